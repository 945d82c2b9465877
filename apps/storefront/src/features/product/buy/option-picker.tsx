import {
  mostPieces,
  formatWon,
  OPTION_TEXT_LIMIT,
  optionLevels,
  type OptionNode,
  piecesLeft,
  type Product,
  type ProductOptions,
  totalOfRows,
} from '@dealstore/commerce-core/domain';
import { ChevronDown } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { useLanguage, useText } from '@dealstore/ui/locale/use-text.ts';
import { Amount } from '@dealstore/ui/price.tsx';
import { TextField } from '@dealstore/ui/form/text-field.tsx';
import { useChrome } from '../../../page/chrome-store.ts';
import { OptionRows } from './option-rows.tsx';
import styles from './option-picker.module.css';
import { personLimitText } from '../person-limit.ts';
import { productText } from '../product.text.ts';
import type { ProductView } from '../product.view.ts';

/** Dependent choices one open at a time, the rows chosen, and their total. Assumed: as shops in Korea do it. */
export function OptionPicker({
  product,
  options,
  view,
}: {
  readonly product: Product;
  readonly options: ProductOptions;
  readonly view: ProductView;
}) {
  const t = useText(productText);
  const chrome = useChrome();
  const state = useSnapshot(view.state);
  const picker = useRef<HTMLDivElement>(null);
  const seen = useRef(state.outcomes);
  // What is missing, or has been chosen, is seen above the buttons; the page that opens or is come back to stays put, as
  // does the one behind a sheet.
  useEffect(() => {
    const isBehind = state.sheet !== null && picker.current?.closest('dialog') === null;
    if (state.outcomes > seen.current && !isBehind) picker.current?.scrollIntoView({ block: 'nearest' });
    seen.current = state.outcomes;
  }, [state.outcomes, state.sheet]);
  const total = totalOfRows(state.rows);
  const isSpent = mostPieces(product.limitations, product.limitations.boughtCnt) === 0;
  const spent = isSpent ? personLimitText(t, product) : null;
  const choose = (depth: number, value: string) => {
    const outcome = view.choose({ product, options }, depth, value);
    if (outcome === 'refused') chrome.toast(spent ?? t.refused);
    if (outcome === 'duplicate') chrome.toast(t.duplicate);
  };
  return (
    <div ref={picker} className={styles['picker']}>
      {options.type !== 'DEFAULT' &&
        optionLevels(options, state.chosen).map((level, depth) => (
          <Level
            key={level.label}
            label={level.label}
            chosen={level.chosen}
            choices={level.choices}
            colors={colorsOf(options, level.label)}
            disabled={!level.isOpen}
            open={state.openLevel === depth}
            onToggle={() => view.unfold(depth)}
            onChoose={(value) => choose(depth, value)}
          />
        ))}
      {options.inputs.map((input) => (
        <TextField
          key={input.inputNo}
          label={input.required ? input.inputLabel : `${input.inputLabel} ${t.optional}`}
          hint={t.textHint}
          error={
            state.problem === 'text-required' && input.required && !state.texts[input.inputNo]?.trim()
              ? t['text-required']
              : null
          }
          maxLength={OPTION_TEXT_LIMIT}
          value={state.texts[input.inputNo] ?? ''}
          onChange={(event) => view.write(input.inputNo, event.target.value)}
        />
      ))}
      {(isSpent || state.problem === 'choose-option') && (
        <p role="alert" className={styles['problem']}>
          {spent ?? t['choose-option']}
        </p>
      )}
      <OptionRows product={product} options={options} view={view} />
      {total.count > 0 && (
        <p className={styles['total']} aria-live="polite">
          <span>{t.total(total.count)}</span>
          <Amount won={total.amount} className={styles['amount']} />
        </p>
      )}
    </div>
  );
}

function colorsOf({ swatches }: ProductOptions, label: string): ReadonlyMap<string, string> {
  return new Map(swatches.filter((swatch) => swatch.label === label).map(({ value, color }) => [value, color]));
}

function Level({
  label,
  chosen,
  choices,
  colors,
  disabled,
  open,
  onToggle,
  onChoose,
}: {
  readonly label: string;
  readonly chosen: string | null;
  readonly choices: readonly OptionNode[];
  /** By value; empty for a level of other things than colors. */
  readonly colors: ReadonlyMap<string, string>;
  readonly disabled: boolean;
  readonly open: boolean;
  readonly onToggle: () => void;
  readonly onChoose: (value: string) => void;
}) {
  const id = useId();
  const head = useRef<HTMLButtonElement>(null);
  const isOpen = open && !disabled;
  return (
    <div className={styles['level']} data-open={isOpen}>
      <button
        ref={head}
        type="button"
        className={styles['head']}
        aria-expanded={isOpen}
        aria-controls={id}
        disabled={disabled}
        onClick={onToggle}
      >
        <span>{chosen === null ? label : `${label}: ${chosen}`}</span>
        <ChevronDown size={20} aria-hidden />
      </button>
      <ul id={id} className={styles['choices']} hidden={!isOpen}>
        {choices.map((choice) => (
          <li key={choice.value}>
            <Choice
              choice={choice}
              color={colors.get(choice.value)}
              isChosen={choice.value === chosen}
              onChoose={() => {
                // The choice that was pressed is hidden with the others.
                head.current?.focus({ preventScroll: true });
                onChoose(choice.value);
              }}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Choice({
  choice,
  color,
  isChosen,
  onChoose,
}: {
  readonly choice: OptionNode;
  readonly color: string | undefined;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}) {
  const t = useText(productText);
  const language = useLanguage();
  const left = piecesLeft(choice.stockCnt);
  const isSoldOut = choice.saleType === 'SOLD_OUT';
  return (
    <button type="button" className={styles['choice']} aria-pressed={isChosen} disabled={isSoldOut} onClick={onChoose}>
      {color !== undefined && <span className={styles['swatch']} style={{ background: color }} />}
      <span className={styles['value']}>{choice.value}</span>
      {choice.addPrice > 0 && <span className={styles['plus']}>{t.plus(formatWon(choice.addPrice, language))}</span>}
      {isSoldOut && <span className={styles['note']}>{t.soldOut}</span>}
      {!isSoldOut && left !== null && <span className={styles['few']}>{t.left(left)}</span>}
    </button>
  );
}
