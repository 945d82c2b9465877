import {
  chooseValue,
  chosenValues,
  findOption,
  formatOptionValue,
  formatWon,
  HIDDEN_STOCK,
  highestLineCount,
  optionLevels,
  type OptionNo,
  type OptionNode,
  type OrderProduct,
  type OrderProductOption,
  piecesLeft,
  type ProductOptions,
  timesWon,
} from '@dealstore/commerce-core/domain';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLanguage, useText } from '@dealstore/ui/locale/use-text.ts';
import { Button } from '@dealstore/ui/form/button.tsx';
import { Amount } from '@dealstore/ui/price.tsx';
import { Select } from '@dealstore/ui/form/select.tsx';
import { Sheet } from '@dealstore/ui/overlay/sheet.tsx';
import { Skeleton } from '@dealstore/ui/skeleton.tsx';
import { Stepper } from '@dealstore/ui/form/stepper.tsx';
import { useServices } from '../../container/use-service.ts';
import { productOptionsQuery } from './cart.queries.ts';
import { cartText } from './cart.text.ts';
import styles from './option-sheet.module.css';

/** What another option and count a line is given. */
export interface OptionChange {
  readonly optionNo: OptionNo;
  readonly orderCnt: number;
}

/** Another option for a line of the cart: dependent choices from the first level down, and how many of it. */
export function OptionSheet({
  product,
  line,
  onClose,
  onChange,
}: {
  readonly product: OrderProduct;
  readonly line: OrderProductOption;
  readonly onClose: () => void;
  readonly onChange: (change: OptionChange) => void;
}) {
  const t = useText(cartText);
  const { data: options, isError, refetch } = useQuery(productOptionsQuery(useServices(), product.productNo));
  const [typed, setTyped] = useState<readonly string[] | null>(null);
  const [orderCnt, setOrderCnt] = useState(line.orderCnt);
  const chosen = typed ?? (options === undefined ? [] : chosenValues(options, line.optionNo));
  const option = options === undefined ? null : findOption(options, chosen);
  const least = Math.max(1, product.minBuyCnt);
  const most = highestLineCount(product, option?.stockCnt ?? HIDDEN_STOCK);
  const count = Math.max(least, Math.min(most, orderCnt));
  return (
    <Sheet
      open
      onClose={onClose}
      title={t.changeOption}
      footer={
        <Button
          size="cta"
          wide
          disabled={option === null || option.saleType === 'SOLD_OUT'}
          onClick={() => option !== null && onChange({ optionNo: option.optionNo, orderCnt: count })}
        >
          {t.applyOption}
        </Button>
      }
    >
      <p className={styles['name']}>{product.productName}</p>
      {isError && (
        <Button variant="outline" onClick={() => void refetch()}>
          {t.optionsAgain}
        </Button>
      )}
      {options === undefined && !isError && <Skeleton height={144} radius={8} />}
      {options !== undefined && <Levels options={options} chosen={chosen} onChoose={setTyped} />}
      {option !== null && (
        <div className={styles['count']}>
          <Stepper
            value={count}
            min={least}
            max={most}
            label={t.count(product.productName)}
            lessLabel={t.less}
            moreLabel={t.more}
            onChange={setOrderCnt}
          />
          <Amount won={timesWon(option.buyPrice, count)} className={styles['amount']} />
        </div>
      )}
    </Sheet>
  );
}

function Levels({
  options,
  chosen,
  onChoose,
}: {
  readonly options: ProductOptions;
  readonly chosen: readonly string[];
  readonly onChoose: (chosen: readonly string[]) => void;
}) {
  const t = useText(cartText);
  const language = useLanguage();
  const say = (choice: OptionNode): string => {
    const left = piecesLeft(choice.stockCnt);
    const notes = [
      choice.addPrice > 0 && `+${formatWon(choice.addPrice, language)}`,
      choice.saleType === 'SOLD_OUT' ? t.soldOut : left !== null && t.left(left),
    ];
    return [formatOptionValue(choice.value), ...notes.filter((note) => note !== false)].join(' · ');
  };
  return optionLevels(options, chosen).map((level, depth) => (
    <Select
      key={level.label}
      label={level.label}
      disabled={!level.isOpen}
      value={level.chosen ?? ''}
      onChange={(event) => {
        const choice = chooseValue(options, chosen, depth, event.target.value);
        if (choice !== null) onChoose(choice.chosen);
      }}
    >
      {level.chosen === null && <option value="">{t.chooseValue}</option>}
      {level.choices.map((choice) => (
        <option key={choice.value} value={choice.value} disabled={choice.saleType === 'SOLD_OUT'}>
          {say(choice)}
        </option>
      ))}
    </Select>
  ));
}
