import { hidesContent, type ProductNo } from '@dealstore/commerce-core/domain';
import type { QueryClient } from '@tanstack/react-query';
import type { CardProduct } from './card-product.ts';

/**
 * What a list that is still kept says of a product, the newest answer first; null where none holds it, or its goods may
 * not be shown to everybody.
 */
export function findCard(client: QueryClient, productNo: ProductNo): CardProduct | null {
  const answers = client
    .getQueryCache()
    .getAll()
    .toSorted((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt);
  for (const { state } of answers) {
    const card = findIn(state.data, productNo);
    if (card !== null) return hidesContent(card.withheld) ? null : card;
  }
  return null;
}

function findIn(data: unknown, productNo: ProductNo): CardProduct | null {
  const left: unknown[] = [data];
  while (left.length > 0) {
    const value = left.pop();
    if (typeof value !== 'object' || value === null) continue;
    if (isCardOf(value, productNo)) return value;
    left.push(...Object.values(value));
  }
  return null;
}

function isCardOf(value: object, productNo: ProductNo): value is CardProduct {
  return (
    'productNo' in value &&
    value.productNo === productNo &&
    ['productName', 'brandName', 'imageUrls', 'discountedPrice', 'withheld', 'arrivalYmd'].every(
      (name) => name in value,
    )
  );
}

/** The picture of the card that was opened last, in the width the browser had chosen for it. */
let opened: string | null = null;

/** Remembers the picture of a card that is being opened. */
export function rememberPicture(card: Element): void {
  opened = card.querySelector('img')?.currentSrc ?? null;
}

/** The address of a picture as the card opened last has it, whose bytes are there; null for any other picture. */
export function openedPicture(address: string): string | null {
  if (opened === null) return null;
  const { origin, pathname } = new URL(opened, document.baseURI);
  return new URL(address, document.baseURI).pathname === pathname && origin === window.location.origin ? opened : null;
}
