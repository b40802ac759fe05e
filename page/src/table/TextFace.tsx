/** The text face of the table: what happened, the question with its numbered answers, and a line to write.

The words are those of `illumineer play --plain`: the desk says them (`play.say`).  Here is where they stand, what a
screen reader hears of them, and who is shown which. */

import { useEffect, useRef, useState } from "preact/hooks";
import type { Said, Seat, Told } from "../desk/types";
import { lang, t } from "../i18n";
import { Button } from "../parts/Button";
import { faultText } from "../parts/Fault";
import { Rich } from "../parts/Rich";
import { Offers, Report, Sure } from "./Offers";
import { LostLine } from "./Question";
import { OtherFace } from "./faces";
import { busy, hurry, lost, nameOf, refused, say, seat, stuck, think } from "./state";
import "../style/text.css";

/** Commands with a button: what it is called is what it says. */
const COMMANDS = ["help", "board", "log", "end", "back"] as const;
/** Answers to lines that stay on the page. */
const MOST = 100;
/** Pixels above what is new. */
const MARGIN = 8;

interface Turn {
  readonly id: number;
  /** What was written; null if the table speaks of its own accord. */
  readonly line: string | null;
  readonly said: readonly string[];
}

/** The state that has been spoken of. */
const stateOf = (now: Seat) => `${now.id} ${now.n} ${lang.value}`;

export function TextFace({ now }: { now: Seat }) {
  const over = now.table.outcome !== null;
  const [turns, setTurns] = useState<readonly Turn[]>([]);
  const [asked, setAsked] = useState<Turn>({ id: 0, line: null, said: [] });
  const [written, setWritten] = useState("");
  const told = useRef(new Map<string, Told>());
  const unsure = useRef<Said["unsure"]>("");
  const spoken = useRef("");
  const toldTo = useRef("");
  const count = useRef(0);
  const input = useRef<HTMLInputElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  const speak = async (line: string | null): Promise<boolean> => {
    const before = seat.value;
    if (!before) return false;
    if (before.table.lang !== lang.value) told.current.clear();
    const who = line === null ? before.viewer : (before.handover ?? before.viewer);
    const heard = await say(line, told.current.get(who) ?? null, unsure.current, (said, after) => {
      spoken.current = stateOf(after);
      unsure.current = said.unsure;
      if (said.told) told.current.set(said.told.viewer, said.told);
      const id = ++count.current;
      // Of two people, neither reads what the other one was told.
      const listener = `${after.id} ${after.viewer} ${lang.value}`;
      const anew = toldTo.current !== listener;
      toldTo.current = listener;
      setTurns((all) => [...(anew ? [] : all.slice(1 - MOST)), { id, line: anew ? null : line, said: said.lines }]);
      if (said.asked.length || after.thinking) setAsked({ id, line, said: said.asked });
    });
    if (!heard && line === null && !lost.value) spoken.current = stateOf(before); // an empty line asks again
    return heard;
  };

  // Whatever has happened elsewhere (a bot, another tab, a button) is said as well.
  useEffect(() => {
    if (busy.value || lost.value || now.thinking || spoken.current === stateOf(now)) return;
    void speak(null);
  }, [now.n, now.id, now.thinking, lang.value, busy.value, lost.value]);
  useEffect(() => {
    if (fine()) input.current?.focus({ preventScroll: true });
  }, []);
  useEffect(intoSight, [turns, asked, over]);
  // What one person has typed and not sent is not for the next.
  useEffect(() => setWritten(""), [now.viewer]);

  /** Says the line of a button; who goes on with the keyboard goes on in the line. */
  const press = async (line: string) => {
    await speak(line);
    if (fine()) input.current?.focus({ preventScroll: true });
    else heading.current?.focus({ preventScroll: true });
  };
  return (
    <section class="text" data-n={now.n} data-busy={busy.value || Boolean(now.thinking)} aria-labelledby="text-name">
      <div class="text__head">
        <h1 id="text-name">{t("text_name")}</h1>
        <OtherFace />
      </div>
      <h2 id="text-log" class="text__title">
        {t("board_log")}
      </h2>
      <div class="text__log" role="log" aria-live="polite" aria-labelledby="text-log">
        {turns.map((turn) => (
          <div key={turn.id} class="text__turn">
            {turn.line && (
              <p class="text__own">
                <span class="visually-hidden">{t("text_you")} </span>
                <span aria-hidden="true">› </span>
                {turn.line}
              </p>
            )}
            {turn.said.map((line, at) => (
              <Line key={at} text={line} />
            ))}
          </div>
        ))}
      </div>
      <div class="text__asked" aria-live="assertive" aria-atomic="true">
        {now.thinking ? (
          <h2 ref={heading} class="text__title" tabIndex={-1}>
            {t(stuck.value ? "table_stuck" : "text_thinks", { player: nameOf(now.thinking) })}
          </h2>
        ) : (
          <Asked key={asked.id} lines={asked.said} heading={heading} onAnswer={(number) => void press(number)} />
        )}
        {refused.value && <p class="text__wrong">{refused.value.text}</p>}
        {stuck.value && <p class="text__wrong">{faultText(stuck.value)}</p>}
        {lost.value && <LostLine />}
      </div>
      {now.thinking && stuck.value && <Button onClick={() => void think()}>{t("table_think_again")}</Button>}
      {now.thinking && <Button onClick={() => void hurry()}>{t("table_stop_thinking")}</Button>}
      {over && <Offers now={now} />}
      <div class="text__foot">
        <form
          class="text__form"
          onSubmit={(event) => {
            event.preventDefault();
            void speak(written).then((heard) => heard && setWritten(""));
          }}
        >
          <label for="text-line">{t(now.handover ? "text_take" : "text_line")}</label>
          <div class="text__row">
            <input
              id="text-line" ref={input} type="text" autocomplete="off" autocapitalize="none" spellcheck={false} enterkeyhint="send" maxLength={1000}
              value={written} onInput={(event) => setWritten(event.currentTarget.value)}
            />
            <Button kind="main" type="submit">
              {t("text_send")}
            </Button>
          </div>
        </form>
        {!now.handover && (
          <div class="text__commands" role="group" aria-label={t("text_commands")}>
            {COMMANDS.map((command) => (
              <Button key={command} onClick={() => void press(t(`text_do_${command}`))}>
                {t(`text_do_${command}`)}
              </Button>
            ))}
          </div>
        )}
      </div>
      {!over && <Offers now={now} />}
      <Report />
      <Sure />
    </section>
  );
}

/** The question, or how the game ended; each answer can be tapped, too. */
function Asked({ lines, heading, onAnswer }: { lines: readonly string[]; heading: { current: HTMLHeadingElement | null }; onAnswer: (number: string) => void }) {
  const [question, ...rest] = lines.filter(Boolean);
  if (!question) return null;
  const answers = rest.flatMap((line) => {
    const [, number, text] = /^ *(\d+) {2}(.*)$/.exec(line) ?? [];
    return number && text ? [{ number, text }] : [];
  });
  const first = answers.length ? rest.findIndex((line) => /^ *\d+ {2}/.test(line)) : rest.length;
  return (
    <>
      <h2 ref={heading} class="text__question" tabIndex={-1}>
        <Rich text={question} />
      </h2>
      {rest.slice(0, first).map((line, at) => (
        <Line key={at} text={line} />
      ))}
      {answers.length > 0 && (
        <ul class="text__answers">
          {answers.map(({ number, text }) => (
            <li key={number}>
              <button type="button" class="text__answer" onClick={() => onAnswer(number)}>
                <span class="text__number">{number}</span>{" "}
                <span>
                  <Rich text={text} />
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {rest.slice(first + answers.length).map((line, at) => (
        <Line key={at} text={line} />
      ))}
    </>
  );
}

/** A line of text: spaces in front say how deep it is; after a number or a command, a second column begins. */
function Line({ text }: { text: string }) {
  const bare = text.trimStart();
  const depth = Math.min(6, Math.ceil((text.length - bare.length) / 2));
  const [, head, rest] = /^(?!p\d)(\S+(?: \S+)?) {2,}(.*)$/.exec(bare) ?? [];
  if (!head || !rest) {
    return (
      <p class="text__line" data-depth={depth}>
        <Rich text={bare} />
      </p>
    );
  }
  return (
    <p class="text__columns">
      <span class={/\d/.test(head) ? "text__number" : "text__word"}>{head}</span>{" "}
      <span>
        <Rich text={rest} />
      </span>
    </p>
  );
}

/** Whether there is a pointer beside a keyboard: on a phone, the keyboard would cover the page unasked. */
function fine(): boolean {
  return !matchMedia("(pointer: coarse)").matches;
}

/** Scrolls until the question is in sight, above the line, but no further than to the first of what is new. */
function intoSight(): void {
  const turn = document.querySelector(".text__turn:last-child")?.getBoundingClientRect();
  const foot = document.querySelector(".text__foot");
  const last = foot?.previousElementSibling?.getBoundingClientRect();
  if (!turn || !foot || !last) return;
  const by = Math.min(last.bottom - foot.getBoundingClientRect().top, turn.top - MARGIN);
  if (by > 0 || turn.top < 0) scrollBy(0, by);
}
