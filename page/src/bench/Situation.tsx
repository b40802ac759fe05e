/** The situation before anything happens: two sides, cards put there by typing and changed by tapping. */

import { signal } from "@preact/signals";
import { useState } from "preact/hooks";
import { t } from "../i18n";
import { ICONS, Icon } from "../parts/Button";
import { CardSearch } from "../parts/CardSearch";
import { CardBar } from "./CardBar";
import { CardSheet } from "./CardSheet";
import { InventSheet } from "./InventSheet";
import { SideSheet } from "./SideSheet";
import { TableSheet } from "./TableSheet";
import { PLAYERS, type Spot, type Zone, ZONES, add, cycle, labels, nameOf, setFillers, setSide } from "./case";
import { Back, FaceButton, factsOf, shownOf } from "./faces";
import { Choose, Pick, Stepper } from "./parts";
import { bench, edit } from "./state";

/** Where the next card goes: whose side, and the zone; "usual" is play, and the hand for actions. */
const target = signal<{ readonly side: number; readonly zone: Zone | "usual" }>({ side: 0, zone: "usual" });

/** The card whose bar is open: the one that was put there last, or tapped. */
const chosen = signal<Spot | null>(null);

/** Puts one more card of that name where the next one goes. */
export function put(name: string): void {
  const { situation } = bench.value;
  const { side, zone } = target.value;
  const usual = factsOf(name).type === "action" ? "hand" : "play";
  const [next, there] = add(situation, Math.min(side, situation.sides.length - 1), zone === "usual" ? usual : zone, name);
  edit(next);
  chosen.value = there;
}

export function Situation() {
  const { situation } = bench.value;
  const [full, setFull] = useState(false);
  const [side, setSideOpen] = useState<number | null>(null);
  const [table, setTable] = useState(false);
  const [own, setOwn] = useState<string | null>(null);
  const at = Math.min(target.value.side, situation.sides.length - 1);
  return (
    <div class="situation">
      <div class="adding">
        <CardSearch label={t("bench_add")} placeholder={t("bench_add_hint")} onPick={(found) => put(found.full_name)} onNone={setOwn} />
        <div class="adding__where">
          <Pick
            label={t("bench_whose")} quiet chosen={String(at)}
            options={situation.sides.map((_, i) => ({ key: String(i), text: PLAYERS[i] ?? "" }))}
            onChoose={(key) => (target.value = { ...target.value, side: Number(key) })}
          />
          <Choose
            label={t("bench_where")} quiet chosen={target.value.zone}
            options={(["usual", "play", "hand", "ink", "discard", "deck"] as const).map((zone) => ({ key: zone, text: t(`bench_to_${zone}`) }))}
            onChoose={(zone) => (target.value = { ...target.value, zone: zone as Zone | "usual" })}
          />
        </div>
      </div>
      {situation.sides.map((_, i) => (
        <SideOf key={i} at={i} onFull={() => setFull(true)} onMore={() => setSideOpen(i)} />
      ))}
      <p class="situation__turn">
        {t("bench_turn_line", { turn: situation.turn, player: situation.active })}
        <button type="button" class="textbutton" onClick={() => setTable(true)}>
          {t("bench_change")}
        </button>
        <button type="button" class="textbutton" onClick={() => setOwn("")}>
          {t("bench_invent")}
        </button>
      </p>
      {full && (
        <CardSheet
          spot={chosen.value} onSpot={(spot) => (chosen.value = spot)} onClose={() => setFull(false)}
          onInvented={(name) => {
            setFull(false);
            setOwn(name);
          }}
        />
      )}
      <SideSheet side={side} onClose={() => setSideOpen(null)} />
      {own !== null && (
        <InventSheet
          name={own} onClose={() => setOwn(null)}
          onMade={(name) => {
            setOwn(null);
            if (!labels(situation).some((label) => nameOf(label) === name)) put(name);
          }}
        />
      )}
      <TableSheet open={table} onClose={() => setTable(false)} />
    </div>
  );
}

function SideOf({ at, onFull, onMore }: { at: number; onFull: () => void; onMore: () => void }) {
  const { situation } = bench.value;
  const side = situation.sides[at];
  const player = PLAYERS[at] ?? "";
  if (!side) return null;
  const shown = ZONES.filter((zone) => zone === "play" || side.zones[zone].cards.length > 0 || (zone === "hand" && side.zones.hand.fillers > 0));
  return (
    <section class="side" aria-label={t("bench_side", { player })}>
      <header class="side__head">
        <h3>
          <button
            type="button" class="side__name" aria-pressed={situation.active === player} title={t("bench_gives_turn", { player })}
            onClick={() => edit({ ...situation, active: PLAYERS[at] ?? "p1" })}
          >
            {player}
            <span class="side__turn" aria-hidden="true" />
            {situation.active === player && <span class="visually-hidden">{t("bench_is_active")}</span>}
          </button>
        </h3>
        <Stepper label={t("bench_lore")} sign="◊" value={side.lore} onChange={(lore) => edit(setSide(situation, at, { lore }))} />
        <Stepper
          label={t("bench_ink")} sign="⬡" value={side.zones.ink.fillers}
          onChange={(n) => edit(setFillers(situation, at, "ink", n))}
        />
        <button type="button" class="icon-button side__more" aria-label={t("bench_side_more", { player })} onClick={onMore}>
          <Icon d={ICONS.settings} />
        </button>
      </header>
      {shown.map((zone) => (
        <ZoneRow key={zone} at={at} zone={zone} onFull={onFull} />
      ))}
    </section>
  );
}

function ZoneRow({ at, zone, onFull }: { at: number; zone: Zone; onFull: () => void }) {
  const { situation } = bench.value;
  const pile = situation.sides[at]?.zones[zone];
  const open = chosen.value?.side === at && chosen.value.zone === zone ? chosen.value : null;
  if (!pile) return null;
  return (
    <div class={`zone zone--${zone}`}>
      {zone !== "play" && <h4 class="zone__name">{t(`zone_${zone}`)}</h4>}
      <ul class="row" aria-label={t(`zone_${zone}`)}>
        {pile.cards.map((card, i) => {
          const spot = { side: at, zone, at: i };
          const isOpen = open?.at === i;
          return (
            <li key={card.card} class="row__card">
              <FaceButton
                card={shownOf(card)} label={card.card} pressed={isOpen}
                describe={isOpen && zone === "play" ? t("bench_tap_turns") : t("bench_tap_opens")}
                onTap={() => {
                  if (!isOpen) chosen.value = spot;
                  else if (zone === "play") edit(cycle(situation, spot, factsOf(card.card).type === "location"));
                  else chosen.value = null;
                }}
              />
              {card.at && <span class="row__note">{t("bench_at", { location: card.at })}</span>}
            </li>
          );
        })}
        {pile.fillers > 0 && zone !== "deck" && (
          <li class="row__card">
            <Back n={pile.fillers} />
          </li>
        )}
        {pile.cards.length + pile.fillers === 0 && <li class="row__empty">{t("bench_nothing_here")}</li>}
      </ul>
      {open && <CardBar spot={open} onSpot={(spot) => (chosen.value = spot)} onFull={onFull} />}
    </div>
  );
}
