import type { SentGift } from '@dealstore/commerce-core/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useText } from '@dealstore/ui/locale/use-text.ts';
import { Button, ButtonLink } from '@dealstore/ui/form/button.tsx';
import { useChrome } from '../../../page/chrome-store.ts';
import { invalidate, setAnswer } from '../../../page/query-client.ts';
import { useServices } from '../../../container/use-service.ts';
import { paths } from '../../../routes/links.ts';
import { RefusalNote } from '../gift-parts.tsx';
import { giftQuery } from '../gift.queries.ts';
import { useGiftCall } from '../use-gift-call.ts';
import { useIdempotencyKey } from '../../../container/use-idempotency-key.ts';
import { detailText } from './detail.text.ts';
import { ShareGift } from './share-gift.tsx';
import styles from '../gift.module.css';
import { GIFTS_KEY, ORDERS_KEY, POINTS_KEY } from '../../../page/query-keys.ts';

/** The actions the server allows a sender. */
export function SentActions({ gift }: { readonly gift: SentGift }) {
  const t = useText(detailText);
  const chrome = useChrome();
  const may = (action: SentGift['nextActions'][number]) => gift.nextActions.includes(action);
  const show = useShow();
  const keyOf = useIdempotencyKey();
  const { giftId, resendCnt } = gift;
  const cancel = useGiftCall(
    ({ giftApi, random }, _said: null) => giftApi.cancel(giftId, keyOf(random, 'cancel')),
    (changed) => {
      show(changed);
      chrome.toast(t.canceled);
    },
  );
  const resend = useGiftCall(
    ({ giftApi, random }, _said: null) => giftApi.resendAlarm(giftId, keyOf(random, resendCnt)),
    (changed) => {
      show(changed);
      chrome.toast(t.resent);
    },
  );
  const askCancel = () =>
    chrome.alert({
      type: 'confirm',
      contents: t.cancelAsk,
      subContents: t.cancelBody,
      left: { text: t.keep },
      right: { text: t.cancel, run: () => cancel.run(null) },
    });
  return (
    <>
      <div className={styles['actions']}>
        {may('SHARE') && <ShareGift gift={gift} />}
        {may('RESEND') && (
          <Button variant="outline" busy={resend.isPending} onClick={() => resend.run(null)}>
            {t.resend}
          </Button>
        )}
        {may('CANCEL') && (
          <Button variant="outline" busy={cancel.isPending} onClick={askCancel}>
            {t.cancel}
          </Button>
        )}
        {may('VIEW_ORDER') && gift.orderNo !== null && gift.orderOptionNo !== null && (
          <ButtonLink
            variant="outline"
            href={paths.orderDetail({
              type: 'gift',
              productNo: gift.productNo,
              optionNo: gift.optionNo,
              orderOptionNo: gift.orderOptionNo,
              orderNo: gift.orderNo,
            })}
          >
            {t.order}
          </ButtonLink>
        )}
      </div>
      <RefusalNote refusal={cancel.refusal ?? resend.refusal} waits={cancel.isPending || resend.isPending} />
    </>
  );
}

/** Puts an answered gift into the cache and refetches lists, orders and points. */
function useShow() {
  const client = useQueryClient();
  const services = useServices();
  return (gift: SentGift): void => {
    setAnswer(client, giftQuery(services, gift.giftId).queryKey, gift);
    void invalidate(client, [...GIFTS_KEY, 'list'], [...GIFTS_KEY, 'counts'], ORDERS_KEY, POINTS_KEY);
  };
}
