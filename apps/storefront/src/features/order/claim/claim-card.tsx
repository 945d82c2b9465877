import { type Claim, formatOptionValue, formatWon, isClaimDropped } from '@dealstore/commerce-core/domain';
import { Link } from 'wouter';
import { dateTimeOf } from '@dealstore/ui/locale/date-time.ts';
import { useLanguage, useText } from '@dealstore/ui/locale/use-text.ts';
import { langOf } from '@dealstore/ui/locale/lang-of.ts';
import { Picture } from '@dealstore/ui/picture/picture.tsx';
import sectionStyles from '@dealstore/ui/section.module.css';
import { paths } from '../../../routes/links.ts';
import { claimStatusText } from './claim-status.text.ts';
import { claimText } from './claim.text.ts';
import styles from './claim.module.css';

/** A claim in a list: its status, what it is about, what it brings. */
export function ClaimCard({ claim }: { readonly claim: Claim }) {
  const t = useText(claimText);
  const statuses = useText(claimStatusText);
  const language = useLanguage();
  return (
    <section className={sectionStyles['section']} aria-label={`${t.claimNo} ${claim.claimNo}`}>
      <div className={sectionStyles['head']}>
        <p className={styles['statusLine']}>
          <strong>{statuses[claim.claimStatusType]}</strong>
          <span className={styles['sub']}>{dateTimeOf(claim.claimYmdt, language)}</span>
        </p>
        <Link href={paths.claim(claim.claimNo)} className={styles['toClaim'] ?? ''}>
          {t.view}
          <span className="visually-hidden">
            {' '}
            {t.claimNo} {claim.claimNo}
          </span>
        </Link>
      </div>
      <ClaimItems claim={claim} />
      {claim.claimType !== 'EXCHANGE' && !isClaimDropped(claim.claimStatusType) && (
        <p className={styles['sum']}>
          {claim.refund?.refundYmdt == null ? t.refundTotal : t.refundedTotal}{' '}
          <strong>{formatWon(claim.estimate.refundPayAmt, language)}</strong>
        </p>
      )}
    </section>
  );
}

/** What a claim is about. */
export function ClaimItems({ claim }: { readonly claim: Claim }) {
  const t = useText(claimText);
  return (
    <ul className={styles['lines']}>
      {claim.options.map((option) => (
        <li key={option.orderOptionNo} className={styles['line']}>
          <Picture src={option.imageUrl} alt="" width={64} height={64} />
          <div className={styles['what']}>
            <Link
              href={paths.product(option.productNo)}
              className={styles['name'] ?? ''}
              lang={langOf(option.productName)}
            >
              {option.productName}
            </Link>
            <p className={styles['sub']}>
              {option.optionValue !== '' && (
                <span lang={langOf(option.optionValue)}>{formatOptionValue(option.optionValue)} · </span>
              )}
              {t.quantity(option.productCnt)}
            </p>
            {claim.claimType === 'EXCHANGE' && (
              <p className={styles['sub']}>
                {option.exchangeOptionNo === option.optionNo || option.exchangeOptionValue === null
                  ? t.sameOption
                  : t.changeTo(formatOptionValue(option.exchangeOptionValue))}
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
