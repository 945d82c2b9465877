import {
  type Claimable,
  type ClaimableLine,
  type ClaimForm,
  type ClaimType,
  formatOptionValue,
  linesToClaim,
  tickLine,
} from '@dealstore/commerce-core/domain';
import { useText } from '@dealstore/ui/locale/use-text.ts';
import { langOf } from '@dealstore/ui/locale/lang-of.ts';
import { Checkbox } from '@dealstore/ui/form/checkbox.tsx';
import { Picture } from '@dealstore/ui/picture/picture.tsx';
import { Select } from '@dealstore/ui/form/select.tsx';
import { Stepper } from '@dealstore/ui/form/stepper.tsx';
import { Section } from '@dealstore/ui/section.tsx';
import { claimFormText } from './claim-form.text.ts';
import { Problem } from './claim-form-problem.tsx';
import styles from './claim.module.css';
import formStyles from './claim-form.module.css';

interface LinesSectionProps {
  readonly claimable: Claimable;
  readonly claimType: ClaimType;
  readonly form: ClaimForm;
  readonly problem: string | null;
  readonly onChange: (form: Partial<ClaimForm>) => void;
}

/** Which lines are claimed, and how many pieces of each; an exchange takes one line whole. */
export function LinesSection({ claimable, claimType, form, problem, onChange }: LinesSectionProps) {
  const t = useText(claimFormText);
  const isExchange = claimType === 'EXCHANGE';
  const countOf = ({ orderOptionNo }: ClaimableLine) =>
    form.claimedProductOptions.find((option) => option.orderOptionNo === orderOptionNo)?.productCnt ?? 0;
  const set = ({ orderOptionNo }: ClaimableLine, productCnt: number) =>
    onChange(tickLine({ claimType, form }, orderOptionNo, productCnt));
  return (
    <Section title={t.lines}>
      <fieldset id="claim-lines" tabIndex={-1} className={formStyles['fieldset']}>
        <legend className="visually-hidden">{t.linesHint}</legend>
        <ul className={styles['lines']}>
          {linesToClaim(claimable, claimType).map((line) => (
            <li key={line.orderOptionNo} className={styles['line']}>
              <Checkbox
                kind={isExchange ? 'radio' : 'checkbox'}
                name="line"
                hideLabel
                checked={countOf(line) > 0}
                onChange={(event) => set(line, event.target.checked ? line.claimableCnt : 0)}
              >
                {t.pick(line.productName)}
              </Checkbox>
              <Picture src={line.imageUrl} alt="" width={64} height={64} />
              <div className={styles['what']}>
                <p className={styles['name']} lang={langOf(line.productName)}>
                  {line.productName}
                </p>
                {line.optionValue !== '' && (
                  <p className={styles['sub']} lang={langOf(line.optionValue)}>
                    {formatOptionValue(line.optionValue)}
                  </p>
                )}
                {countOf(line) > 0 && !isExchange && line.claimableCnt > 1 && (
                  <div className={formStyles['count']}>
                    <Stepper
                      value={countOf(line)}
                      max={line.claimableCnt}
                      label={t.count(line.productName)}
                      lessLabel={t.less}
                      moreLabel={t.more}
                      onChange={(count) => set(line, count)}
                    />
                    <span className={styles['sub']}>{t.of(line.claimableCnt)}</span>
                  </div>
                )}
                {countOf(line) > 1 && isExchange && <p className={styles['sub']}>{t.wholeLine(line.claimableCnt)}</p>}
              </div>
            </li>
          ))}
        </ul>
      </fieldset>
      <Problem>{problem}</Problem>
    </Section>
  );
}

/** What the line is exchanged for: another option at the same price, or the same once more. */
export function ExchangeOption({ claimable, form, problem, onChange }: Omit<LinesSectionProps, 'claimType'>) {
  const t = useText(claimFormText);
  const [chosen] = form.claimedProductOptions;
  const line = claimable.lines.find(({ orderOptionNo }) => orderOptionNo === chosen?.orderOptionNo);
  if (line === undefined) return null;
  return (
    <div id="claim-exchange-option" tabIndex={-1}>
      <Select
        label={t.exchangeOption}
        value={form.exchangeOptionNo ?? ''}
        aria-invalid={problem !== null || undefined}
        onChange={(event) =>
          onChange({ exchangeOptionNo: event.target.value === '' ? null : Number(event.target.value) })
        }
      >
        <option value="">{t.chooseOption}</option>
        {line.exchangeOptions.map(({ optionNo, optionName, optionValue, soldOut }) => (
          <option key={optionNo} value={optionNo} disabled={soldOut}>
            {optionValue === '' ? optionName || line.productName : formatOptionValue(optionValue)}
            {soldOut ? ` (${t.soldOut})` : ''}
          </option>
        ))}
      </Select>
      <Problem>{problem}</Problem>
    </div>
  );
}
