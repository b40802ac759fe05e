/** What belongs to no side: whose turn it is, which, how many play, the dice. */

import { t } from "../i18n";
import { Button } from "../parts/Button";
import { Dialog } from "../parts/Dialog";
import { PLAYERS, type Player, type Situation, type Teams, setPlayers } from "./case";
import { Check, Pick, Stepper } from "./parts";
import { bench, edit } from "./state";

const TEAMS: Teams = [["p1", "p3"], ["p2", "p4"]];

export function TableSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { situation } = bench.value;
  if (!open) return null;
  const say = (change: Partial<Situation>) => edit({ ...situation, ...change });
  const players = PLAYERS.slice(0, situation.sides.length).map((player) => ({ key: player, text: player }));
  return (
    <Dialog title={t("bench_table")} open sheet onClose={onClose} foot={<Button kind="main" onClick={onClose}>{t("bench_done")}</Button>}>
      <div class="sheet">
        <Pick<Player> label={t("bench_active")} options={players} chosen={situation.active} onChoose={(active) => say({ active })} />
        <Stepper label={t("bench_turn")} value={situation.turn} most={200} onChange={(turn) => say({ turn: Math.max(1, turn) })} />
        <Pick<Player> label={t("bench_first")} options={players} chosen={situation.first} onChoose={(first) => say({ first })} />
        <Pick<"main" | "start">
          label={t("bench_phase")} chosen={situation.phase} onChoose={(phase) => say({ phase })}
          options={[{ key: "main", text: t("bench_phase_main") }, { key: "start", text: t("bench_phase_start") }]}
        />
        <Pick
          label={t("bench_players")} chosen={String(situation.sides.length)}
          options={["2", "3", "4"].map((n) => ({ key: n, text: n }))}
          onChoose={(n) => edit(setPlayers(situation, Number(n)))}
        />
        {situation.sides.length === 4 && (
          <Check label={t("bench_teams")} checked={situation.teams !== null} onChange={(on) => say({ teams: on ? TEAMS : null })} />
        )}
        <Check label={t("bench_pack_rush")} checked={situation.packRush} onChange={(packRush) => say({ packRush })} />
        <Stepper label={t("bench_seed")} value={situation.seed} most={999999} onChange={(seed) => say({ seed })} />
      </div>
    </Dialog>
  );
}
