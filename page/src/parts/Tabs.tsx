/** Tabs: arrows, Home and End go from one to the other. */

import type { ComponentChildren } from "preact";
import { useId, useRef } from "preact/hooks";

export interface Tab<K extends string> {
  readonly key: K;
  readonly label: string;
  readonly count?: number;
}

export interface TabsProps<K extends string> {
  readonly label: string;
  readonly tabs: readonly Tab<K>[];
  readonly chosen: K;
  readonly onChoose: (key: K) => void;
  /** The panel of the chosen tab. */
  readonly children: ComponentChildren;
}

export function Tabs<K extends string>({ label, tabs, chosen, onChoose, children }: TabsProps<K>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const at = tabs.findIndex((tab) => tab.key === chosen);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    const place = (to + tabs.length) % tabs.length;
    const next = tabs[place];
    if (!next) return;
    onChoose(next.key);
    (list.current?.children[place] as HTMLElement | undefined)?.focus();
  };
  return (
    <div class="tabs">
      <div class="tabs__list" role="tablist" aria-label={label} ref={list} onKeyDown={onKeyDown}>
        {tabs.map((tab) => (
          <button
            key={tab.key}
            type="button"
            role="tab"
            id={`${id}t-${tab.key}`}
            aria-selected={tab.key === chosen}
            aria-controls={`${id}p`}
            tabIndex={tab.key === chosen ? 0 : -1}
            class="tabs__tab"
            onClick={() => onChoose(tab.key)}
          >
            {tab.label}
            {tab.count !== undefined && <span class="tabs__count">{tab.count}</span>}
          </button>
        ))}
      </div>
      <div class="tabs__panel" role="tabpanel" id={`${id}p`} aria-labelledby={`${id}t-${chosen}`} tabIndex={0}>
        {children}
      </div>
    </div>
  );
}
