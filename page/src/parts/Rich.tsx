/** Texts with signs in them: the sign is drawn, and its name is said to those who do not see it. */

import { Fragment, type JSX } from "preact";
import { Glyph, SIGN_OF } from "../card/symbols";
import { nameLength } from "../card/typeset";
import { t } from "../i18n";

/** A text with a capital letter in front. */
export function upper(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** A text whose signs are drawn. */
export function Rich({ text }: { text: string }): JSX.Element {
  return (
    <>
      {text.split(/([¤⛉◊⬡⟳◉])/).map((piece, i) => {
        const sign = SIGN_OF[piece];
        return sign ? <Glyph key={i} sign={sign} title={t(`sign_${sign}`)} /> : <Fragment key={i}>{piece}</Fragment>;
      })}
    </>
  );
}

/** A paragraph of a card: the name of its ability stands out. */
export function Ability({ text }: { text: string }): JSX.Element {
  const words = text.split(" ");
  const n = nameLength(words);
  if (!n) return <Rich text={text} />;
  return (
    <>
      <strong class="ability">{words.slice(0, n).join(" ")}</strong> <Rich text={words.slice(n).join(" ")} />
    </>
  );
}
