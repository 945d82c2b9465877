import type { CartAddition, Product, ProductOptions } from '@dealstore/commerce-core/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { usePageFacts } from '../../../page/page-state.ts';
import { putIntoCart } from '../../../app/put-into-cart.ts';
import { useResumeIntent } from '../../../app/resume-intent.ts';
import { useAskLogin } from '../../../chrome/use-ask-login.ts';
import { useChrome } from '../../../chrome/chrome.view.ts';
import { useServices } from '../../../container/use-service.ts';
import { useText } from '../../../locale/use-text.ts';
import { paths } from '../../../routes/links.ts';
import { savePurchase, takePurchase } from './pending-purchase.ts';
import { productText } from '../product.text.ts';
import type { ProductView } from '../product.view.ts';
import { useGetCoupons } from './use-get-coupons.ts';

/** The two ways on from a product: into the cart, or straight to the order sheet, for which a guest logs in. Spec §4, §7. */
export function useBuy(product: Product, view: ProductView) {
  const t = useText(productText);
  const { productNo } = product.baseInfo;
  const { loggedIn } = usePageFacts();
  const services = useServices();
  const client = useQueryClient();
  const chrome = useChrome();
  const askLogin = useAskLogin();
  const [, navigate] = useLocation();

  const cart = useMutation({
    mutationFn: (additions: readonly CartAddition[]) => putIntoCart({ services, loggedIn, client, chrome }, additions),
    onSuccess: () => {
      view.show(null);
      chrome.toast(t.added, { label: t.view, href: paths.cart() });
    },
  });
  const order = useMutation({
    mutationFn: async (products: readonly CartAddition[]) => {
      const bought = products.map(({ optionNo, orderCnt }) => ({ productNo, optionNo, orderCnt }));
      return (await services()).orderApi.createSheet({ type: 'direct', products: bought });
    },
    onSuccess: (orderSheetNo) => navigate(paths.orderSheet(orderSheetNo)),
  });
  const { mutate: getCoupon } = useGetCoupons(productNo);

  const resume = async (kind: 'buy-now' | 'cart'): Promise<void> => {
    const { keyValueStore } = await services();
    const kept = takePurchase(keyValueStore, productNo);
    if (kept.length === 0) view.show('options');
    else if (kind === 'cart') cart.mutate(kept);
    else order.mutate(kept);
  };
  useResumeIntent((intent) => {
    if (intent.kind === 'coupon') getCoupon(intent.couponNo);
    if (intent.kind !== 'buy-now' && intent.kind !== 'cart') return;
    if (intent.productNo === productNo) void resume(intent.kind);
  });

  const additionsOf = (options: ProductOptions): readonly CartAddition[] | null => {
    if (view.check(options) !== null) return null;
    const optionInputs = options.inputs.flatMap(({ inputNo, inputLabel }) => {
      const inputValue = view.state.texts[inputNo]?.trim() ?? '';
      return inputValue === '' ? [] : [{ inputLabel, inputValue }];
    });
    return view.state.rows.map(({ optionNo, orderCnt }) => ({ productNo, optionNo, orderCnt, optionInputs }));
  };

  /** A guest logs in before buying, and before goods for customers of the telecom go into the cart. Spec §6. */
  const asksFirst = (kind: 'buy-now' | 'cart', additions: readonly CartAddition[]): boolean => {
    const attempt = { intent: { kind, productNo }, withheld: product.withheld, openToGuests: kind === 'cart' };
    if (!askLogin(attempt)) return false;
    void services().then(({ keyValueStore }) => savePurchase(keyValueStore, additions));
    view.show(null);
    return true;
  };

  return {
    isBusy: cart.isPending || order.isPending,
    toCart: (options: ProductOptions): void => {
      const additions = additionsOf(options);
      if (additions === null || asksFirst('cart', additions)) return;
      cart.mutate(additions);
    },
    buyNow: (options: ProductOptions): void => {
      const additions = additionsOf(options);
      if (additions === null || asksFirst('buy-now', additions)) return;
      order.mutate(additions);
    },
  };
}
