import { buyNow } from '@dealstore/commerce-core';
import { type CartAddition, isCommerceError, type Product, type ProductOptions } from '@dealstore/commerce-core/domain';
import { useMutation } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { useText } from '@dealstore/ui/locale/use-text.ts';
import { usePageFacts } from '../../../page/page-state.ts';
import { currentHref } from '../../../page/page-location.ts';
import { SHOWS_OWN_ERROR } from '../../../page/query-client.ts';
import { showPrompt } from '../../../page/use-ask-login.ts';
import { useChrome } from '../../../page/chrome-store.ts';
import { useServices } from '../../../container/use-service.ts';
import { paths } from '../../../routes/links.ts';
import { productText } from '../product.text.ts';
import type { ProductView } from '../product.view.ts';
import { useAddToCart } from '../../../widgets/cart/use-add-to-cart.ts';

/** What is ordered at once, and whether it is given away. */
interface Order {
  readonly additions: readonly CartAddition[];
  readonly isGift: boolean;
}

/** A way on from a product. */
export type BuyWay = 'cart' | 'buy' | 'give';

/**
 * The ways on from a product: into the cart, or straight to the order sheet, to have or to give, for which
 * a guest logs in. Spec §4, §7.
 */
export function useBuy(product: Product, options: ProductOptions | undefined, view: ProductView) {
  const t = useText(productText);
  const { withheld } = product;
  const { productNo } = product.baseInfo;
  const { loggedIn } = usePageFacts();
  const services = useServices();
  const chrome = useChrome();
  const addToCart = useAddToCart();
  const [, navigate] = useLocation();

  /** Shows the buttons, which say it and which a resumed press has not opened. */
  const onError = (error: Error): void => {
    if (isCommerceError(error, 'NETWORK', 'TIMEOUT')) view.show('options');
  };
  const cart = useMutation({
    meta: SHOWS_OWN_ERROR,
    onMutate: () => {
      order.reset();
    },
    onError,
    mutationFn: (additions: readonly CartAddition[]) =>
      addToCart({ productNo, additions, withheld, goods: (make) => make.optionGoods(product, options, additions) }),
    onSuccess: (isAdded) => {
      view.show(null);
      if (isAdded) chrome.toast(t.added, { label: t.view, href: paths.cart() });
    },
  });
  const order = useMutation({
    meta: SHOWS_OWN_ERROR,
    onMutate: () => {
      cart.reset();
    },
    onError,
    mutationFn: async ({ additions, isGift }: Order) => {
      const path = currentHref();
      const purchase = { productNo, additions, loggedIn, withheld, path, isGift };
      return { path, result: await buyNow(await services(), purchase) };
    },
    onSuccess: ({ path, result }, { isGift }) => {
      if (result.status === 'sheetOpened') {
        const { orderSheetNo } = result;
        return navigate(isGift ? paths.giftSender(orderSheetNo) : paths.orderSheet(orderSheetNo));
      }
      view.show(null);
      showPrompt(chrome, result.prompt, path, 'order');
    },
  });
  const additionsOf = (options: ProductOptions): readonly CartAddition[] | null => {
    // A press that hydrates the page comes before its effects.
    view.prepare(product, options);
    if (view.check(options) !== null) return null;
    const optionInputs = options.inputs.flatMap(({ inputNo, inputLabel }) => {
      const inputValue = view.state.texts[inputNo]?.trim() ?? '';
      return inputValue === '' ? [] : [{ inputLabel, inputValue }];
    });
    return view.state.rows.map(({ optionNo, orderCnt }) => ({ productNo, optionNo, orderCnt, optionInputs }));
  };

  return {
    /** What is under way; null for nothing. */
    pressed: cart.isPending ? 'cart' : order.isPending ? wayOf(order.variables) : null,
    error: cart.error ?? order.error,
    addToCart: cart.mutate,
    order: order.mutate,
    toCart: (options: ProductOptions): void => {
      const additions = additionsOf(options);
      if (additions !== null) cart.mutate(additions);
    },
    buyNow: (options: ProductOptions): void => {
      const additions = additionsOf(options);
      if (additions !== null) order.mutate({ additions, isGift: false });
    },
    give: (options: ProductOptions): void => {
      const additions = additionsOf(options);
      if (additions === null) return;
      // One gift is one option: its recipient gets one card and gives one address.
      if (additions.length > 1) chrome.toast(t.giftOne);
      else order.mutate({ additions, isGift: true });
    },
  };
}

function wayOf({ isGift }: Order): BuyWay {
  return isGift ? 'give' : 'buy';
}
