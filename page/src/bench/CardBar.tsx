/** Below a row: what is changed most often of the card that was put there last, or tapped. */

import { useEffect, useRef } from "preact/hooks";
import { t } from "../i18n";
import { ICONS, Icon } from "../parts/Button";
import { type Spot, type Zone, ZONES } from "./case";
import { AtLocation } from "./CardSheet";
import { Choose, Stepper, Toggle } from "./parts";
import { placing } from "./placing";

const COPY = "M9 9H20V20H9ZM15 9V4H4V15H9";

interface CardBarProps {
  readonly spot: Spot;
  readonly onSpot: (spot: Spot | null) => void;
  readonly onFull: () => void;
}

export function CardBar({ spot, onSpot, onFull }: CardBarProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const face = place.current?.parentElement?.querySelector("[aria-pressed=true]");
    face?.scrollIntoView({ block: "nearest", inline: "nearest" });
    place.current?.scrollIntoView({ block: "nearest" });
  }, [spot]);
  const found = placing(spot, onSpot);
  if (!found) return null;
  const { card, type, say } = found;
  const away = () => {
    place.current?.closest(".side")?.querySelector<HTMLElement>(".side__name")?.focus({ preventScroll: true });
    found.remove();
  };
  const tools = [
    { icon: COPY, label: t("bench_copy_what", { what: card.card }), onClick: found.copy },
    { icon: ICONS.close, label: t("bench_remove_what", { what: card.card }), onClick: away },
    { icon: ICONS.settings, label: t("bench_card_more", { card: card.card }), onClick: onFull },
  ];
  return (
    <div class="cardbar" ref={place} role="group" aria-label={card.card}>
      <p class="cardbar__name">{card.card}</p>
      {spot.zone === "play" && (
        <>
          {type !== "location" && <Toggle label={t("bench_exerted")} on={card.exerted ?? false} onToggle={(on) => say({ exerted: on || undefined })} />}
          <Toggle label={t("bench_dries")} on={card.drying ?? false} onToggle={(on) => say({ drying: on || undefined })} />
          {type !== "item" && <Stepper label={t("bench_damage")} sign="✹" value={card.damage ?? 0} onChange={(n) => say({ damage: n || undefined })} />}
          {type === "character" && <AtLocation found={found} quiet />}
        </>
      )}
      <Choose
        label={t("bench_where")} quiet chosen={spot.zone}
        options={ZONES.map((zone) => ({ key: zone, text: t(`zone_${zone}`) }))}
        onChoose={(zone) => found.to(spot.side, zone as Zone)}
      />
      <span class="cardbar__tools">
        {tools.map(({ icon, label, onClick }) => (
          <button key={icon} type="button" class="icon-button" title={label} aria-label={label} onClick={onClick}>
            <Icon d={icon} />
          </button>
        ))}
      </span>
    </div>
  );
}
