/** Which deck a player plays: a starter deck, one that the browser keeps, the list of the lab, or a list that is pasted. */

import { useEffect, useId, useState } from "preact/hooks";
import { ListBox } from "../decks/ListBox";
import { MOST, decks, forgetDeck, keepDeck, readDecks } from "../decks/kept";
import { STARTERS, askStarters, starters, startersFault } from "../decks/starters";
import type { DeskFault } from "../desk/desk";
import { t } from "../i18n";
import { isText } from "../keep";
import { labList } from "../lab/setting";
import { Button } from "../parts/Button";
import { Dialog } from "../parts/Dialog";

const PASTED = "pasted";
const LAB = "lab";
const NAMED = "named:";

/** What was chosen for one player, and the list in the field. */
export interface Chosen {
  readonly deck: string;
  readonly pasted: string;
}

export function isChosen(found: unknown): found is Chosen {
  const { deck, pasted } = Object(found) as Partial<Chosen>;
  return isText(deck) && isText(pasted);
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
  await askStarters();
  return startersFault.value ?? starters.value[chosen] ?? "";
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
  const named = there.startsWith(NAMED) ? there.slice(NAMED.length) : null;
  useEffect(() => {
    addEventListener("storage", readDecks);
    return () => removeEventListener("storage", readDecks);
  }, []);
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
      </div>
      {named !== null && <Forgetting name={named} onForgotten={() => onChange({ deck: STARTERS[0], pasted })} />}
      {there === PASTED && (
        <>
          <ListBox label={t("table_list_of", { what: label })} value={pasted} onChange={(text) => onChange({ deck, pasted: text })} />
          {pasted.trim() && <Keeping text={pasted} onKept={(name) => onChange({ deck: NAMED + name, pasted: "" })} />}
        </>
      )}
    </div>
  );
}

interface SureProps {
  readonly title: string;
  readonly sentence: string;
  readonly yes: string;
  readonly onYes: () => void;
  readonly onNo: () => void;
}

/** Asks before a list that is kept is gone. */
function Sure({ title, sentence, yes, onYes, onNo }: SureProps) {
  const foot = (
    <>
      <Button kind="main" onClick={onYes}>
        {yes}
      </Button>
      <Button onClick={onNo}>{t("decks_no")}</Button>
    </>
  );
  return (
    <Dialog title={title} open onClose={onNo} foot={foot}>
      <p>{sentence}</p>
    </Dialog>
  );
}

/** Why a list was not kept or not forgotten. */
function Refused({ why }: { why: string }) {
  return (
    <p class="fault" role="alert">
      {t(why, { most: MOST })}
    </p>
  );
}

/** Forgets a list that the browser keeps, if it is certain. */
function Forgetting({ name, onForgotten }: { name: string; onForgotten: () => void }) {
  const [asking, setAsking] = useState(false);
  const [why, setWhy] = useState<string | null>(null);
  const forget = () => {
    const refused = forgetDeck(name);
    setAsking(false);
    setWhy(refused);
    if (!refused) onForgotten();
  };
  return (
    <>
      <div class="deckchoice__row">
        <Button kind="quiet" onClick={() => setAsking(true)}>
          {t("table_forget")}
        </Button>
      </div>
      {asking && (
        <Sure title={t("table_forget")} sentence={t("decks_forget_sure", { name })} yes={t("table_forget")} onYes={forget} onNo={() => setAsking(false)} />
      )}
      {why && <Refused why={why} />}
    </>
  );
}

/** Keeps a list in the browser under a name; asks first if that would take the place of another. */
function Keeping({ text, onKept }: { text: string; onKept: (name: string) => void }) {
  const [name, setName] = useState("");
  const [asking, setAsking] = useState(false);
  const [why, setWhy] = useState<string | null>(null);
  const called = name.trim();
  const keepIt = () => {
    const refused = keepDeck(called, text);
    setAsking(false);
    setWhy(refused);
    if (!refused) onKept(called);
  };
  const tryIt = () => {
    if (!called) return;
    readDecks();
    if (decks.value.some((deck) => deck.name === called && deck.text !== text)) setAsking(true);
    else keepIt();
  };
  return (
    <>
      <div class="deckchoice__row">
        <label class="finding">
          {t("table_keep_as")}
          <input
            type="text" maxLength={40} value={name} onInput={(event) => setName(event.currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key !== "Enter") return;
              event.preventDefault();
              tryIt();
            }}
          />
        </label>
        <Button disabled={!called} onClick={tryIt}>
          {t("table_keep")}
        </Button>
      </div>
      {asking && (
        <Sure title={t("decks_replace")} sentence={t("decks_replace_sure", { name: called })} yes={t("decks_replace")} onYes={keepIt} onNo={() => setAsking(false)} />
      )}
      {why && <Refused why={why} />}
    </>
  );
}
