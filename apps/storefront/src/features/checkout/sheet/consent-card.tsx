import type { OrderSheet, TermsInfo } from '@dealstore/commerce-core/domain';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { useText } from '@dealstore/ui/locale/use-text.ts';
import { Checkbox } from '@dealstore/ui/form/checkbox.tsx';
import { usePageFacts } from '../../../page/page-state.ts';
import { useChrome } from '../../../page/chrome-store.ts';
import { Card, Problem } from './card.tsx';
import { checkoutText } from '../checkout.text.ts';
import { payBarText } from './pay-bar.text.ts';
import styles from './consent-card.module.css';

/**
 * What the shopper agrees to: one row for all, each text one tap away (on a low screen of a PC two), and each consent by
 * itself when unfolded. Nothing is ticked beforehand.
 */
export function ConsentCard({
  sheet,
  agreed,
  hasProblem,
  onChange,
}: {
  readonly sheet: OrderSheet;
  readonly agreed: readonly string[];
  readonly hasProblem: boolean;
  readonly onChange: (agreedTerms: readonly string[]) => void;
}) {
  const t = useText(checkoutText);
  const words = useText(payBarText);
  const { shop } = usePageFacts();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const read = useReadTerms(sheet);
  const all = sheet.termsInfos.map((terms) => terms.termsType);
  const agree = (type: string, isAgreed: boolean) =>
    onChange(isAgreed ? [...agreed, type] : agreed.filter((other) => other !== type));
  return (
    <Card title={t.consent}>
      <div className={styles['all']}>
        <Checkbox
          checked={all.every((type) => agreed.includes(type))}
          aria-invalid={hasProblem || undefined}
          onChange={(event) => onChange(event.target.checked ? all : [])}
        >
          <strong>{t.consentAll}</strong>
        </Checkbox>
        <button
          type="button"
          className={styles['unfold']}
          aria-expanded={isOpen}
          aria-controls={id}
          aria-label={t.consentEach}
          onClick={() => setOpen(!isOpen)}
        >
          <ChevronDown size={20} aria-hidden />
        </button>
      </div>
      <ul id={id} className={isOpen ? styles['terms'] : styles['folded']}>
        {sheet.termsInfos.map((terms) => {
          const mark = terms.required ? t.required : t.optional;
          return isOpen ? (
            <li key={terms.termsType}>
              <Checkbox
                checked={agreed.includes(terms.termsType)}
                onChange={(event) => agree(terms.termsType, event.target.checked)}
              >
                {mark} {terms.termsName}
              </Checkbox>
              <button
                type="button"
                className={styles['view']}
                aria-label={t.viewOf(terms.termsName)}
                onClick={() => read(terms)}
              >
                {t.view}
              </button>
            </li>
          ) : (
            <li key={terms.termsType}>
              <button
                type="button"
                className={styles['name']}
                aria-label={t.viewOf(terms.termsName)}
                onClick={() => read(terms)}
              >
                {mark} {terms.termsName}
              </button>
            </li>
          );
        })}
      </ul>
      <Problem id="terms">{hasProblem ? words.terms : null}</Problem>
      <ul className={styles['legal']}>
        <li>{t.withdrawal}</li>
        <li>{t.minor}</li>
        <li>{t.broker(shop.brand)}</li>
      </ul>
    </Card>
  );
}

/** Opens a text over the screen, with the sellers of this sheet where it names sellers. Spec §4. */
function useReadTerms({ sellerPrivacyUsagePartners }: OrderSheet) {
  const chrome = useChrome();
  const partnerNames = sellerPrivacyUsagePartners.map(({ partnerName }) => partnerName);
  return ({ termsType, termsName }: TermsInfo) => chrome.showTerms({ type: termsType, title: termsName, partnerNames });
}
