import type { Clock } from '../../../platform/clock.port.ts';
import {
  type BoughtPieces,
  countedPieces,
  isCounted,
  type PurchaseLimits,
  UNLIMITED,
} from '../../../product/purchase-limit.ts';
import type { ProductNo } from '../../../value/identifiers.ts';
import type { EpochMs } from '../../../value/time.ts';
import type { MemoryProduct, MemoryShop } from './memory-shop.ts';

/** Where a memory shop keeps what has been bought. */
interface Purchases {
  readonly clock: Clock;
  readonly state: { bought: ReadonlyMap<ProductNo, BoughtPieces> };
}

/** The limits of a product alone. */
export function limitsOf(product: PurchaseLimits): PurchaseLimits {
  const { minBuyCnt, maxBuyTimeCnt, maxBuyPersonCnt, maxBuyPeriodCnt, maxBuyDays } = product;
  return { minBuyCnt, maxBuyTimeCnt, maxBuyPersonCnt, maxBuyPeriodCnt, maxBuyDays };
}

/** Pieces of a product that the member has bought and that count against the limit for one person. */
export function boughtCntOf({ state, clock }: Purchases, product: MemoryProduct): number {
  return countedPieces(product, state.bought.get(product.productNo) ?? null, clock.now());
}

/** Counts pieces that the member buys now. */
export function countPurchase(
  { shop, state, clock }: Purchases & { readonly shop: MemoryShop },
  productNo: ProductNo,
  pieceCnt: number,
): void {
  const now = clock.now();
  const limits = shop.products.find((product) => product.productNo === productNo) ?? UNLIMITED;
  const before = state.bought.get(productNo) ?? null;
  const counted = countedPieces(limits, before, now);
  const windowStartedAt = before === null || counted === 0 ? now : before.windowStartedAt;
  state.bought = new Map(state.bought).set(productNo, { boughtCnt: counted + pieceCnt, windowStartedAt });
}

/** Takes pieces of an order off what counts, unless its days are over. */
export function discountPurchase(
  { state }: Pick<Purchases, 'state'>,
  {
    productNo,
    pieceCnt,
    orderedAt,
  }: { readonly productNo: ProductNo; readonly pieceCnt: number; readonly orderedAt: EpochMs },
): void {
  const before = state.bought.get(productNo);
  if (before === undefined || !isCounted(before, orderedAt)) return;
  const boughtCnt = Math.max(0, before.boughtCnt - pieceCnt);
  state.bought = new Map(state.bought).set(productNo, { ...before, boughtCnt });
}
