import { useQuery } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { useServices } from '../../container/use-service.ts';
import { paths } from '../../routes/links.ts';
import { categoriesQuery } from '../../widgets/category-tree/category-tree.queries.ts';
import styles from './mega-menu.module.css';

/** How long the mouse rests before the menu opens, and may be away before it closes. Assumed. */
const OPEN_MS = 120;
const CLOSE_MS = 250;

/** What asked for the menu: a mouse that may only pass by, or a key. */
export type MenuTrigger = 'mouse' | 'key';

/**
 * All categories below the tabs of a PC; what is in it is on the category page too. It opens under a resting mouse or
 * by the down key, stays while mouse or focus is in it, and closes on Escape. Source: WCAG 2.2, 1.4.13.
 */
export function MegaMenu({
  label,
  trigger,
  opener,
  onClose,
}: {
  readonly label: string;
  readonly trigger: MenuTrigger;
  /** The link it belongs to, where mouse or focus came from. */
  readonly opener: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
}) {
  const { data } = useQuery(categoriesQuery(useServices()));
  const panel = useRef<HTMLElement>(null);
  const hasRested = useStay({ trigger, opener, panel, onClose });
  const isShown = data !== undefined && hasRested;
  useEffect(() => {
    if (trigger === 'key' && isShown) panel.current?.querySelector('a')?.focus();
  }, [trigger, isShown]);
  if (!isShown) return null;
  return (
    <nav ref={panel} className={styles['panel']} aria-label={label}>
      <ul className="container">
        {data.map((root, index) => (
          <li key={root.categoryNo}>
            <Link
              href={paths.categoryList({ index, id: root.categoryNo, name: root.label })}
              className={styles['root'] ?? ''}
              onClick={onClose}
            >
              {root.label}
            </Link>
            <ul>
              {root.children.map((child) => (
                <li key={child.categoryNo}>
                  <Link href={paths.categoryList({ index, id: child.categoryNo, name: child.label })} onClick={onClose}>
                    {child.label}
                  </Link>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Tells when the mouse has rested long enough, and closes the menu when mouse or focus left both it and its opener. */
function useStay({
  trigger,
  opener,
  panel,
  onClose,
}: {
  readonly trigger: MenuTrigger;
  readonly opener: RefObject<HTMLElement | null>;
  readonly panel: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
}): boolean {
  const [hasRested, setRested] = useState(trigger === 'key');
  const latest = useRef(onClose);
  useEffect(() => {
    latest.current = onClose;
  });
  useEffect(() => {
    const isInside = (place: EventTarget | null): boolean =>
      place instanceof Node && [opener, panel].some((part) => part.current?.contains(place) === true);
    const rest = setTimeout(() => setRested(true), OPEN_MS);
    let leave: ReturnType<typeof setTimeout> | undefined;
    const onMove = ({ target }: PointerEvent): void => {
      if (isInside(target)) {
        clearTimeout(leave);
        leave = undefined;
      } else leave ??= setTimeout(() => latest.current(), CLOSE_MS);
    };
    const onFocus = ({ target }: FocusEvent): void => {
      if (!isInside(target)) latest.current();
    };
    const onKey = ({ key }: KeyboardEvent): void => {
      if (key !== 'Escape') return;
      if (panel.current?.contains(document.activeElement) === true) opener.current?.focus();
      latest.current();
    };
    document.addEventListener('pointermove', onMove);
    document.addEventListener('focusin', onFocus);
    document.addEventListener('keydown', onKey);
    return () => {
      clearTimeout(rest);
      clearTimeout(leave);
      document.removeEventListener('pointermove', onMove);
      document.removeEventListener('focusin', onFocus);
      document.removeEventListener('keydown', onKey);
    };
  }, [opener, panel]);
  return hasRested;
}
