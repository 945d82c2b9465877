import type { CartNo, OrderProduct, OrderProductOption } from '@dealstore/commerce-core/domain';
import { useText } from '@dealstore/ui/locale/use-text.ts';
import { Button } from '@dealstore/ui/form/button.tsx';
import { CartLine } from './cart-line.tsx';
import { cartText } from './cart.text.ts';
import styles from './cart.module.css';
import lineStyles from './cart-line.module.css';

/** Lines that cannot be ordered now, apart from the others and easy to throw out. Spec §3. */
export function UnavailableLines({
  products,
  onRemove,
  onOption,
}: {
  readonly products: readonly OrderProduct[];
  readonly onRemove: (cartNos: readonly CartNo[]) => void;
  readonly onOption: (product: OrderProduct, line: OrderProductOption) => void;
}) {
  const t = useText(cartText);
  if (products.length === 0) return null;
  const all = products.flatMap((product) => product.orderProductOptions.map((line) => line.cartNo));
  return (
    <section className={styles['group']} aria-labelledby="unavailable">
      <div className={styles['seller']}>
        <h2 id="unavailable" className={styles['unavailable']}>
          {t.unavailable}
        </h2>
        <Button variant="quiet" size="small" onClick={() => onRemove(all)}>
          {t.removeAll}
        </Button>
      </div>
      <ul className={lineStyles['dimmed']}>
        {products.flatMap((product) =>
          product.orderProductOptions.map((line) => (
            <CartLine
              key={line.cartNo}
              product={product}
              line={{ ...line, validInfo: { ...line.validInfo, orderCntChangeable: false } }}
              count={line.orderCnt}
              chosen={null}
              onChoose={() => undefined}
              onChange={() => undefined}
              onRemove={() => onRemove([line.cartNo])}
              onOption={() => onOption(product, line)}
            />
          )),
        )}
      </ul>
    </section>
  );
}
