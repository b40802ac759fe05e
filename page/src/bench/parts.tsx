/** Small things of the bench: a number to step, a choice of few, a button that stays pressed. */

import type { ComponentChildren } from "preact";
import { useId } from "preact/hooks";
import { t } from "../i18n";

interface StepperProps {
  readonly label: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
  readonly sign?: ComponentChildren;
  readonly most?: number;
}

/** A number with a button on each side; it can be typed, too. */
export function Stepper({ label, value, onChange, sign, most = 99 }: StepperProps) {
  const id = useId();
  const set = (next: number) => onChange(Math.min(most, Math.max(0, next)));
  return (
    <span class="stepper">
      <label class="stepper__label" for={id}>
        {sign && <span aria-hidden="true">{sign}</span>}
        <span class={sign ? "visually-hidden" : ""}>{label}</span>
      </label>
      <button type="button" class="stepper__button" aria-label={t("bench_less", { what: label })} disabled={value <= 0} onClick={() => set(value - 1)}>
        −
      </button>
      <input
        id={id} class="stepper__number" inputMode="numeric" value={value}
        onChange={(event) => {
          const typed = Number.parseInt(event.currentTarget.value, 10);
          if (Number.isNaN(typed)) event.currentTarget.value = String(value);
          else set(typed);
        }}
      />
      <button type="button" class="stepper__button" aria-label={t("bench_more", { what: label })} disabled={value >= most} onClick={() => set(value + 1)}>
        +
      </button>
    </span>
  );
}

interface PickProps<K extends string> {
  readonly label: string;
  readonly options: readonly { readonly key: K; readonly text: string }[];
  readonly chosen: K;
  readonly onChoose: (key: K) => void;
  readonly quiet?: boolean;
}

/** One of a few, as buttons in a row. */
export function Pick<K extends string>({ label, options, chosen, onChoose, quiet }: PickProps<K>) {
  const id = useId();
  return (
    <fieldset class="pick">
      <legend class={quiet ? "visually-hidden" : ""}>{label}</legend>
      {options.map(({ key, text }) => (
        <label key={key} class="pick__option">
          <input type="radio" name={id} checked={key === chosen} onChange={() => onChoose(key)} />
          <span>{text}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** One of many, as a list that opens. */
export function Choose({ label, options, chosen, onChoose, quiet }: PickProps<string>) {
  const id = useId();
  return (
    <span class="choose">
      <label for={id} class={quiet ? "visually-hidden" : ""}>
        {label}
      </label>
      <select id={id} value={chosen} onChange={(event) => onChoose(event.currentTarget.value)}>
        {options.map(({ key, text }) => (
          <option key={key} value={key}>
            {text}
          </option>
        ))}
      </select>
    </span>
  );
}

export function Check({ label, checked, onChange }: { label: string; checked: boolean; onChange: (checked: boolean) => void }) {
  return (
    <label class="check">
      <input type="checkbox" checked={checked} onChange={(event) => onChange(event.currentTarget.checked)} />
      <span>{label}</span>
    </label>
  );
}

/** A button that stays pressed. */
export function Toggle({ label, on, onToggle }: { label: string; on: boolean; onToggle: (on: boolean) => void }) {
  return (
    <button type="button" class="toggle" aria-pressed={on} onClick={() => onToggle(!on)}>
      {label}
    </button>
  );
}
