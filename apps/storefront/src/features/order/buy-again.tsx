import type { OrderOption } from '@dealstore/commerce-core/domain';
import { useMutation } from '@tanstack/react-query';
import { useText } from '@dealstore/ui/locale/use-text.ts';
import { Button } from '@dealstore/ui/form/button.tsx';
import { useChrome } from '../../page/chrome-store.ts';
import { paths } from '../../routes/links.ts';
import { useAddToCart } from '../../widgets/cart/use-add-to-cart.ts';
import { orderText } from './order.text.ts';

/** What was bought: enough to buy it once more. */
export type Bought = Pick<
  OrderOption,
  'productNo' | 'productName' | 'optionNo' | 'optionValue' | 'orderCnt' | 'inputs'
>;

/** Puts what was bought into the cart once more. Assumed: as shops in Korea do it. */
export function BuyAgain({
  bought,
  price,
  disabled = false,
}: {
  readonly bought: Bought;
  /** Of one piece, in won. */
  readonly price: number;
  readonly disabled?: boolean;
}) {
  const t = useText(orderText);
  const chrome = useChrome();
  const addToCart = useAddToCart();
  const { productNo, productName, optionNo, optionValue, orderCnt, inputs } = bought;
  const additions = [{ productNo, optionNo, orderCnt, optionInputs: inputs }];
  const goods = [{ productNo, productName, optionValue, price, orderCnt }];
  const again = useMutation({
    mutationFn: () => addToCart({ productNo, additions, withheld: null, goods: () => goods }),
    onSuccess: (isAdded) => {
      if (isAdded) chrome.toast(t.added, { label: t.viewCart, href: paths.cart() });
    },
  });
  return (
    <Button
      variant="outline"
      size="small"
      busy={again.isPending}
      disabled={disabled}
      aria-label={`${t.buyAgain}: ${productName}`}
      onClick={() => again.mutate()}
    >
      {t.buyAgain}
    </Button>
  );
}
