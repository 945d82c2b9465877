import { type MouseEvent, type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { settleSeen, whenSeen } from '@dealstore/ui/in-view/when-seen.ts';
import { useTrack } from '../../tracking/use-track.ts';
import type { CardProduct } from './card-product.ts';

/** What a list of cards shows, one card each. */
export interface TrackedList {
  readonly products: readonly CardProduct[];
  /** Which of the page's lists it is; absent for its only one. */
  readonly part?: string;
  /** Place of the first in the whole list, from 0. */
  readonly from?: number;
}

/**
 * Tells analytics of a list once it is seen, and of the card that is opened; answers what listens for the latter. How
 * soon a shopper goes on must not decide what is told, so a list far below counts when it comes into view. Spec §4.
 */
export function useTrackedList(list: TrackedList, element: RefObject<HTMLElement | null>): (event: MouseEvent) => void {
  const track = useTrack();
  const key = list.products.map(({ productNo }) => productNo).join() || null;
  const tracked = useRef<string>(null);
  const tell = useEffectEvent(() => {
    tracked.current = key;
    track((make, pageCode) => make.listShown(list, pageCode));
  });
  useEffect(() => {
    if (element.current === null || key === null || key === tracked.current) return undefined;
    return whenSeen(element.current, () => tell());
  }, [element, key]);
  return ({ target }) => {
    settleSeen();
    track((make, pageCode) => make.cardOpened(list, target, pageCode));
  };
}
