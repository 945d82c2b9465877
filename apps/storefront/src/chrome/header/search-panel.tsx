import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useText } from '@dealstore/ui/locale/use-text.ts';
import { SearchHelp } from '../../widgets/search/search-help.tsx';
import { chromeText } from '../chrome.text.ts';
import styles from './search-panel.module.css';

/**
 * What helps to search, below the box of a PC, in its form. Arrows go from the box through its links and back; it
 * closes on Escape, with a search, and when focus or a press goes elsewhere.
 */
export function SearchPanel({ onClose }: { readonly onClose: () => void }) {
  const t = useText(chromeText);
  const panel = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const [isComposing, setComposing] = useState(false);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const form = panel.current?.closest('form');
    const box = form?.querySelector('input');
    if (!form || !box) return undefined;
    const move = (step: number): void => {
      const stops = [box, ...(panel.current?.querySelectorAll('a') ?? [])];
      const at = stops.findIndex((stop) => stop === document.activeElement);
      stops[(at + step + stops.length) % stops.length]?.focus();
    };
    const onKey = (event: KeyboardEvent): void => {
      if (event.isComposing) return;
      if (event.key === 'ArrowDown') move(1);
      else if (event.key === 'ArrowUp') move(-1);
      else if (event.key === 'Escape') {
        box.focus();
        close();
      } else return;
      // The browser's own Escape empties the box, and its arrows scroll.
      event.preventDefault();
    };
    const leave = ({ target }: Event): void => {
      if (!(target instanceof Node && form.contains(target))) close();
    };
    const type = (): void => setTyped(box.value);
    type();
    const aborter = new AbortController();
    const { signal } = aborter;
    form.addEventListener('input', type, { signal });
    form.addEventListener('compositionstart', () => setComposing(true), { signal });
    form.addEventListener('compositionend', () => setComposing(false), { signal });
    form.addEventListener('keydown', onKey, { signal });
    form.addEventListener('submit', () => close(), { signal });
    document.addEventListener('focusin', leave, { signal });
    document.addEventListener('pointerdown', leave, { signal });
    return () => aborter.abort();
  }, []);
  return (
    <div
      ref={panel}
      role="group"
      aria-label={t.search}
      className={styles['panel']}
      onClick={({ target }) => target instanceof Element && target.closest('a') !== null && onClose()}
    >
      {typed !== null && <SearchHelp typed={typed} isComposing={isComposing} />}
    </div>
  );
}
