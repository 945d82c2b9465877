import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import styles from './tabs.module.css';

/** One tab: what it is called and what it shows. */
export interface Tab<Name extends string> {
  readonly name: Name;
  readonly label: string;
}

/** Tabs over one panel; arrow keys, Home and End move (WAI-ARIA tabs pattern). */
export function Tabs<Name extends string>({
  label,
  tabs,
  chosen,
  onChoose,
  children,
}: {
  readonly label: string;
  readonly tabs: readonly Tab<Name>[];
  readonly chosen: Name;
  readonly onChoose: (name: Name) => void;
  readonly children: ReactNode;
}) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const current = list.current?.querySelector<HTMLElement>('[aria-selected=true]');
    if (current)
      list.current?.scrollTo({ left: current.offsetLeft - (list.current.clientWidth - current.clientWidth) / 2 });
  }, [chosen]);
  const move = (event: KeyboardEvent) => {
    const at = tabs.findIndex((tab) => tab.name === chosen);
    const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    const to = tabs.at(next % tabs.length);
    if (to === undefined) return;
    onChoose(to.name);
    list.current?.querySelector<HTMLElement>(`[data-name="${to.name}"]`)?.focus();
  };
  return (
    <>
      <div ref={list} role="tablist" aria-label={label} className={styles['list']} onKeyDown={move}>
        {tabs.map((tab) => (
          <button
            key={tab.name}
            type="button"
            role="tab"
            data-name={tab.name}
            id={`${id}-${tab.name}`}
            aria-selected={tab.name === chosen}
            aria-controls={`${id}-panel`}
            tabIndex={tab.name === chosen ? 0 : -1}
            className={styles['tab']}
            onClick={() => onChoose(tab.name)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${chosen}`}>
        {children}
      </div>
    </>
  );
}
