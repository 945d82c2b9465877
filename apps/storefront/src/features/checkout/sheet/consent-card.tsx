import type { OrderSheet } from '@dealstore/commerce-core/domain';
import { usePageFacts } from '../../../page/page-state.ts';
import { useChrome } from '../../../chrome/chrome.view.ts';
import { useText } from '../../../locale/use-text.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Card, Problem } from './card.tsx';
import { checkoutText } from '../checkout.text.ts';
import styles from './consent-card.module.css';

/** What the shopper agrees to; nothing is ticked beforehand, and each text can be read. */
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
  const { shop } = usePageFacts();
  const chrome = useChrome();
  const all = sheet.termsInfos.map((terms) => terms.termsType);
  const sellers = sheet.sellerPrivacyUsagePartners.length;
  return (
    <Card title={t.consent}>
      <Checkbox
        checked={all.every((type) => agreed.includes(type))}
        onChange={(event) => onChange(event.target.checked ? all : [])}
      >
        <strong>{t.consentAll}</strong>
      </Checkbox>
      <ul className={styles['terms']}>
        {sheet.termsInfos.map((terms) => (
          <li key={terms.termsType}>
            <Checkbox
              checked={agreed.includes(terms.termsType)}
              onChange={(event) =>
                onChange(
                  event.target.checked
                    ? [...agreed, terms.termsType]
                    : agreed.filter((type) => type !== terms.termsType),
                )
              }
            >
              {terms.required ? t.required : t.optional} {terms.termsName}
              {terms.termsType === 'PI_SELLER_PROVISION' && ` (${t.sellers(sellers)})`}
            </Checkbox>
            <button
              type="button"
              className={styles['view']}
              aria-label={t.viewOf(terms.termsName)}
              onClick={() => chrome.showTerms({ type: terms.termsType, title: terms.termsName, closable: true })}
            >
              {t.view}
            </button>
          </li>
        ))}
      </ul>
      <Problem id="terms">{hasProblem ? t.problemTerms : null}</Problem>
      <ul className={styles['legal']}>
        <li>{t.withdrawal}</li>
        <li>{t.minor}</li>
        <li>{t.broker(shop.brand)}</li>
      </ul>
    </Card>
  );
}
