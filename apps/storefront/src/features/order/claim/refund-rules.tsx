import { useChrome } from '../../../chrome/chrome.view.ts';
import { useText } from '../../../locale/use-text.ts';
import { claimText } from './claim.text.ts';
import styles from './claim.module.css';

/** The published rule of cancel, return, exchange and refund. 전자상거래법 13조, 17조, 18조. */
export function RefundRules() {
  const t = useText(claimText);
  const chrome = useChrome();
  return (
    <details className={styles['rules']}>
      <summary>{t.rules}</summary>
      <ul>
        {t.rule.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <button
        type="button"
        className={styles['rulesText']}
        onClick={() => chrome.showTerms({ type: 'REFUND_POLICY', title: t.refundPolicy })}
      >
        {t.refundPolicy}
      </button>
    </details>
  );
}
