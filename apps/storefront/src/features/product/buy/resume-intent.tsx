import type { ProductNo } from '@dealstore/commerce-core/domain';
import { type ResumedStep, resumeIntent } from '@dealstore/commerce-core';
import { useEffect, useRef } from 'react';
import type { ProductView } from '../product.view.ts';
import type { useBuy } from './use-buy.ts';
import { useGetCoupons } from './use-get-coupons.ts';
import { useRestock } from './use-restock.ts';
import { useServices } from '../../../container/use-service.ts';

/** Does once what a guest was about to do with the product before the log-in, and shows nothing itself. Spec §4. */
export function ResumeIntent({
  productNo,
  view,
  buy,
}: {
  readonly productNo: ProductNo;
  readonly view: ProductView;
  readonly buy: ReturnType<typeof useBuy>;
}) {
  const { mutate: getCoupon } = useGetCoupons(productNo);
  const restock = useRestock(productNo, false);
  useResumeIntent((step) => {
    if (step.kind === 'download-coupon') return getCoupon(step.couponNo);
    if (step.productNo !== productNo) return;
    if (step.kind === 'restock') {
      restock.ask(step.optionNo);
      view.show('restock');
    } else if (step.kind === 'add-to-cart') buy.addToCart(step.additions);
    else if (step.kind === 'buy-now') buy.order({ additions: step.additions, isGift: false });
    else if (step.kind === 'gift') buy.order({ additions: step.additions, isGift: true });
    else if (step.kind === 'choose-options') view.show('options');
  });
  return null;
}

/** What a product page itself resumes; a wish may be resumed on any page. */
const KINDS = ['cart', 'buy-now', 'gift', 'coupon', 'restock'] as const;

/** Runs `resume` once with what the visitor was about to do before the log-in, if anything. Spec §4. */
function useResumeIntent(resume: (step: ResumedStep) => void): void {
  const services = useServices();
  const run = useRef(resume);
  useEffect(() => {
    let isGone = false;
    const take = async (): Promise<void> => {
      const loaded = await services();
      const step = isGone ? null : (resumeIntent(loaded, KINDS)?.step ?? null);
      if (step !== null) run.current(step);
    };
    void take();
    return () => {
      isGone = true;
    };
  }, [services]);
}
