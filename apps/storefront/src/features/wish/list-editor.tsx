import type { ProductNo, ProductSummary } from '@dealstore/commerce-core/domain';
import { useState } from 'react';
import { useText } from '@dealstore/ui/locale/use-text.ts';
import { Button } from '@dealstore/ui/form/button.tsx';
import { Checkbox } from '@dealstore/ui/form/checkbox.tsx';
import { Picture } from '@dealstore/ui/picture/picture.tsx';
import { ADULT_TILE } from '../../widgets/product-card/product-summary-card.tsx';
import styles from './wish.module.css';
import { wishText } from './wish.text.ts';

/** Chooses which products to take off a list: none is chosen beforehand. */
export function ListEditor({
  products,
  onRemove,
}: {
  readonly products: readonly ProductSummary[];
  readonly onRemove: (productNos: readonly ProductNo[]) => void;
}) {
  const t = useText(wishText);
  const [chosen, setChosen] = useState<ReadonlySet<ProductNo>>(new Set());
  const productNos = products.map(({ productNo }) => productNo);
  const choose = (productNo: ProductNo, isChosen: boolean) => {
    const next = new Set(chosen);
    if (isChosen) next.add(productNo);
    else next.delete(productNo);
    setChosen(next);
  };
  return (
    <>
      <div className={styles['tools']}>
        <Checkbox
          checked={chosen.size === products.length}
          onChange={(event) => setChosen(new Set(event.target.checked ? productNos : []))}
        >
          {t.all}
        </Checkbox>
        <Button variant="danger" size="small" disabled={chosen.size === 0} onClick={() => onRemove([...chosen])}>
          {t.remove(chosen.size)}
        </Button>
      </div>
      <ul className={styles['rows']}>
        {products.map((product) => (
          <li key={product.productNo}>
            <Checkbox
              checked={chosen.has(product.productNo)}
              onChange={(event) => choose(product.productNo, event.target.checked)}
            >
              <span className={styles['row']}>
                <Picture
                  src={product.imageUrls[0] ?? ADULT_TILE}
                  alt=""
                  width={64}
                  height={64}
                  className={styles['picture']}
                />
                <span className={styles['name']}>{product.withheld === 'ADULT' ? t.adult : product.productName}</span>
              </span>
            </Checkbox>
          </li>
        ))}
      </ul>
    </>
  );
}
