import { X } from 'lucide-react';
import { type MouseEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useText } from '@dealstore/ui/locale/use-text.ts';
import { SearchHelp } from '../../widgets/search/search-help.tsx';
import { searchText } from '../../widgets/search/search.text.ts';
import { chromeText } from '../chrome.text.ts';
import styles from './search-panel.module.css';

/** Names of the panel and of the link that is marked in it. */
const PANEL = 'search-panel';
const MARKED = 'search-marked';

/**
 * What helps to search, below the box of a PC, in its form. The focus stays in the box: arrows mark the links one by
 * one, the box shows the word of the marked one, and Enter follows it. It closes on Escape, with a search, and when
 * focus or a press goes elsewhere.
 */
export function SearchPanel({ onClose }: { readonly onClose: () => void }) {
  const t = useText(chromeText);
  const words = useText(searchText);
  const panel = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const [isComposing, setComposing] = useState(false);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const form = panel.current?.closest('form');
    const box = form?.querySelector('input');
    if (!form || !box) return undefined;
    const marked = () => panel.current?.querySelector<HTMLAnchorElement>(`#${MARKED}`) ?? null;
    let written = box.value;
    const mark = (link: HTMLAnchorElement | undefined): void => {
      marked()?.removeAttribute('id');
      if (link === undefined) return box.removeAttribute('aria-activedescendant');
      link.id = MARKED;
      box.setAttribute('aria-activedescendant', MARKED);
      link.scrollIntoView({ block: 'nearest' });
    };
    const move = (step: number): void => {
      const links = [...(panel.current?.querySelectorAll('a') ?? [])];
      const stops = [undefined, ...links];
      const at = links.findIndex((link) => link === marked()) + 1;
      const link = stops[(at + step + stops.length) % stops.length];
      mark(link);
      box.value = wordOf(link) ?? written;
    };
    const onKey = (event: KeyboardEvent): void => {
      if (event.isComposing || event.target !== box) return;
      if (event.key === 'ArrowDown') move(1);
      else if (event.key === 'ArrowUp') move(-1);
      else if (event.key === 'Enter' && marked() !== null) marked()?.click();
      else if (event.key === 'Escape') {
        box.value = written;
        close();
      } else return;
      // The browser's own Escape empties the box, and its arrows scroll.
      event.preventDefault();
    };
    const leave = ({ target }: Event): void => {
      if (!(target instanceof Node && form.contains(target))) close();
    };
    const type = (): void => {
      mark(undefined);
      written = box.value;
      setTyped(written);
    };
    type();
    box.setAttribute('aria-controls', PANEL);
    const aborter = new AbortController();
    const { signal } = aborter;
    form.addEventListener('input', type, { signal });
    form.addEventListener('compositionstart', () => setComposing(true), { signal });
    form.addEventListener('compositionend', () => setComposing(false), { signal });
    form.addEventListener('keydown', onKey, { signal });
    document.addEventListener('focusin', leave, { signal });
    document.addEventListener('pointerdown', leave, { signal });
    return () => {
      aborter.abort();
      mark(undefined);
      box.removeAttribute('aria-controls');
    };
  }, []);
  return (
    <>
      {typed !== null && typed !== '' && (
        <button type="button" className={styles['clear']} aria-label={words.clear} onClick={clear}>
          <X size={18} aria-hidden />
        </button>
      )}
      <div
        ref={panel}
        id={PANEL}
        role="group"
        aria-label={t.search}
        className={styles['panel']}
        onClick={({ target }) => target instanceof Element && target.closest('a') !== null && onClose()}
      >
        {typed !== null && <SearchHelp typed={typed} isComposing={isComposing} />}
      </div>
    </>
  );
}

/** The word that a link searches for; null where it leads elsewhere. */
function wordOf(link: HTMLAnchorElement | undefined): string | null {
  return link === undefined ? null : new URL(link.href).searchParams.get('keyword');
}

/** Empties the box and goes on in it. */
function clear({ currentTarget }: MouseEvent<HTMLButtonElement>): void {
  const box = currentTarget.form?.querySelector('input');
  if (!box) return;
  box.value = '';
  box.dispatchEvent(new Event('input', { bubbles: true }));
  box.focus();
}
