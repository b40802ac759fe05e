/** Everything that can be said of one card of the situation. */

import { t } from "../i18n";
import { Button } from "../parts/Button";
import { CardSearch } from "../parts/CardSearch";
import { Dialog } from "../parts/Dialog";
import { link } from "../router";
import { PLAYERS, type Pile, type Placed, type Player, type Spot, ZONES, nameOf, nextLabel, size } from "./case";
import { invented } from "./invented";
import { Check, Choose, Pick, Stepper } from "./parts";
import { type Placing, type Say, placing } from "./placing";
import { bench } from "./state";

interface CardSheetProps {
  readonly spot: Spot | null;
  readonly onSpot: (spot: Spot | null) => void;
  readonly onClose: () => void;
  /** Called with the name of an invented card that is to be changed. */
  readonly onInvented: (name: string) => void;
}

export function CardSheet({ spot, onSpot, onClose, onInvented }: CardSheetProps) {
  const found = spot && placing(spot, onSpot);
  if (!spot || !found) return null;
  const { card, say, to } = found;
  const foot = (
    <>
      <Button
        kind="quiet"
        onClick={() => {
          found.remove();
          onClose();
        }}
      >
        {t("bench_remove")}
      </Button>
      <Button onClick={found.copy}>{t("bench_copy_card")}</Button>
      <Button kind="main" onClick={onClose}>
        {t("bench_done")}
      </Button>
    </>
  );
  return (
    <Dialog title={card.card} open sheet onClose={onClose} foot={foot}>
      <div class="sheet">
        <Pick
          label={t("bench_whose")} chosen={String(spot.side)}
          options={bench.value.situation.sides.map((_, i) => ({ key: String(i), text: PLAYERS[i] ?? "" }))}
          onChoose={(key) => to(Number(key), spot.zone)}
        />
        <Pick
          label={t("bench_where")} chosen={spot.zone}
          options={ZONES.map((zone) => ({ key: zone, text: t(`zone_${zone}`) }))}
          onChoose={(zone) => to(spot.side, zone)}
        />
        {spot.zone === "play" && <InPlay found={found} />}
        {spot.zone === "deck" && <Stepper label={t("bench_above")} value={card.above ?? 0} onChange={(n) => say({ above: n || undefined })} />}
        {(spot.zone === "hand" || spot.zone === "deck" || spot.zone === "ink" || spot.zone === "exerted_ink") && (
          <Knowing card={card} say={say} />
        )}
        {invented(nameOf(card.card)) ? (
          <Button kind="quiet" onClick={() => onInvented(nameOf(card.card))}>
            {t("bench_invent_change")}
          </Button>
        ) : (
          <p>
            <a href={link(["cards", nameOf(card.card)])}>{t("bench_to_card")}</a>
          </p>
        )}
      </div>
    </Dialog>
  );
}

function InPlay({ found }: { found: Placing }) {
  const { card, type, say } = found;
  return (
    <>
      {type !== "location" && (
        <Check label={t("bench_exerted")} checked={card.exerted ?? false} onChange={(on) => say({ exerted: on || undefined })} />
      )}
      <Check label={t("bench_drying")} checked={card.drying ?? false} onChange={(on) => say({ drying: on || undefined })} />
      {type !== "item" && <Stepper label={t("bench_damage")} value={card.damage ?? 0} onChange={(n) => say({ damage: n || undefined })} />}
      {type === "character" && <AtLocation found={found} />}
      {type === "character" && (
        <>
          <Under label={t("bench_under")} pile={card.under} onPile={(under) => say({ under })} />
          {card.under && <Check label={t("bench_shifted")} checked={card.shifted ?? true} onChange={(on) => say({ shifted: on ? undefined : false })} />}
          <Under label={t("bench_facedown")} pile={card.facedown} onPile={(facedown) => say({ facedown })} />
        </>
      )}
      <Stepper label={t("bench_card_drops")} value={card.drops ?? 0} onChange={(n) => say({ drops: n || undefined })} />
    </>
  );
}

/** Cards under a card: some by name, and a number of cards that do not matter. */
function Under({ label, pile, onPile }: { label: string; pile: Pile | undefined; onPile: (pile: Pile | undefined) => void }) {
  const { cards, fillers } = pile ?? { cards: [], fillers: 0 };
  const set = (next: Pile) => onPile(size(next) ? next : undefined);
  return (
    <fieldset class="under">
      <legend>{label}</legend>
      <Stepper label={t("bench_any_cards")} value={fillers} onChange={(n) => set({ cards, fillers: n })} />
      {cards.map((each) => (
        <p key={each.card} class="under__card">
          {each.card}
          <button
            type="button" class="textbutton" aria-label={t("bench_remove_what", { what: each.card })}
            onClick={() => set({ cards: cards.filter((other) => other !== each), fillers })}
          >
            {t("bench_remove")}
          </button>
        </p>
      ))}
      <CardSearch
        label={t("bench_under_add")}
        onPick={(picked) => set({ cards: [...cards, { card: nextLabel(bench.value.situation, picked.full_name) }], fillers })}
      />
    </fieldset>
  );
}

/** At which location of its side a character is; nothing where there is none. */
export function AtLocation({ found: { card, locations, say }, quiet = false }: { found: Placing; quiet?: boolean }) {
  if (!locations.length) return null;
  return (
    <Choose
      label={t("bench_location")} quiet={quiet} chosen={card.at ?? ""}
      options={[{ key: "", text: t("bench_nowhere") }, ...locations.map((label) => ({ key: label, text: label }))]}
      onChoose={(at) => say({ at: at || undefined })}
    />
  );
}

/** Who knows a hidden card, if not those who usually do. */
function Knowing({ card, say }: { card: Placed; say: Say }) {
  const players = PLAYERS.slice(0, bench.value.situation.sides.length);
  const known = card.known;
  const how = known === undefined ? "usual" : known === "all" ? "all" : "some";
  return (
    <>
      <Pick
        label={t("bench_known")} chosen={how}
        options={(["usual", "all", "some"] as const).map((key) => ({ key, text: t(`bench_known_${key}`) }))}
        onChoose={(key) => say({ known: key === "usual" ? undefined : key === "all" ? "all" : [] })}
      />
      {Array.isArray(known) &&
        players.map((player) => (
          <Check
            key={player} label={player} checked={(known as readonly Player[]).includes(player)}
            onChange={(on) => say({ known: on ? [...known, player] : (known as readonly Player[]).filter((each) => each !== player) })}
          />
        ))}
    </>
  );
}
