import {
  formatOption,
  formatWon,
  highestLineCount,
  type OrderProduct,
  type OrderProductOption,
  priceAtCount,
} from '@dealstore/commerce-core/domain';
import { X } from 'lucide-react';
import { Link } from 'wouter';
import { useLanguage, useText } from '@dealstore/ui/locale/use-text.ts';
import { Button } from '@dealstore/ui/form/button.tsx';
import { Checkbox } from '@dealstore/ui/form/checkbox.tsx';
import { Picture } from '@dealstore/ui/picture/picture.tsx';
import { Amount } from '@dealstore/ui/price.tsx';
import { Stepper } from '@dealstore/ui/form/stepper.tsx';
import { paths } from '../../routes/links.ts';
import { cartText } from './cart.text.ts';
import lineStyles from './cart-line.module.css';

/** One option in the cart: picture, name, option, count, price, and what is wrong with it, if anything. */
export function CartLine({
  product,
  line,
  count,
  chosen,
  onChoose,
  onChange,
  onRemove,
  onOption,
}: {
  readonly product: OrderProduct;
  readonly line: OrderProductOption;
  readonly count: number;
  /** Null where a line cannot be ordered, and so not be chosen. */
  readonly chosen: boolean | null;
  readonly onChoose: (isChosen: boolean) => void;
  readonly onChange: (count: number) => void;
  readonly onRemove: () => void;
  /** Opens the choice of another option. */
  readonly onOption: () => void;
}) {
  const t = useText(cartText);
  const language = useLanguage();
  const { errorCode, orderCntChangeable } = line.validInfo;
  const { standardAmt, buyAmt } = priceAtCount(line, count);
  return (
    <li className={lineStyles['line']}>
      {chosen !== null && (
        <Checkbox hideLabel checked={chosen} onChange={(event) => onChoose(event.target.checked)}>
          {t.choose(product.productName)}
        </Checkbox>
      )}
      <Link href={paths.product(product.productNo)} className={lineStyles['thumbnail'] ?? ''} tabIndex={-1} aria-hidden>
        <Picture src={product.imageUrl} alt="" width={80} height={80} />
      </Link>
      <div className={lineStyles['what']}>
        <Link href={paths.product(product.productNo)} className={lineStyles['name'] ?? ''}>
          {product.productName}
        </Link>
        {line.optionValue !== '' && (
          <p className={lineStyles['option']}>{formatOption(line.optionName, line.optionValue)}</p>
        )}
        {errorCode !== null && (
          <p className={lineStyles['problem']}>
            {errorCode === 'STOCK_SHORT' ? t.STOCK_SHORT(line.stockCnt, line.orderCnt) : t[errorCode]}
          </p>
        )}
        {line.optionValue !== '' && (orderCntChangeable || errorCode === 'SOLD_OUT') && (
          <Button
            variant="outline"
            size="small"
            className={lineStyles['change']}
            aria-label={t.changeOptionOf(product.productName)}
            onClick={onOption}
          >
            {t.changeOption}
          </Button>
        )}
      </div>
      <button
        type="button"
        className={lineStyles['remove']}
        aria-label={t.remove(product.productName)}
        onClick={onRemove}
      >
        <X size={20} aria-hidden />
      </button>
      <div className={lineStyles['numbers']}>
        {orderCntChangeable && (
          <Stepper
            value={count}
            min={product.minBuyCnt}
            max={highestLineCount(product, line.stockCnt)}
            label={t.count(product.productName)}
            lessLabel={t.less}
            moreLabel={t.more}
            onChange={onChange}
          />
        )}
        <p className={lineStyles['price']}>
          {standardAmt > buyAmt && <del className={lineStyles['list']}>{formatWon(standardAmt, language)}</del>}
          <Amount won={buyAmt} className={lineStyles['amount']} />
        </p>
      </div>
    </li>
  );
}
