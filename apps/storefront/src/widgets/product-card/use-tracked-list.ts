import type { MouseEvent } from 'react';
import { useTrack, useTrackShown } from '../../container/use-track.ts';
import type { CardProduct } from './card-product.ts';

/** What a list of cards shows, one card each. */
export interface TrackedList {
  readonly products: readonly CardProduct[];
  /** Which of the page's lists it is; absent for its only one. */
  readonly part?: string;
  /** Place of the first in the whole list, from 0. */
  readonly from?: number;
}

/** Tells analytics of a list when it is shown, and of the card that is opened; answers what listens for the latter. Spec §4. */
export function useTrackedList(list: TrackedList): (event: MouseEvent) => void {
  const track = useTrack();
  useTrackShown(list.products.map(({ productNo }) => productNo).join() || null, (make) => make.listShown(list));
  return ({ target }) => track((make) => make.cardOpened(list, target));
}
