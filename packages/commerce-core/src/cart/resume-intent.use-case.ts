import type { CouponNo, OptionNo, ProductNo } from '../value/identifiers.ts';
import type { CartAddition } from './cart.ts';
import { takePendingPurchase } from './pending-purchase.use-case.ts';
import type { Ports } from '../ports.ts';
import type { Intent } from '../session/pending-target.ts';

/** What a visitor was about to do before the log-in, ready to be done by the use case or port of the same name. */
export type ResumedStep =
  | {
      readonly kind: 'add-to-cart' | 'buy-now' | 'gift';
      readonly productNo: ProductNo;
      readonly additions: readonly CartAddition[];
    }
  /** What had been chosen in the cart, of no one product; nothing when that was lost or is too old. */
  | { readonly kind: 'order'; readonly productNo?: never; readonly additions: readonly CartAddition[] }
  /** The choice of options was lost or is too old, and has to be made again. */
  | { readonly kind: 'choose-options'; readonly productNo: ProductNo }
  | { readonly kind: 'download-coupon'; readonly couponNo: CouponNo }
  | { readonly kind: 'wish'; readonly productNo: ProductNo }
  | { readonly kind: 'restock'; readonly productNo: ProductNo; readonly optionNo: OptionNo };

/** Where to go after a log-in, null for nowhere else, and what to do there, null for nothing. */
export interface ResumedIntent {
  readonly path: string | null;
  readonly step: ResumedStep | null;
}

/**
 * Takes what a visitor wanted before the log-in, once; null when there was nothing. Spec §4.
 * @param kinds only these kinds of intent; any kind, and a path alone, unless given
 */
export function resumeIntent(
  { pendingTargetStore, keyValueStore }: Pick<Ports, 'pendingTargetStore' | 'keyValueStore'>,
  kinds?: readonly Intent['kind'][],
): ResumedIntent | null {
  const target = pendingTargetStore.take(
    ({ intent }) => kinds === undefined || (intent !== null && kinds.includes(intent.kind)),
  );
  if (target === null) return null;
  const { path, intent } = target;
  if (intent === null) return { path, step: null };
  if (intent.kind === 'coupon') return { path, step: { kind: 'download-coupon', couponNo: intent.couponNo } };
  if (intent.kind === 'restock') return { path, step: intent };
  if (intent.kind === 'order')
    return { path, step: { ...intent, additions: takePendingPurchase(keyValueStore, null) } };
  const { kind, productNo } = intent;
  if (kind === 'wish') return { path, step: { kind, productNo } };
  const additions = takePendingPurchase(keyValueStore, productNo);
  if (additions.length === 0) return { path, step: { kind: 'choose-options', productNo } };
  return { path, step: { kind: kind === 'cart' ? 'add-to-cart' : kind, productNo, additions } };
}
