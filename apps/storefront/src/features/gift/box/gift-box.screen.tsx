import {
  formatNumber,
  GIFT_BUTTONS,
  GIFT_TABS,
  type GiftBox,
  giftBoxOf,
  type GiftButton,
  type GiftCounts,
  type GiftSummary,
  type GiftTab,
} from '@dealstore/commerce-core/domain';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Gift } from 'lucide-react';
import { Link } from 'wouter';
import { useText } from '@dealstore/ui/locale/use-text.ts';
import { ButtonLink } from '@dealstore/ui/form/button.tsx';
import { ChipLink } from '@dealstore/ui/form/chip.tsx';
import { EmptyState } from '@dealstore/ui/empty-state.tsx';
import { Skeleton } from '@dealstore/ui/skeleton.tsx';
import { TabLinks } from '@dealstore/ui/tab-links.tsx';
import { useServices } from '../../../container/use-service.ts';
import { paths } from '../../../routes/links.ts';
import { defineScreen, type ScreenProps } from '../../../routes/screen.ts';
import { giftStatusText } from '../../../widgets/gift/gift-status.text.ts';
import { MyPageFrame } from '../../../widgets/my-page/my-page-frame.tsx';
import { MoreButton } from '../../../widgets/no-answer/more-button.tsx';
import { GiftFailed, GiftGoods, GiftStatusLine } from '../gift-parts.tsx';
import { giftCountsQuery, giftsQuery } from '../gift.queries.ts';
import { CardMark } from '../message-card.tsx';
import { giftText } from '../gift.text.ts';
import { boxText } from './box.text.ts';
import styles from '../gift.module.css';

const COUNT_OF: Readonly<Record<GiftBox, keyof GiftCounts>> = {
  'receive-usable': 'usableReceiveCnt',
  'receive-complete': 'completeReceiveCnt',
  'send-usable': 'usableSendCnt',
  'send-complete': 'completeSendCnt',
};

/** The gifts of a member: received and sent, each usable or complete. Spec §2, §5. */
function GiftBoxScreen({ search }: ScreenProps) {
  const t = useText(boxText);
  const { tab, button } = chosen(search);
  const { data: counts } = useQuery(giftCountsQuery(useServices()));
  const named = (name: string, box: GiftBox) =>
    counts === undefined ? name : t.counted(name, formatNumber(counts[COUNT_OF[box]]));
  return (
    <MyPageFrame route="giftBox" plain>
      <div className={styles['page']}>
        <div>
          <TabLinks label={t.sides}>
            {GIFT_TABS.map((one) => (
              <Link key={one} href={linkTo(one, 'available')} aria-current={one === tab ? 'true' : undefined}>
                {t[one]}
              </Link>
            ))}
          </TabLinks>
          <nav aria-label={t.states} className={styles['buttons']}>
            {GIFT_BUTTONS.map((one) => (
              <ChipLink key={one} href={linkTo(tab, one)} current={one === button}>
                {named(t[one], giftBoxOf(tab, one))}
              </ChipLink>
            ))}
          </nav>
        </div>
        <GiftList key={giftBoxOf(tab, button)} box={giftBoxOf(tab, button)} />
      </div>
    </MyPageFrame>
  );
}

function GiftList({ box }: { readonly box: GiftBox }) {
  const t = useText(boxText);
  const words = useText(giftText);
  const list = useInfiniteQuery(giftsQuery(useServices(), box));
  const { data, error, refetch } = list;
  if (data === undefined) {
    return error === null ? (
      <Skeleton height={240} radius={12} />
    ) : (
      <GiftFailed error={error} onRetry={() => void refetch()} />
    );
  }
  const gifts = data.pages.flatMap(({ items }) => items);
  const isReceived = box.startsWith('receive');
  if (gifts.length === 0) {
    return (
      <div className={styles['empty']}>
        <EmptyState
          icon={<Gift size={40} strokeWidth={1.5} />}
          title={t[box]}
          action={<ButtonLink href={paths.searchResult(t.giftWords)}>{t.toShop}</ButtonLink>}
        >
          {isReceived ? t.receiveBody : t.sendBody}
        </EmptyState>
      </div>
    );
  }
  return (
    <>
      <ul className={styles['list']}>
        {gifts.map((gift) => (
          <li key={gift.giftId} className={styles['item']}>
            <GiftItem gift={gift} isReceived={isReceived} />
          </li>
        ))}
      </ul>
      <MoreButton list={list}>{words.more}</MoreButton>
    </>
  );
}

function GiftItem({ gift, isReceived }: { readonly gift: GiftSummary; readonly isReceived: boolean }) {
  const words = useText(giftText);
  const statuses = useText(giftStatusText);
  const t = useText(boxText);
  const href = isReceived ? paths.receivedGift(gift.giftId) : paths.sentGift(gift.giftId);
  return (
    <>
      <Link href={href} className={styles['toGift'] ?? ''}>
        <GiftStatusLine gift={gift} />
        <GiftGoods gift={gift} />
        <span className={styles['person']}>
          <CardMark type={gift.cardType} />
          <span>
            {isReceived ? words.from(gift.senderName) : statuses.to(gift.receiverName)} · {words[gift.cardType]}
          </span>
        </span>
      </Link>
      {isReceived && gift.daysLeft !== null && (
        <div className={styles['actions']}>
          <ButtonLink href={href}>
            {t.open}
            <span className="visually-hidden">: {gift.productName}</span>
          </ButtonLink>
        </div>
      )}
    </>
  );
}

function linkTo(tab: GiftTab, button: GiftButton): string {
  return paths.giftBox({
    tab: tab === GIFT_TABS[0] ? undefined : tab,
    button: button === GIFT_BUTTONS[0] ? undefined : button,
  });
}

function chosen(search: URLSearchParams): { readonly tab: GiftTab; readonly button: GiftButton } {
  return {
    tab: GIFT_TABS.find((one) => one === search.get('tab')) ?? GIFT_TABS[0],
    button: GIFT_BUTTONS.find((one) => one === search.get('button')) ?? GIFT_BUTTONS[0],
  };
}

/** `/myPage/gift`. Spec §2. */
export const screen = defineScreen({
  Screen: GiftBoxScreen,
  load: ({ prefetch, prefetchInfinite, services, search }) => {
    const { tab, button } = chosen(search);
    prefetch(giftCountsQuery(services));
    prefetchInfinite(giftsQuery(services, giftBoxOf(tab, button)));
  },
});
