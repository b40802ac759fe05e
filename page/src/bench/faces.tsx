/** Cards on the bench: faces that can be tapped. */

import { CardBack, CardFace, faceLabel } from "../card/CardFace";
import type { Facts, Shown } from "../card/facts";
import { cardNow } from "../data";
import { t } from "../i18n";
import { type Placed, nameOf } from "./case";
import { bench } from "./state";

/** What is known of a card that somebody has invented, as far as a face shows it. */
function invented(name: string): Facts | undefined {
  for (const each of bench.value.cards ?? []) {
    if (typeof each !== "object" || each === null || Array.isArray(each)) continue;
    const card = each as { readonly [key: string]: unknown };
    if (String(card["fullName"]).toLowerCase() !== name.toLowerCase()) continue;
    const [first = name, version] = name.split(" - ");
    const number = (key: string) => (typeof card[key] === "number" ? card[key] : 0);
    const type = String(card["type"] ?? "Character").toLowerCase() as Facts["type"];
    const figures = type === "action" || type === "item" ? {} : {
      willpower: number("willpower"), lore: number("lore"), ...(type === "character" ? { strength: number("strength") } : { move_cost: number("moveCost") }),
    };
    const subtypes = Array.isArray(card["subtypes"]) ? card["subtypes"].map(String) : [];
    return {
      name: first, version: version ?? null, full_name: name, type, song: subtypes.includes("Song"),
      inks: String(card["color"] ?? "").toLowerCase().split("-").filter(Boolean) as unknown as Facts["inks"],
      inkable: card["inkwell"] === true, printed: { cost: number("cost"), ...figures }, classes: subtypes, keywords: [],
    };
  }
  return undefined;
}

/** The facts of a card of the situation; of one that nobody knows, its name. */
export function factsOf(label: string): Facts {
  const name = nameOf(label);
  return (
    cardNow(name) ?? invented(name) ?? {
      name, version: null, full_name: name, type: "character", song: false, inks: [], inkable: false, printed: {}, classes: [], keywords: [],
    }
  );
}

/** A card of the situation with what is said of it. */
export function shownOf(card: Placed): Shown {
  const facts = factsOf(card.card);
  const facedown = typeof card.facedown === "number" ? Array.from({ length: card.facedown }, () => null) : (card.facedown ?? []);
  return {
    ...facts, exerted: card.exerted ?? false, drying: card.drying ?? false, damage: card.damage ?? 0,
    under: card.under ?? [], facedown,
  };
}

interface FaceButtonProps {
  readonly card: Shown;
  readonly onTap: () => void;
  readonly pressed?: boolean;
  readonly marked?: boolean;
  readonly describe?: string;
}

/** A card that can be tapped.  Its name is its whole sentence, for those who hear the page. */
export function FaceButton({ card, onTap, pressed, marked, describe }: FaceButtonProps) {
  return (
    <button
      type="button"
      class={`facelink${marked ? " facelink--offered" : ""}${pressed ? " facelink--picked" : ""}`}
      {...(pressed === undefined ? {} : { "aria-pressed": pressed })}
      onClick={onTap}
    >
      <CardFace card={card} size="row" hidden />
      <span class="visually-hidden">{describe ? `${faceLabel(card)}. ${describe}` : faceLabel(card)}</span>
    </button>
  );
}

/** Cards that nobody may look at, as one back with their number. */
export function Back({ n }: { n: number }) {
  return (
    <span class="back">
      <CardBack label={t("bench_hidden", { n })} />
      {n > 1 && (
        <span class="back__n" aria-hidden="true">
          ×{n}
        </span>
      )}
    </span>
  );
}
