import { type Claim, deliveryCompanyName, formatDate, parseYmdt } from '@dealstore/commerce-core/domain';
import { useQuery } from '@tanstack/react-query';
import { dateTimeOf } from '@dealstore/ui/locale/date-time.ts';
import { useLanguage, useText } from '@dealstore/ui/locale/use-text.ts';
import { langOf } from '@dealstore/ui/locale/lang-of.ts';
import { Button, ButtonLink } from '@dealstore/ui/form/button.tsx';
import { ownPicture } from '@dealstore/ui/picture/picture-address.ts';
import { Skeleton } from '@dealstore/ui/skeleton.tsx';
import { Picture } from '@dealstore/ui/picture/picture.tsx';
import { Timeline } from '@dealstore/ui/timeline.tsx';
import { Section } from '@dealstore/ui/section.tsx';
import { useServices } from '../../../container/use-service.ts';
import { paths } from '../../../routes/links.ts';
import { defineScreen, type ScreenProps } from '../../../routes/screen.ts';
import { AddressLines } from '../../../widgets/address/address-lines.tsx';
import { lazyComponent } from '../../../widgets/lazy-component/lazy-component.tsx';
import { MyPageFrame } from '../../../widgets/my-page/my-page-frame.tsx';
import { LateRefund } from '../late-refund.tsx';
import { ClaimRefund } from './claim-refund.tsx';
import { ClaimItems } from './claim-card.tsx';
import { claimQuery } from './claim.queries.ts';
import { claimStatusText } from './claim-status.text.ts';
import { claimText } from './claim.text.ts';
import { RefundRules } from './refund-rules.tsx';
import { useWithdrawClaim } from './use-withdraw-claim.ts';
import styles from './claim.module.css';

const SentAgain = lazyComponent(
  async () => (await import('./sent-again.tsx')).SentAgain,
  <Skeleton height={160} radius={12} />,
);

/** One claim: its status and its history, what it is about, why, and what comes back. Assumed: its route. */
function ClaimDetailScreen({ params }: ScreenProps) {
  const { data: claim } = useQuery(claimQuery(useServices(), Number(params['claimNo'])));
  return (
    <MyPageFrame route="claimDetail" within="orders" plain>
      {claim === undefined ? <Skeleton height={320} radius={12} /> : <Detail claim={claim} />}
    </MyPageFrame>
  );
}

function Detail({ claim }: { readonly claim: Claim }) {
  const t = useText(claimText);
  const language = useLanguage();
  const statuses = useText(claimStatusText);
  const withdraw = useWithdrawClaim(claim.claimNo);
  const [first] = claim.options;
  return (
    <div className={styles['page']}>
      <Section title={statuses[claim.claimStatusType]}>
        <p className={styles['note']}>
          {t.claimNo} {claim.claimNo} · {t.orderNo} {claim.orderNo}
        </p>
        <p className={styles['note']}>
          {t.requestedAt} {dateTimeOf(claim.claimYmdt, language)}
        </p>
        <Steps claim={claim} />
        <div className={styles['actions']}>
          {claim.withdrawable && (
            <Button variant="outline" size="small" busy={withdraw.isPending} onClick={withdraw.ask}>
              {statuses.withdraw}
            </Button>
          )}
          {first !== undefined && (
            <ButtonLink
              variant="outline"
              size="small"
              href={paths.orderDetail({ type: 'order', orderNo: claim.orderNo, ...first })}
            >
              {t.toOrder}
            </ButtonLink>
          )}
        </div>
      </Section>
      <LateRefund orderNo={claim.orderNo} late={claim.lateRefund} />
      <Section title={t.items}>
        <ClaimItems claim={claim} />
      </Section>
      <ClaimRefund claim={claim} />
      {claim.exchangeDelivery !== null && <SentAgain parcel={claim.exchangeDelivery} />}
      <Reason claim={claim} />
      {claim.returnWayType !== null && <Way claim={claim} />}
      <div className={styles['rules']}>
        <RefundRules />
      </div>
    </div>
  );
}

/** Every step so far, the last one first. */
function Steps({ claim }: { readonly claim: Claim }) {
  const t = useText(claimText);
  const language = useLanguage();
  const statuses = useText(claimStatusText);
  return (
    <Timeline label={t.timeline}>
      {claim.timeline.toReversed().map(({ claimStatusType, changedYmdt, changedBy }) => (
        <li key={`${claimStatusType}${changedYmdt}`}>
          <strong>{statuses[claimStatusType]}</strong>
          <span className={styles['sub']}>
            {dateTimeOf(changedYmdt, language)} · {t[`by${changedBy}`]}
          </span>
        </li>
      ))}
    </Timeline>
  );
}

function Reason({ claim }: { readonly claim: Claim }) {
  const t = useText(claimText);
  const language = useLanguage();
  const noticedAt = claim.faultNoticedYmd === null ? null : parseYmdt(claim.faultNoticedYmd);
  const photos = claim.claimImageUrls.filter((url) => ownPicture(url) !== undefined);
  return (
    <Section title={t.reason}>
      <p>
        {t[claim.claimReasonType]} <span className={styles['sub']}>{t[claim.responsibleObjectType]}</span>
      </p>
      {noticedAt !== null && <p className={styles['note']}>{t.faultNoticed(formatDate(noticedAt, language))}</p>}
      {claim.claimReasonDetail !== '' && (
        <p className={styles['said']} lang={langOf(claim.claimReasonDetail)}>
          {claim.claimReasonDetail}
        </p>
      )}
      {photos.length > 0 && (
        <ul className={styles['photos']} aria-label={t.photos}>
          {photos.map((url, index) => (
            <li key={url}>
              <a href={url} target="_blank" rel="noopener noreferrer">
                <Picture src={url} alt={t.photo(index + 1)} width={72} height={72} />
              </a>
            </li>
          ))}
        </ul>
      )}
      {claim.rejectReason !== null && (
        <p className={styles['notice']}>
          {t.rejectReason}: <span lang={langOf(claim.rejectReason)}>{claim.rejectReason}</span>
        </p>
      )}
    </Section>
  );
}

function Way({ claim }: { readonly claim: Claim }) {
  const t = useText(claimText);
  const company = deliveryCompanyName(claim.deliveryCompanyType, useLanguage());
  return (
    <Section title={t.way}>
      {claim.returnWayType !== null && <p>{t[claim.returnWayType]}</p>}
      {claim.returnAddress !== null && <AddressLines address={claim.returnAddress} isUsual={false} />}
      {claim.invoiceNo !== null && (
        <p className={styles['note']}>
          {company ?? claim.deliveryCompanyType} {claim.invoiceNo}
        </p>
      )}
    </Section>
  );
}

/** `/myPage/order/claim/{claimNo}`. Assumed: the specification names no route for it. */
export const screen = defineScreen({
  Screen: ClaimDetailScreen,
  load: ({ prefetch, services, params }) => prefetch(claimQuery(services, Number(params['claimNo']))),
});
