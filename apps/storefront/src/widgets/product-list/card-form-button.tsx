import { LayoutGrid, LayoutList } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { useText } from '@dealstore/ui/locale/use-text.ts';
import { type CardForm, useChrome, useChromeState } from '../../page/chrome-store.ts';
import { productListText } from './product-list.text.ts';
import styles from './product-listing.module.css';

/** How long the choice is kept: a year, in seconds. Assumed. */
const KEPT_S = 365 * 24 * 60 * 60;

/**
 * Shows the cards in rows or in columns, here and in every list; the next document comes in the form chosen. Assumed.
 */
export function CardFormButton() {
  const t = useText(productListText);
  const chrome = useChrome();
  const { cards } = useChromeState();
  const inRows = cards === 'rows';
  const read = useRef<{ readonly card: Element; readonly top: number } | null>(null);
  useLayoutEffect(() => {
    // The card being read stays where it is, though those above it take another height now.
    if (read.current !== null) window.scrollBy(0, read.current.card.getBoundingClientRect().top - read.current.top);
    read.current = null;
  }, [cards]);
  const change = (form: CardForm) => {
    read.current = cardBeingRead();
    chrome.showCards(form);
    // NOTE: a cookie and not the storage of the page, for the server has to know it.
    document.cookie = `cards=${form}; Path=/; Max-Age=${KEPT_S}; SameSite=Lax`;
  };
  const Icon = inRows ? LayoutGrid : LayoutList;
  return (
    <button
      type="button"
      className={styles['form']}
      aria-label={t.inRows}
      aria-pressed={inRows}
      onClick={() => change(inRows ? 'grid' : 'rows')}
    >
      <Icon size={20} aria-hidden />
    </button>
  );
}

/** The first card that is whole on the screen, when the list has been scrolled into. */
function cardBeingRead() {
  if (window.scrollY === 0) return null;
  const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  for (const card of document.querySelectorAll('main article')) {
    const { top } = card.getBoundingClientRect();
    if (top >= header) return { card, top };
  }
  return null;
}
