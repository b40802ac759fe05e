/** Files: cases that come in by dropping, choosing and pasting, and go out as scenarios and pictures. */

import { desk } from "../desk/asking";
import type { DeskFault } from "../desk/desk";
import { lang } from "../i18n";
import type { Case } from "./case";
import { open } from "./state";

/** A file that is larger than this is not read: the desk would refuse it, too. */
export const LARGEST = 256 * 1024;

/** Opens a scenario, a record or a case that somebody wrote; what was wrong with it, if anything was. */
export async function openText(text: string, name: string): Promise<DeskFault | null> {
  const reply = await desk().call("judge.open", { text, name, lang: lang.value });
  if (!("ok" in reply)) return reply.error;
  open({ ...reply.ok.case, title: reply.ok.title });
  return null;
}

/** Opens an example. */
export async function openExample(id: string): Promise<DeskFault | null> {
  const reply = await desk().call("examples.show", { id, lang: lang.value });
  return "ok" in reply ? openText(reply.ok.text, `${id}.yaml`) : reply.error;
}

export async function openFile(file: File): Promise<DeskFault | null> {
  if (file.size > LARGEST) return { kind: "TooLarge", text: "bench_too_large" };
  return openText(await file.text(), file.name);
}

/** Hands a file to whoever sits here. */
export function download(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** A name for a file that says what is in it. */
export function fileName(given: Case, ending: string): string {
  const words = (given.title ?? "").normalize("NFKD").replace(/[^\w]+/g, "-").replace(/^-+|-+$/g, "").toLowerCase().slice(0, 60);
  return `${words || "case"}.${ending}`;
}

export async function saveScenario(given: Case): Promise<DeskFault | null> {
  const reply = await desk().call("judge.file", { case: given, as: "yaml", expect: true, lang: lang.value });
  if (!("ok" in reply)) return reply.error;
  download(fileName(given, "yaml"), new Blob([reply.ok.text], { type: "text/yaml" }));
  return null;
}
