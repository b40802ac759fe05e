/** Where a game begins: the decks, who sits opposite, and how many games. */

import { signal } from "@preact/signals";
import { Choose } from "../bench/parts";
import { desk } from "../desk/asking";
import { lang, t } from "../i18n";
import { isText, keep, keptFields } from "../keep";
import { Button } from "../parts/Button";
import { Fault, faultText } from "../parts/Fault";
import { type Chosen, DeckChoice, isChosen, listOf } from "./DeckChoice";
import { WhichFace } from "./faces";
import { begin, busy, fault } from "./state";

const KEPT = "table.start";

/** Bots, and how long they think, in playouts. */
const BOTS = ["greedy", "random", "search:200", "search:1000", "person"] as const;

interface Wishes {
  readonly own: Chosen;
  readonly other: Chosen;
  readonly against: string;
  readonly best: 1 | 3;
}

const FIRST: Wishes = { own: { deck: "ice", pasted: "" }, other: { deck: "singers", pasted: "" }, against: "greedy", best: 1 };

const wishes = signal<Wishes>(
  keptFields(KEPT, FIRST, { own: isChosen, other: isChosen, against: isText, best: (found) => found === 1 || found === 3 }),
);
/** Whether the lists are being looked at, before the game is asked for. */
const starting = signal(false);
const problem = signal<string | null>(null);

function change(part: Partial<Wishes>): void {
  problem.value = null;
  wishes.value = { ...wishes.value, ...part };
  keep(KEPT, JSON.stringify(wishes.value));
}

/** What is wrong with a list; null if nothing is. */
async function wrong(text: string): Promise<string | null> {
  if (!text.trim()) return t("table_no_list");
  const reply = await desk().call("deck.read", { text, lang: lang.value });
  return "ok" in reply ? (reply.ok.problems[0] ?? null) : faultText(reply.error);
}

/** The lists that were chosen; null if one cannot be played, and the page says why. */
async function playable(chosen: readonly Chosen[]): Promise<string[] | null> {
  const lists: string[] = [];
  for (const each of chosen) {
    const list = await listOf(each);
    problem.value = isText(list) ? await wrong(list) : faultText(list);
    if (problem.value || !isText(list)) return null;
    lists.push(list);
  }
  return lists;
}

/** Begins a game once: who taps twice does not open two. */
async function start(): Promise<void> {
  if (starting.value) return;
  starting.value = true;
  const { own, other, against, best } = wishes.value;
  const lists = await playable([own, other]);
  if (lists) await begin({ lists, seats: ["person", bots().find((each) => each === against) ?? "greedy"], best, open_lists: false });
  starting.value = false;
}

/** The bots that this door has: one that thinks would hold up the page where there is no server. */
function bots(): readonly string[] {
  return BOTS.filter((each) => desk().kind === "server" || !each.startsWith("search"));
}

function nameOfBot(bot: string): string {
  return bot.startsWith("search") ? t("table_bot_search", { n: Number(bot.split(":")[1]) }) : t(`table_bot_${bot}`);
}

export function Start() {
  const { own, other, against, best } = wishes.value;
  return (
    <form
      class="begin"
      onSubmit={(event) => {
        event.preventDefault();
        void start();
      }}
    >
      <h1>{t("table_new")}</h1>
      <p class="soft">{t("table_about")}</p>
      <div class="begin__decks">
        <DeckChoice label={t("table_own_list")} chosen={own} onChange={(next) => change({ own: next })} />
        <DeckChoice label={t("table_other_list")} chosen={other} onChange={(next) => change({ other: next })} />
      </div>
      <div class="begin__row">
        <Choose
          label={t("table_against")} chosen={bots().find((each) => each === against) ?? "greedy"} onChoose={(key) => change({ against: key })}
          options={bots().map((key) => ({ key, text: nameOfBot(key) }))}
        />
        <Choose
          label={t("table_games")} chosen={String(best)} onChoose={(key) => change({ best: key === "3" ? 3 : 1 })}
          options={[{ key: "1", text: t("table_one") }, { key: "3", text: t("table_best_of_three") }]}
        />
      </div>
      {problem.value && (
        <p class="fault" role="alert">
          {problem.value}
        </p>
      )}
      {fault.value && <Fault fault={fault.value} />}
      <Button kind="main" type="submit" disabled={busy.value || starting.value}>
        {t("table_begin")}
      </Button>
      <WhichFace />
    </form>
  );
}
