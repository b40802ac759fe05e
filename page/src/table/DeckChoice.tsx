/** Which deck a player plays: a starter deck, one that the browser keeps, the list of the lab, or a list that is pasted. */

import { useId, useState } from "preact/hooks";
import { ListBox } from "../decks/ListBox";
import { decks, forgetDeck, keepDeck } from "../decks/kept";
import { look } from "../desk/asking";
import type { DeskFault } from "../desk/desk";
import { lang, t } from "../i18n";
import { kept } from "../keep";
import { Button } from "../parts/Button";

const STARTERS = ["ice", "singers"] as const;
const PASTED = "pasted";
const LAB = "lab";
const NAMED = "named:";

/** What was chosen for one player, and the list in the field. */
export interface Chosen {
  readonly deck: string;
  readonly pasted: string;
}

/** The list of the lab; empty if there is none. */
function labList(): string {
  try {
    const found = JSON.parse(kept("lab") ?? "{}") as { mine?: unknown };
    return typeof found.mine === "string" ? found.mine : "";
  } catch {
    return "";
  }
}

/** What was chosen, if it is still there; else a starter deck. */
function present(deck: string): string {
  const there = [...STARTERS, PASTED, ...decks.value.map((each) => NAMED + each.name), ...(labList().trim() ? [LAB] : [])];
  return there.includes(deck) ? deck : STARTERS[0];
}

/** The text of the list that was chosen, or what is in the way. */
export async function listOf({ deck, pasted }: Chosen): Promise<string | DeskFault> {
  const chosen = present(deck);
  if (chosen === PASTED) return pasted;
  if (chosen === LAB) return labList();
  if (chosen.startsWith(NAMED)) return decks.value.find((each) => NAMED + each.name === chosen)?.text ?? "";
  const reply = await look("lab.starters", { lang: lang.value });
  return "ok" in reply ? (reply.ok.decks.find((each) => each.name === chosen)?.text ?? "") : reply.error;
}

interface DeckChoiceProps {
  readonly label: string;
  readonly chosen: Chosen;
  readonly onChange: (chosen: Chosen) => void;
}

export function DeckChoice({ label, chosen, onChange }: DeckChoiceProps) {
  const id = useId();
  const { deck, pasted } = chosen;
  const there = present(deck);
  return (
    <div class="deckchoice">
      <label class="deckchoice__label" for={id}>
        {label}
      </label>
      <div class="deckchoice__row">
        <select id={id} value={there} onChange={(event) => onChange({ deck: event.currentTarget.value, pasted })}>
          {STARTERS.map((each) => (
            <option key={each} value={each}>
              {t("table_starter", { name: t(`lab_deck_${each}`) })}
            </option>
          ))}
          {decks.value.map((each) => (
            <option key={each.name} value={NAMED + each.name}>
              {each.name}
            </option>
          ))}
          {labList().trim() && <option value={LAB}>{t("table_lab_list")}</option>}
          <option value={PASTED}>{t("table_paste")}</option>
        </select>
        {there.startsWith(NAMED) && (
          <Button
            kind="quiet"
            onClick={() => {
              forgetDeck(there.slice(NAMED.length));
              onChange({ deck: STARTERS[0], pasted });
            }}
          >
            {t("table_forget")}
          </Button>
        )}
      </div>
      {there === PASTED && (
        <>
          <ListBox label={t("table_list_of", { what: label })} value={pasted} onChange={(text) => onChange({ deck, pasted: text })} />
          {pasted.trim() && <Keeping text={pasted} onKept={(name) => onChange({ deck: NAMED + name, pasted: "" })} />}
        </>
      )}
    </div>
  );
}

/** Keeps a list in the browser under a name. */
function Keeping({ text, onKept }: { text: string; onKept: (name: string) => void }) {
  const [name, setName] = useState("");
  const keepIt = () => {
    const called = name.trim();
    if (!called) return;
    keepDeck(called, text);
    onKept(called);
  };
  return (
    <div class="deckchoice__row">
      <label class="finding">
        {t("table_keep_as")}
        <input
          type="text" maxLength={40} value={name} onInput={(event) => setName(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== "Enter") return;
            event.preventDefault();
            keepIt();
          }}
        />
      </label>
      <Button disabled={!name.trim()} onClick={keepIt}>
        {t("table_keep")}
      </Button>
    </div>
  );
}
