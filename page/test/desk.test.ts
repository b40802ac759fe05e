import { expect, test, vi } from "vitest";
import { look, startDesk } from "../src/desk/asking";
import { fixtureDesk } from "../src/desk/fixture";
import { httpDesk } from "../src/desk/http";
import { type Asked, type Port, type Told, workerDesk } from "../src/desk/worker_desk";

class FakeWorker implements Port {
  readonly sent: unknown[] = [];
  private readonly hear: Record<string, ((event: never) => void)[]> = {};
  postMessage(message: unknown): void {
    this.sent.push(message);
  }
  addEventListener(kind: string, hear: (event: never) => void): void {
    (this.hear[kind] ??= []).push(hear);
  }
  tell(data: Told): void {
    for (const each of this.hear["message"] ?? []) each({ data } as never);
  }
  break(): void {
    for (const each of this.hear["error"] ?? []) each(undefined as never);
  }
}

test("a call made before the engine is ready waits for it", async () => {
  const worker = new FakeWorker();
  const desk = workerDesk(worker, "https://x/engine/");
  expect(worker.sent).toEqual([{ engine: "https://x/engine/" }]);
  const reply = desk.call("rules.look", { number: "4.5.1", lang: "en" });
  expect(worker.sent).toHaveLength(1);
  worker.tell({ progress: 0.5, key: "desk_loading" });
  expect(desk.ready.value).toEqual({ state: "loading", progress: 0.5, key: "desk_loading" });
  worker.tell({ ready: true });
  const asked = worker.sent[1] as Asked;
  expect(asked.call).toBe("rules.look");
  worker.tell({ id: asked.id, reply: { ok: 7 } });
  expect(await reply).toEqual({ ok: 7 });
});

test("the bar never goes back", () => {
  const worker = new FakeWorker();
  const desk = workerDesk(worker, "x");
  worker.tell({ progress: 0.6, key: "desk_loading" });
  worker.tell({ progress: 0.2, key: "desk_starting" });
  expect(desk.ready.value.progress).toBe(0.6);
});

test("if the engine cannot be loaded, whoever waits is told", async () => {
  const worker = new FakeWorker();
  const desk = workerDesk(worker, "x");
  const reply = desk.call("rules.look", { number: "1", lang: "en" });
  worker.break();
  expect(await reply).toEqual({ error: { kind: "Fault", text: "desk_failed" } });
  expect(await desk.call("rules.look", { number: "1", lang: "en" })).toHaveProperty("error.text", "desk_failed");
});

test("a server that does not answer, or not in JSON, is a sentence", async () => {
  const desk = httpDesk("https://x/");
  const answers = [
    () => Promise.reject(new Error("offline")),
    () => Promise.resolve(new Response("<h1>502</h1>", { status: 502 })),
    () => Promise.resolve(new Response("", { status: 413 })),
    () => Promise.resolve(Response.json({ ok: { version: "1" } })),
  ];
  const texts = [];
  for (const answer of answers) {
    vi.stubGlobal("fetch", answer);
    const reply = await desk.call("desk.hello", { lang: "en" });
    texts.push("error" in reply ? reply.error.text : reply.ok.version);
  }
  expect(texts).toEqual(["desk_unreachable", "desk_unreachable", "desk_too_large", "1"]);
});

test("what does not change is asked once; a fault is asked again", async () => {
  const desk = fixtureDesk();
  startDesk(desk);
  await look("rules.look", { number: "4.5.1", lang: "en" });
  await look("rules.look", { number: "4.5.1", lang: "en" });
  expect(desk.asked).toHaveLength(1);
  await look("desk.hello", { lang: "en" });
  await look("desk.hello", { lang: "en" });
  expect(desk.asked).toHaveLength(3);
});
