import {
  formatOptionValue,
  mayWaitForStock,
  type ProductNo,
  type ProductOptions,
} from '@dealstore/commerce-core/domain';
import { useText } from '@dealstore/ui/locale/use-text.ts';
import { Button } from '@dealstore/ui/form/button.tsx';
import { Sheet } from '@dealstore/ui/overlay/sheet.tsx';
import styles from './restock-sheet.module.css';
import { restockText } from './restock.text.ts';
import { useRestock } from './use-restock.ts';

/** The sold-out options of a product, each with the way to hear when it is back. Assumed: as shops in Korea do it. */
export function RestockSheet({
  productNo,
  options,
  open,
  onClose,
}: {
  readonly productNo: ProductNo;
  readonly options: ProductOptions;
  readonly open: boolean;
  readonly onClose: () => void;
}) {
  const t = useText(restockText);
  const { waitedFor, isPending, toggle } = useRestock(productNo, open);
  return (
    <Sheet open={open} onClose={onClose} title={t.title}>
      <p className={styles['body']}>{t.body}</p>
      <ul>
        {options.flatOptions.filter(mayWaitForStock).map(({ optionNo, value }) => {
          const name = formatOptionValue(value) || t.only;
          const waits = waitedFor.includes(optionNo);
          return (
            <li key={optionNo} className={styles['option']}>
              <span>{name}</span>
              <Button
                variant={waits ? 'quiet' : 'outline'}
                size="small"
                busy={isPending}
                aria-label={`${name} ${waits ? t.waits : t.get}`}
                onClick={() => toggle(optionNo)}
              >
                {waits ? t.waits : t.get}
              </Button>
            </li>
          );
        })}
      </ul>
    </Sheet>
  );
}
