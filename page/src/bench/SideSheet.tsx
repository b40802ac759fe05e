/** The figures of one side: all that can be said of a player. */

import { t } from "../i18n";
import { Button } from "../parts/Button";
import { Dialog } from "../parts/Dialog";
import { PLAYERS, setFillers, setSide } from "./case";
import { Check, Stepper } from "./parts";
import { bench, edit } from "./state";

const PILES = ["ink", "exerted_ink", "hand", "deck", "discard"] as const;

export function SideSheet({ side: at, onClose }: { side: number | null; onClose: () => void }) {
  const { situation } = bench.value;
  const side = at === null ? undefined : situation.sides[at];
  if (at === null || !side) return null;
  const say = (change: Parameters<typeof setSide>[2]) => edit(setSide(situation, at, change));
  return (
    <Dialog
      title={t("bench_side", { player: PLAYERS[at] ?? "" })} open sheet onClose={onClose}
      foot={<Button kind="main" onClick={onClose}>{t("bench_done")}</Button>}
    >
      <div class="sheet">
        <Stepper label={t("bench_lore")} value={side.lore} onChange={(lore) => say({ lore })} />
        <p class="soft">{t("bench_fillers")}</p>
        {PILES.map((zone) => (
          <Stepper
            key={zone} label={t(`zone_${zone}`)} value={side.zones[zone].fillers} most={200}
            onChange={(n) => edit(setFillers(situation, at, zone, n))}
          />
        ))}
        <Stepper label={t("bench_drops")} value={side.drops} onChange={(drops) => say({ drops })} />
        <Stepper label={t("bench_inked")} value={side.inked} onChange={(inked) => say({ inked })} />
        <Check
          label={t("bench_turns_said")} checked={side.turns !== null}
          onChange={(on) => say({ turns: on ? Math.ceil(situation.turn / situation.sides.length) : null })}
        />
        {side.turns !== null && <Stepper label={t("bench_turns")} value={side.turns} onChange={(turns) => say({ turns })} />}
        {situation.packRush && (
          <>
            <Stepper label={t("bench_marketing")} value={side.marketing[0]} onChange={(n) => say({ marketing: [n, side.marketing[1]] })} />
            <Stepper label={t("bench_marketing_exerted")} value={side.marketing[1]} onChange={(n) => say({ marketing: [side.marketing[0], n] })} />
          </>
        )}
        {situation.sides.length > 2 && <Check label={t("bench_out")} checked={side.out} onChange={(out) => say({ out })} />}
      </div>
    </Dialog>
  );
}
