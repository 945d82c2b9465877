import { useText } from '@dealstore/ui/locale/use-text.ts';
import { useChrome } from '../../../page/chrome-store.ts';
import { refundRulesText } from './refund-rules.text.ts';
import formStyles from './claim-form.module.css';

/** The published rule of cancel, return, exchange and refund. 전자상거래법 13조, 17조, 18조. */
export function RefundRules() {
  const t = useText(refundRulesText);
  const chrome = useChrome();
  return (
    <details className={formStyles['rules']}>
      <summary>{t.rules}</summary>
      <ul>
        {t.rule.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <button
        type="button"
        className={formStyles['rulesText']}
        onClick={() => chrome.showTerms({ type: 'REFUND_POLICY', title: t.refundPolicy })}
      >
        {t.refundPolicy}
      </button>
    </details>
  );
}
