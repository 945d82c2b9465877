import type { ReceivedGift } from '@dealstore/commerce-core/domain';
import { HeartHandshake } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLanguage, useText } from '@dealstore/ui/locale/use-text.ts';
import { Button, ButtonLink } from '@dealstore/ui/form/button.tsx';
import { Badge } from '@dealstore/ui/form/chip.tsx';
import { EmptyState } from '@dealstore/ui/empty-state.tsx';
import { dateTimeOf } from '@dealstore/ui/locale/date-time.ts';
import { Section } from '@dealstore/ui/section.tsx';
import sectionStyles from '@dealstore/ui/section.module.css';
import { paths } from '../../../routes/links.ts';
import { GiftGoods, GiftTimeline, RefusalNote } from '../gift-parts.tsx';
import { MessageCard } from '../message-card.tsx';
import { giftText } from '../gift.text.ts';
import { AcceptSteps } from './accept-steps.tsx';
import { AdultCheck } from './adult-check.tsx';
import { GiftLinkExpired } from './gift-link-error.tsx';
import { recipientText } from './recipient.text.ts';
import { lazySheet } from '../../../widgets/lazy-component/lazy-component.tsx';
import type { GiftRecipientFlow } from './use-gift-recipient.ts';
import styles from '../gift.module.css';

const RefuseSheet = lazySheet(async () => (await import('./refuse-sheet.tsx')).RefuseSheet);

interface FlowProps {
  readonly flow: GiftRecipientFlow;
}

/** A gift by its link, at the current step of its recipient. */
export function RecipientView({ flow }: FlowProps) {
  const { state, thanks, hasBegun } = flow;
  if (state === 'refused') return <Refused hasThanked={thanks !== ''} />;
  if (state === 'ended') return <GiftLinkExpired takesFocus={hasBegun} />;
  return (
    <div className={`${styles['page']} ${styles['alone']}`}>
      <GiftSteps flow={flow} />
    </div>
  );
}

function GiftSteps({ flow }: FlowProps) {
  const { state, gift } = flow;
  const isLooking = state === 'loading' || state === 'refusing';
  if (state === 'waiting' || state === 'withheld' || (isLooking && gift.nextActions.includes('CONFIRM'))) {
    return <GiftInvitation flow={flow} />;
  }
  if (state === 'accepted' || isLooking) return <Accepted flow={flow} />;
  return <AcceptSteps flow={flow} onBack={() => flow.send({ type: 'back' })} />;
}

function GiftInvitation({ flow }: FlowProps) {
  const t = useText(recipientText);
  const language = useLanguage();
  const words = useText(giftText);
  const { state, gift, refusal, hasBegun, send } = flow;
  const [isRefusing, setRefusing] = useState(false);
  const { daysLeft } = gift;
  return (
    <>
      <div className={sectionStyles['section']}>
        <Heading takesFocus={hasBegun}>{t.arrived(gift.receiverName)}</Heading>
        {gift.expireYmdt !== null && (
          <p className={styles['until']}>
            {daysLeft !== null && <Badge tone={daysLeft <= 1 ? 'warn' : 'brand'}>{words.daysLeft(daysLeft)}</Badge>}
            <span>{words.until(dateTimeOf(gift.expireYmdt, language))}</span>
          </p>
        )}
      </div>
      <div className={sectionStyles['section']}>
        <MessageCard gift={gift} opens={!hasBegun} />
      </div>
      {state === 'withheld' ? (
        <AdultCheck />
      ) : (
        <>
          <Section title={t.goods}>
            <GiftGoods gift={gift} />
          </Section>
          <div className={`${sectionStyles['section']} ${styles['accept']}`}>
            {!isRefusing && <RefusalNote refusal={refusal} />}
            <Button size="cta" wide onClick={() => send({ type: 'accept' })}>
              {t.accept}
            </Button>
          </div>
          <div className={`${sectionStyles['section']} ${styles['ways']}`}>
            {gift.nextActions.includes('REFUSE') && (
              <Button variant="quiet" wide onClick={() => setRefusing(true)}>
                {words.refuse}
              </Button>
            )}
            {gift.phoneCodeNeeded && <p className={styles['note']}>{t.noAccount}</p>}
          </div>
        </>
      )}
      {isRefusing && (
        <RefuseSheet
          busy={state === 'refusing'}
          refusal={refusal}
          onClose={() => setRefusing(false)}
          onRefuse={(message) => send({ type: 'refuse', message })}
        />
      )}
    </>
  );
}

const TITLE_OF = { DELIVERING: 'deliveringTitle', COMPLETED: 'completedTitle' } as const;

function Accepted({ flow }: FlowProps) {
  const t = useText(recipientText);
  const { gift } = flow;
  const { status } = gift;
  const title = status === 'DELIVERING' || status === 'COMPLETED' ? TITLE_OF[status] : 'acceptedTitle';
  return (
    <>
      <div className={sectionStyles['section']}>
        <Heading takesFocus={flow.hasBegun}>{t[title]}</Heading>
        {status === 'CONFIRMED' && <p className={styles['lead']}>{t.acceptedBody}</p>}
      </div>
      <Section title={t.goods}>
        <GiftGoods gift={gift} />
        <RefusalNote refusal={flow.refusal} />
        {gift.nextActions.includes('CHANGE_ADDRESS') && (
          <>
            <p className={styles['note']}>{t.changeBody}</p>
            <div className={styles['actions']}>
              <Button variant="outline" onClick={() => flow.send({ type: 'changeAddress' })}>
                {t.changeAddress}
              </Button>
            </div>
          </>
        )}
      </Section>
      {status === 'COMPLETED' && <ArrivedPart gift={gift} />}
      <GiftTimeline events={gift.events} isReceived />
      <div className={sectionStyles['section']}>
        <MessageCard gift={gift} />
      </div>
    </>
  );
}

/** What a recipient can still do: log in with an account of the phone, or call. */
function ArrivedPart({ gift }: { readonly gift: ReceivedGift }) {
  const t = useText(recipientText);
  return (
    <Section title={t.claimTitle}>
      <p>{t.claimBody(gift.receiverPhone)}</p>
      <div className={styles['actions']}>
        <ButtonLink variant="outline" href={paths.receivedGift(gift.giftId)}>
          {t.claimLogin}
        </ButtonLink>
      </div>
    </Section>
  );
}

/** The heading of a step; gets the focus when the visitor came here by a button, for screen readers. */
function Heading({ takesFocus, children }: { readonly takesFocus: boolean; readonly children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [wantsFocus] = useState(takesFocus);
  useEffect(() => {
    if (wantsFocus) heading.current?.focus();
  }, [wantsFocus]);
  return (
    <h2 ref={heading} tabIndex={-1} className={styles['heading']}>
      {children}
    </h2>
  );
}

function Refused({ hasThanked }: { readonly hasThanked: boolean }) {
  const t = useText(recipientText);
  return (
    <EmptyState
      icon={<HeartHandshake size={40} strokeWidth={1.5} />}
      title={t.refusedTitle}
      takesFocus
      action={<ButtonLink href={paths.home()}>{t.toShop}</ButtonLink>}
    >
      {hasThanked ? t.thankedBody : t.refusedBody}
    </EmptyState>
  );
}
