import { isCommerceError, isGiftEnded, type ReceivedGift } from '@dealstore/commerce-core/domain';
import { useQuery } from '@tanstack/react-query';
import { Gift as GiftMark, HeartHandshake, ShieldAlert } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useServices } from '../../../container/use-service.ts';
import { useText } from '../../../locale/use-text.ts';
import { pendingTargetStore } from '../../../page/pending-target.ts';
import { usePageFacts } from '../../../page/page-state.ts';
import { paths } from '../../../routes/links.ts';
import { defineScreen, type ScreenProps } from '../../../routes/screen.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { dateTimeOf } from '../../../locale/date-time.ts';
import { GiftFailed, GiftGoods, GiftTimeline, Part } from '../gift-parts.tsx';
import { MessageCard } from '../message-card.tsx';
import { giftByTokenQuery } from '../gift.queries.ts';
import { giftText } from '../gift.text.ts';
import { recipientText } from './recipient.text.ts';
import styles from '../gift.module.css';

const AcceptForm = lazy(async () => ({ default: (await import('./accept-form.tsx')).AcceptForm }));
const RefuseSheet = lazy(async () => ({ default: (await import('./refuse-sheet.tsx')).RefuseSheet }));

/** A gift by its link, for whoever it was sent to: no account, no price. Spec §2. */
function RecipientInfoScreen({ params }: ScreenProps) {
  const token = params['giftId'] ?? '';
  const [isRefused, setRefused] = useState(false);
  const { data: gift, error, refetch } = useQuery(giftByTokenQuery(useServices(), token));
  if (isRefused) return <Refused />;
  if (gift !== undefined && !isGiftEnded(gift.status)) {
    return <Opened gift={gift} token={token} onRefused={() => setRefused(true)} onChanged={() => void refetch()} />;
  }
  if (gift?.status === 'COMPLETED') return <Accepted gift={gift} onChangeAddress={() => undefined} />;
  if (gift !== undefined || isCommerceError(error, 'NOT_FOUND', 'INVALID_REQUEST')) return <Over />;
  if (isCommerceError(error, 'TOO_MANY_REQUESTS')) return <Over isTooOften />;
  if (error !== null) return <GiftFailed error={error} onRetry={() => void refetch()} />;
  return (
    <div className={`${styles['page']} ${styles['alone']}`}>
      <Skeleton height={260} radius={16} />
      <Skeleton height={160} radius={12} />
    </div>
  );
}

function Opened({
  gift,
  token,
  onRefused,
  onChanged,
}: {
  readonly gift: ReceivedGift;
  readonly token: string;
  readonly onRefused: () => void;
  readonly onChanged: () => void;
}) {
  const t = useText(recipientText);
  const words = useText(giftText);
  const [open, setOpen] = useState<'form' | 'refuse' | null>(null);
  const proof = gift.phoneCodeNeeded ? token : null;
  if (open === 'form') {
    return (
      <div className={`${styles['page']} ${styles['alone']}`}>
        <Suspense fallback={<Skeleton height={360} radius={12} />}>
          <AcceptForm
            gift={gift}
            token={token}
            onLeave={() => setOpen(null)}
            onDone={() => {
              setOpen(null);
              onChanged();
            }}
          />
        </Suspense>
      </div>
    );
  }
  if (gift.status !== 'WAITING_ADDRESS') return <Accepted gift={gift} onChangeAddress={() => setOpen('form')} />;
  return (
    <div className={`${styles['page']} ${styles['alone']}`}>
      <div className={styles['part']}>
        <h2 className={styles['heading']}>{t.arrived(gift.receiverName)}</h2>
        {gift.expireYmdt !== null && <p className={styles['note']}>{words.until(dateTimeOf(gift.expireYmdt))}</p>}
      </div>
      <div className={styles['part']}>
        <MessageCard gift={gift} opens />
      </div>
      {gift.adult && gift.productName === '' ? (
        <AdultCheck />
      ) : (
        <>
          <Part title={t.goods}>
            <GiftGoods gift={gift} />
          </Part>
          <div className={`${styles['part']} ${styles['ways']}`}>
            {gift.nextActions.includes('CONFIRM') && (
              <Button size="cta" wide onClick={() => setOpen('form')}>
                {t.accept}
              </Button>
            )}
            {gift.nextActions.includes('REFUSE') && (
              <Button look="quiet" wide onClick={() => setOpen('refuse')}>
                {words.refuse}
              </Button>
            )}
            <p className={styles['note']}>{t.noAccount}</p>
          </div>
        </>
      )}
      {open === 'refuse' && (
        <Suspense>
          <RefuseSheet giftId={gift.giftId} token={proof} onClose={() => setOpen(null)} onRefused={onRefused} />
        </Suspense>
      )}
    </div>
  );
}

/** Goods for adults say nothing of themselves by a link: who has proven their age accepts them from the gift box. */
function AdultCheck() {
  const t = useText(recipientText);
  const purpose = usePageFacts().loggedIn ? 'adult' : undefined;
  return (
    <EmptyState
      icon={<ShieldAlert size={40} strokeWidth={1.5} />}
      title={t.adultTitle}
      action={
        <Button
          onClick={() => {
            pendingTargetStore.save(paths.giftBox(), null);
            window.location.assign(paths.login(purpose));
          }}
        >
          {t.adultCheck}
        </Button>
      }
    >
      {t.adultBody}
    </EmptyState>
  );
}

const TITLE_OF = { DELIVERING: 'deliveringTitle', COMPLETED: 'completedTitle' } as const;

function Accepted({ gift, onChangeAddress }: { readonly gift: ReceivedGift; readonly onChangeAddress: () => void }) {
  const t = useText(recipientText);
  const { status } = gift;
  const title = status === 'DELIVERING' || status === 'COMPLETED' ? TITLE_OF[status] : 'acceptedTitle';
  return (
    <div className={`${styles['page']} ${styles['alone']}`}>
      <div className={styles['part']}>
        <h2 className={styles['heading']}>{t[title]}</h2>
        {status === 'CONFIRMED' && <p className={styles['lead']}>{t.acceptedBody}</p>}
      </div>
      <Part title={t.goods}>
        <GiftGoods gift={gift} />
        {gift.nextActions.includes('CHANGE_ADDRESS') && (
          <>
            <p className={styles['note']}>{t.changeBody}</p>
            <div className={styles['actions']}>
              <Button look="outline" onClick={onChangeAddress}>
                {t.changeAddress}
              </Button>
            </div>
          </>
        )}
      </Part>
      <GiftTimeline events={gift.events} />
      <div className={styles['part']}>
        <MessageCard gift={gift} />
      </div>
    </div>
  );
}

function Refused() {
  const t = useText(recipientText);
  return (
    <EmptyState
      icon={<HeartHandshake size={40} strokeWidth={1.5} />}
      title={t.refusedTitle}
      action={<ButtonLink href={paths.home()}>{t.toShop}</ButtonLink>}
    >
      {t.refusedBody}
    </EmptyState>
  );
}

/** The same for every link that opens nothing: it tells nothing of whose gift it was, or whether there was one. */
function Over({ isTooOften = false }: { readonly isTooOften?: boolean }) {
  const t = useText(recipientText);
  return (
    <EmptyState
      icon={<GiftMark size={40} strokeWidth={1.5} />}
      title={isTooOften ? t.waitTitle : t.overTitle}
      action={<ButtonLink href={paths.home()}>{t.toShop}</ButtonLink>}
    >
      {isTooOften ? t.waitBody : t.overBody}
    </EmptyState>
  );
}

/** `/myPage/giftBox/recipientInfoInput/{giftId}`, where the word is a token. Spec §2. */
export const screen = defineScreen({ Screen: RecipientInfoScreen, meta: () => ({ noIndex: true }) });
