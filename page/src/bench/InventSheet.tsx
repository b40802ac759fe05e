/** A card that is in no set: what is printed on it is typed, and its text is read as that of any card. */

import { useState } from "preact/hooks";
import { CardFace } from "../card/CardFace";
import { type CardType, INKS, TYPES } from "../card/facts";
import { t } from "../i18n";
import { Button } from "../parts/Button";
import { Dialog } from "../parts/Dialog";
import { nameOf } from "./case";
import { BLANK, type Invented, NUMBERS, invent, invented, inventedFacts } from "./invented";
import { Check, Pick, Stepper, Toggle } from "./parts";

const LONGEST = 80;

interface InventSheetProps {
  /** The name that the sheet begins with: of an invented card, or what was searched for and not found. */
  readonly name: string;
  /** Called with the name of the card once it is in the case. */
  readonly onMade: (name: string) => void;
  readonly onClose: () => void;
}

export function InventSheet({ name, onMade, onClose }: InventSheetProps) {
  const [card, setCard] = useState<Invented>(() => invented(name) ?? { ...BLANK, fullName: name.slice(0, LONGEST) });
  const say = (change: Partial<Invented>) => setCard({ ...card, ...change });
  const fullName = card.fullName.trim();
  const isCopy = nameOf(fullName) !== fullName; // "Name#2" is a copy of another card
  const foot = (
    <>
      <Button kind="quiet" onClick={onClose}>
        {t("bench_cancel")}
      </Button>
      <Button
        kind="main" disabled={!fullName || isCopy}
        onClick={() => {
          invent({ ...card, fullName }, name);
          onMade(fullName);
        }}
      >
        {t("bench_invent_done")}
      </Button>
    </>
  );
  return (
    <Dialog title={t("bench_invent")} open sheet onClose={onClose} foot={foot}>
      <div class="sheet">
        <label class="field">
          {t("bench_invent_name")}
          <input type="text" maxLength={LONGEST} value={card.fullName} onInput={(event) => say({ fullName: event.currentTarget.value })} />
        </label>
        <Pick<CardType>
          label={t("bench_invent_type")} chosen={card.type} onChoose={(type) => say({ type })}
          options={TYPES.map((type) => ({ key: type, text: t(`type_${type}`) }))}
        />
        {card.type === "action" && (
          <Check label={t("type_song")} checked={card.subtypes.includes("Song")} onChange={(on) => say({ subtypes: on ? ["Song"] : [] })} />
        )}
        <fieldset class="pick">
          <legend>{t("bench_invent_inks")}</legend>
          {INKS.map((ink) => (
            <Toggle
              key={ink} label={t(`ink_${ink}`)} on={card.inks.includes(ink)}
              onToggle={(on) => say({ inks: on ? [...card.inks, ink].slice(-2) : card.inks.filter((each) => each !== ink) })}
            />
          ))}
        </fieldset>
        <Stepper label={t("bench_cost")} value={card.cost} onChange={(cost) => say({ cost })} />
        <Check label={t("bench_inkable")} checked={card.inkwell} onChange={(inkwell) => say({ inkwell })} />
        {NUMBERS[card.type].map((key) => (
          <Stepper key={key} label={t(`bench_${key}`)} value={card[key]} onChange={(n) => say({ [key]: n })} />
        ))}
        {card.type === "character" && (
          <label class="field">
            {t("bench_invent_classes")}
            <input
              type="text" value={card.subtypes.join(", ")}
              onChange={(event) => say({ subtypes: event.currentTarget.value.split(",").map((each) => each.trim()).filter(Boolean) })}
            />
          </label>
        )}
        <label class="field">
          {t("bench_invent_text", { symbols: "{E} {I} {S} {W} {L}" })}
          <textarea rows={5} maxLength={1000} value={card.text} onInput={(event) => say({ text: event.currentTarget.value })} />
        </label>
        {fullName && <CardFace card={inventedFacts(card)} size="row" />}
      </div>
    </Dialog>
  );
}
