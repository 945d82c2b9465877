import { giftRecipientMachine } from '@dealstore/commerce-core';
import {
  commerceError,
  type PaymentInfo,
  type ReceivedGift,
  type SentGift,
  won,
  ZERO_WON,
} from '@dealstore/commerce-core/domain';
import { orderSheet, receivedGift as received, sentGift as sent } from '@dealstore/commerce-core/testing';
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { createQueryClient } from '../../page/query-client.ts';
import { renderOnServer } from '../../testing/render-on-server.tsx';
import { screen as receivedGift } from './box/received-gift.screen.tsx';
import { screen as sentGift } from './box/sent-gift.screen.tsx';
import { screen as beforeEntering } from './payment/before-entering.screen.tsx';
import { boxText } from './box/box.text.ts';
import { screen as giftBox } from './box/gift-box.screen.tsx';
import { SenderForm } from './sender/sender-form.tsx';
import { screen as giftSender } from './sender/gift-sender.screen.tsx';
import { giftStatusText } from '../../widgets/gift/gift-status.text.ts';
import { refusalMessage } from './refusal-message.ts';
import { giftText } from './gift.text.ts';
import { shareGiftText } from './box/share.text.ts';
import { recipientText } from './recipient/recipient.text.ts';
import { screen as recipientInfo } from './recipient/recipient-info.screen.tsx';
import { GiftLinkError } from './recipient/gift-link-error.tsx';
import { RecipientView } from './recipient/recipient-view.tsx';

const CARD = { cardType: 'BIRTHDAY', message: '늘 고마워' } as const;
const RECEIVED = received(CARD);
const SENT = sent(CARD);

function byLink(gift: ReceivedGift): string {
  const { context, value } = createActor(giftRecipientMachine, { input: { gift } }).getSnapshot();
  const flow = { ...context, refusal: null, state: value, isBusy: false, hasBegun: false, send: () => undefined };
  return renderOnServer(<RecipientView flow={flow} />);
}

function detail(screen: typeof sentGift, gift: SentGift | ReceivedGift): string {
  const client = createQueryClient();
  client.setQueryData(['gifts', 'one', gift.giftId], gift);
  const search = new URLSearchParams({ giftId: String(gift.giftId) });
  return renderOnServer(<screen.Screen params={{}} search={search} />, { client, facts: { loggedIn: true } });
}

describe('a gift by its link', () => {
  it('opens with its card, its goods and its last moment, to accept or to decline [ROUTE-49]', () => {
    const html = byLink(RECEIVED);
    for (const words of [
      '김받음님, 선물이 도착했어요',
      '늘 고마워',
      '홍*동님이 보냈어요',
      '홍삼 선물세트',
      '2026.11.30 23:59까지',
      recipientText.ko.accept,
      giftText.ko.refuse,
    ]) {
      expect(html).toContain(words);
    }
  });

  it('does not mention accounts to the member with its phone number', () => {
    expect(byLink(RECEIVED)).toContain(recipientText.ko.noAccount);
    expect(byLink({ ...RECEIVED, phoneCodeNeeded: false })).not.toContain(recipientText.ko.noAccount);
  });

  it('shows no price, and asks for no page of a search engine', () => {
    expect(byLink(RECEIVED)).not.toMatch(/\d원|₩/);
    expect(recipientInfo.meta?.({} as never)).toEqual({ noIndex: true });
    expect(recipientInfo.load).toBeUndefined();
  });

  it('withholds goods for adults until an age check, and cannot be accepted before', () => {
    const html = byLink({ ...RECEIVED, adult: true, productName: '', imageUrl: '' });
    expect(html).toContain(recipientText.ko.adultCheck);
    expect(html).not.toContain(recipientText.ko.accept);
  });

  it('for adults asks its logged-in recipient for an age check where it is received', () => {
    const html = detail(receivedGift, { ...RECEIVED, adult: true, productName: '', imageUrl: '' });
    expect(html).toContain(recipientText.ko.adultCheck);
    expect(html).not.toContain('/myPage/gift/enterAddress');
  });

  it('tells its recipient when it came, and nothing of the payment', () => {
    const events = [{ status: 'WAITING_PAY', happenedYmdt: '2026-11-23 10:00:00' }, ...RECEIVED.events] as const;
    const confirmed = { ...RECEIVED, events, status: 'CONFIRMED', nextActions: [] } as const;
    expect(byLink(confirmed)).toContain(giftText.ko.arrived);
    expect(byLink(confirmed)).not.toContain(giftStatusText.ko.WAITING_PAY);
    expect(detail(receivedGift, confirmed)).not.toContain(giftStatusText.ko.WAITING_PAY);
  });

  it('lets the address be corrected only as long as the server says so', () => {
    const confirmed = { ...RECEIVED, status: 'CONFIRMED', nextActions: ['CHANGE_ADDRESS'] } as const;
    expect(byLink(confirmed)).toContain(recipientText.ko.changeAddress);
    expect(byLink({ ...confirmed, nextActions: [] })).not.toContain(recipientText.ko.changeAddress);
  });

  it('can be declined by anyone who has its link, as the sender who shares it is told', () => {
    expect(byLink(RECEIVED)).toContain(giftText.ko.refuse);
    expect(shareGiftText.ko.hint).toContain('거절할 수 있어요');
    expect(shareGiftText.en.hint).toContain('decline the gift');
  });

  it('that has arrived says so, and how it is sent back', () => {
    const html = byLink({ ...RECEIVED, status: 'COMPLETED', nextActions: [] });
    expect(html).toContain(recipientText.ko.completedTitle);
    expect(html).toContain(recipientText.ko.claimTitle);
    expect(html).not.toContain(recipientText.ko.overTitle);
  });

  it('counts one piece and several in English', () => {
    expect([giftText.en.count('1'), giftText.en.option('Red', '2')]).toEqual(['1 pc', 'Red · Quantity 2']);
  });

  it('of several pieces as an option counts once, or says which count is which', () => {
    expect([giftText.ko.option('1개', '1'), giftText.ko.option('2개', '2')]).toEqual(['1개', '2개 · 수량 2개']);
    expect([giftText.en.option('1 pc', '1'), giftText.en.option('2 pcs', '1')]).toEqual(['1 pc', '2 pcs · Quantity 1']);
  });

  it('that is over tells nothing of the gift', () => {
    for (const status of ['REFUSED', 'EXPIRED', 'CANCELED_BY_SENDER'] as const) {
      const html = byLink({ ...RECEIVED, status, nextActions: [] });
      expect(html).toContain(recipientText.ko.overTitle);
      expect(html).not.toContain('홍');
    }
  });
});

describe('a link that opens no gift', () => {
  it.each([
    ['NOT_FOUND', recipientText.ko.overTitle],
    ['INVALID_REQUEST', recipientText.ko.overTitle],
    ['TOO_MANY_REQUESTS', recipientText.ko.waitTitle],
    ['NETWORK', giftText.ko.failed],
  ] as const)('says of %s: %s', (code, words) => {
    const notOpened = <GiftLinkError error={commerceError(code)} isAgain={false} onRetry={() => undefined} />;
    expect(renderOnServer(notOpened)).toContain(words);
  });
});

describe('the details of a gift', () => {
  it('offer a sender what the server allows, and nothing else [STATE-50, STATE-52]', () => {
    const html = detail(sentGift, SENT);
    expect(html).toContain('선물 취소');
    expect(html).not.toContain('알림 다시 보내기');
    expect(html).toContain('2026.11.23 11:01부터 다시 보낼 수 있어요.');
    expect(detail(sentGift, { ...SENT, nextActions: ['RESEND'] })).toContain('알림 다시 보내기');
    expect(detail(sentGift, { ...SENT, nextActions: ['VIEW_ORDER'], status: 'CONFIRMED' })).not.toContain('선물 취소');
  });

  it('name the order of a sender, once there is one', () => {
    const ordered = { ...SENT, orderNo: '20261123110000A1' };
    expect(detail(sentGift, ordered)).toContain('주문번호 20261123110000A1');
    expect(detail(beforeEntering, ordered)).toContain('주문번호 20261123110000A1');
    expect(detail(sentGift, { ...SENT, orderNo: null })).not.toContain('주문번호');
  });

  it('say that an earlier cancellation is being refunded, which ends by itself', () => {
    const busy = commerceError('STATE_CONFLICT', { details: { reason: 'OPEN_CLAIM' } });
    expect(refusalMessage(busy, giftText.ko)).toBe(giftText.ko.refunding);
    expect(refusalMessage(commerceError('STATE_CONFLICT', { details: { reason: 'REFUSED' } }), giftText.ko)).toBe(
      giftText.ko.changed,
    );
  });

  it('show a sender that the money goes back, and what was said', () => {
    const html = detail(sentGift, { ...SENT, status: 'REFUSED', nextActions: [], refuseMessage: '마음만 받을게요' });
    expect(html).toContain('결제금액은 전액 결제한 수단으로 돌려드려요');
    expect(html).toContain('마음만 받을게요');
  });

  it('let the receiver exchange the gift or send it back, and show the state of that', () => {
    const arrived = { ...RECEIVED, status: 'COMPLETED', nextActions: ['CLAIM'] } as const;
    expect(detail(receivedGift, arrived)).toContain('교환·반품 신청');
    expect(detail(receivedGift, { ...arrived, nextActions: [] })).not.toContain('교환·반품');
    const claim = {
      claimType: 'RETURN',
      claimStatusType: 'RETURN_REQUEST',
      claimYmdt: '2026-11-25 10:00:00',
      exchangeOptionValue: null,
      rejectReason: null,
    } as const;
    const requested = detail(receivedGift, { ...arrived, nextActions: ['WITHDRAW_CLAIM'], claim });
    expect(requested).toContain('반품을 신청했어요. 판매자가 확인하고 있어요.');
    expect(requested).toContain('신청 철회');
    expect(requested).not.toMatch(/\d원|₩/);
  });

  it('lead the receiver to the address [STATE-51]', () => {
    expect(detail(receivedGift, RECEIVED)).toContain('/myPage/gift/enterAddress?giftId=7');
    expect(detail(receivedGift, { ...RECEIVED, nextActions: [] })).not.toContain('/myPage/gift/enterAddress');
  });
});

describe('the gift box', () => {
  const showBox = (tab: 'gift-receive' | 'gift-send') => {
    const client = createQueryClient();
    const counts = { usableReceiveCnt: 1, completeReceiveCnt: 4, usableSendCnt: 2, completeSendCnt: 3 };
    client.setQueryData(['gifts', 'counts'], counts);
    return renderOnServer(<giftBox.Screen params={{}} search={new URLSearchParams({ tab })} />, { client });
  };

  it('says of sent gifts that they are under way, for their sender uses none', () => {
    expect(showBox('gift-send')).toContain('진행 중 2');
    expect(showBox('gift-receive')).toContain('진행 중 1');
  });

  it('opens with received gifts that are usable, counts its lists and says how long each waits [ENTITY-30, ENTITY-31]', () => {
    const client = createQueryClient();
    const page = { items: [RECEIVED], totalCount: 1, nextCursor: null };
    client.setQueryData(['gifts', 'list', 'receive-usable'], { pages: [page], pageParams: [null] });
    client.setQueryData(['gifts', 'counts'], {
      usableReceiveCnt: 1,
      completeReceiveCnt: 4,
      usableSendCnt: 2,
      completeSendCnt: 3,
    });
    const html = renderOnServer(<giftBox.Screen params={{}} search={new URLSearchParams()} />, { client });
    expect(html).toContain('D-5');
    expect(html).toContain('진행 중 1');
    expect(html).toContain('완료 4');
    expect(html).toContain('/myPage/gift/receiveGift/detail?giftId=7');
  });
});

describe('the list of received gifts', () => {
  const listed = (gift: ReceivedGift) => {
    const client = createQueryClient();
    const pages = [{ items: [gift], totalCount: 1, nextCursor: null }];
    client.setQueryData(['gifts', 'list', 'receive-usable'], { pages, pageParams: [null] });
    const part = <giftBox.Screen params={{}} search={new URLSearchParams()} />;
    return renderOnServer(part, { client, path: '/myPage/gift', facts: { loggedIn: true } });
  };

  it('leads from one that waits for its recipient to where it is accepted', () => {
    const href = '/myPage/gift/receiveGift/detail?giftId=7';
    const ways = (html: string) => html.split(`href="${href}"`).length - 1;
    expect(listed(RECEIVED)).toContain(boxText.ko.open);
    expect(ways(listed(RECEIVED))).toBe(2);
    const accepted = listed({ ...RECEIVED, status: 'CONFIRMED', daysLeft: null, nextActions: [] });
    expect(accepted).not.toContain(boxText.ko.open);
    expect(ways(accepted)).toBe(1);
  });
});

describe('the form a gift is sent with', () => {
  it('says what the goods cost, and how that becomes the amount to pay', () => {
    const amounts = (info: Partial<PaymentInfo>) => {
      const sheet = orderSheet({ type: 'gift' });
      const paymentInfo = { ...sheet.paymentInfo, ...info };
      const html = renderOnServer(<SenderForm sheet={{ ...sheet, paymentInfo }} sentGift={null} />);
      return html.replaceAll(/<[^>]+>/g, ' ');
    };
    const costs = { deliveryAmt: won(2_500), subPayAmt: won(500), paymentAmt: won(34_000) };
    expect(amounts(costs)).toContain('35,000원 + 배송비 2,500원 − 장바구니 쿠폰 3,000원 − 포인트 사용 500원');
    const whole = amounts({ deliveryAmt: ZERO_WON, cartCouponAmt: ZERO_WON });
    expect(whole.match(/35,000\s*원/g)).toHaveLength(2);
  });

  it('shows the card as its receiver will see it, before there is a name to sign it with', () => {
    const form = (ordererName: string) => {
      const ordererContact = { ordererName, ordererContact1: '01000001234', ordererEmail: null };
      return renderOnServer(<SenderForm sheet={orderSheet({ type: 'gift', ordererContact })} sentGift={null} />);
    };
    expect(form('홍길동')).toMatch(/<p[^>]*>생일 축하해요<\/p>.*홍\*동님이 보냈어요/);
    expect(form('')).not.toContain('보냈어요');
  });

  const client = createQueryClient();
  client.setQueryData(['gifts', 'sheet', 'S1'], orderSheet({ type: 'gift' }));
  const search = new URLSearchParams({ sheet: 'S1' });

  it.each([
    ['ko', '선물하기'],
    ['en', 'Send a gift'],
  ] as const)('is named in %s above the form of a PC', (language, name) => {
    const html = renderOnServer(<giftSender.Screen params={{}} search={search} />, {
      client,
      facts: { loggedIn: true, language },
    });
    expect(html).toMatch(new RegExp(`<p[^>]*aria-hidden[^>]*>${name}</p>`));
  });
});
