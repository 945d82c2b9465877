import type { ClaimStatusType, ReceivedGift } from '@dealstore/commerce-core/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { langOf } from '@dealstore/ui/locale/lang-of.ts';
import { useText } from '@dealstore/ui/locale/use-text.ts';
import { Button } from '@dealstore/ui/form/button.tsx';
import { Section } from '@dealstore/ui/section.tsx';
import { useChrome } from '../../../page/chrome-store.ts';
import { setAnswer } from '../../../page/query-client.ts';
import { useServices } from '../../../container/use-service.ts';
import { RefusalNote } from '../gift-parts.tsx';
import { giftQuery } from '../gift.queries.ts';
import { giftClaimText } from '../recipient/claim.text.ts';
import { useGiftCall } from '../use-gift-call.ts';
import { lazySheet } from '../../../widgets/lazy-component/lazy-component.tsx';
import { useIdempotencyKey } from '../../../container/use-idempotency-key.ts';
import styles from '../gift.module.css';

const ClaimSheet = lazySheet(async () => (await import('../recipient/claim-sheet.tsx')).ClaimSheet);

/** The status of a received gift's exchange or return, and the button to request one. */
export function GiftClaimPart({ gift }: { readonly gift: ReceivedGift }) {
  const t = useText(giftClaimText);
  const chrome = useChrome();
  const client = useQueryClient();
  const services = useServices();
  const keyOf = useIdempotencyKey();
  const [isAsking, setAsking] = useState(false);
  const show = (changed: ReceivedGift) => setAnswer(client, giftQuery(services, gift.giftId).queryKey, changed);
  const withdraw = useGiftCall(
    ({ giftApi, random }, _said: null) => giftApi.withdrawClaim(gift.giftId, keyOf(random, gift.claim?.claimYmdt)),
    (changed) => {
      show(changed);
      chrome.toast(t.withdrawn);
    },
  );
  const { claim } = gift;
  return (
    <Section title={t.title}>
      {claim !== null && isOfRecipient(claim.claimStatusType) && <p>{t[claim.claimStatusType]}</p>}
      {claim?.rejectReason != null && claim.rejectReason !== '' && (
        <p className={styles['note']} lang={langOf(claim.rejectReason)}>
          {claim.rejectReason}
        </p>
      )}
      <div className={styles['actions']}>
        {gift.nextActions.includes('CLAIM') && (
          <Button variant="outline" onClick={() => setAsking(true)}>
            {t.ask}
          </Button>
        )}
        {gift.nextActions.includes('WITHDRAW_CLAIM') && (
          <Button variant="outline" busy={withdraw.isPending} onClick={() => withdraw.run(null)}>
            {t.withdraw}
          </Button>
        )}
      </div>
      <RefusalNote refusal={withdraw.refusal} waits={withdraw.isPending} />
      {isAsking && (
        <ClaimSheet
          gift={gift}
          onClose={() => setAsking(false)}
          onRequested={(changed) => {
            setAsking(false);
            show(changed);
            chrome.toast(t.asked);
          }}
        />
      )}
    </Section>
  );
}

/** A recipient exchanges and returns; only the sender cancels. */
function isOfRecipient(status: ClaimStatusType): status is Exclude<ClaimStatusType, `CANCEL_${string}`> {
  return !status.startsWith('CANCEL_');
}
