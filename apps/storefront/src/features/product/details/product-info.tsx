import type { Product } from '@dealstore/commerce-core/domain';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { useText } from '@dealstore/ui/locale/use-text.ts';
import { langOf } from '@dealstore/ui/locale/lang-of.ts';
import { Button } from '@dealstore/ui/form/button.tsx';
import { RichText } from '@dealstore/ui/rich-text/rich-text.tsx';
import styles from './product-info.module.css';
import { productText } from '../product.text.ts';

/** The seller's description, folded at 1,500 px (open without a script), and the notice the law asks for. */
export function ProductInfo({ product }: { readonly product: Product }) {
  const t = useText(productText);
  const [open, setOpen] = useState(false);
  return (
    <section id="productInfo" className={styles['part']} aria-label={t.productInfo}>
      <div id="description" className={styles['description']} data-open={open}>
        <RichText html={product.baseInfo.content} />
      </div>
      <div className={styles['more']}>
        <Button
          variant="outline"
          size="cta"
          wide
          aria-expanded={open}
          aria-controls="description"
          onClick={() => setOpen(!open)}
        >
          {open ? t.less : t.more}
          <ChevronDown size={20} aria-hidden />
        </Button>
      </div>
      <h2 className={styles['title']}>{t.duty}</h2>
      <table className={styles['duty']}>
        <tbody>
          {product.baseInfo.dutyInfo.map((row) => (
            <tr key={row.label}>
              <th scope="row">{row.label}</th>
              <td lang={langOf(row.value)}>{row.value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
