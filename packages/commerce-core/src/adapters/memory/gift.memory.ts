import { commerceError } from '../../error/commerce-error.ts';
import { isSameGiftPlace } from '../../gift/gift-address.ts';
import type { GiftAddressRequest, GiftConfirmation, SentGift } from '../../gift/gift-record.ts';
import { refuse } from '../../error/refusal.ts';
import {
  acceptRefusal,
  giftPlaceRefusal,
  giftRefusal,
  giftRequestRefusal,
  giftProofRefusal,
  giftStepRefusal,
  linkRefusal,
  pickRefusal,
  readdressRefusal,
  refuseMessageRefusal,
  resendRefusal,
} from '../../gift/gift-refusal.ts';
import type { GiftRequest } from '../../gift/gift-request.ts';
import { type GiftBox, giftStatusesOf } from '../../gift/gift.ts';
import type { GiftApi } from '../../gift/gift.port.ts';
import { clientId } from '../../platform/client-id.ts';
import type { GiftId, VerificationId } from '../../value/identifiers.ts';
import { giftFacts } from './shop/memory-attempt.ts';
import { type MemoryBackend, orderLine, productOf, stockOf } from './memory-backend.ts';
import type { MemoryCertification } from './shop/memory-certification.ts';
import {
  giftSummary,
  isOpenBy,
  isShownBy,
  type MemoryGift,
  optionsOf,
  receivedGift,
  RECIPIENT_CLAIMS,
  type SeenGift,
  sentGift,
  TOKEN_LENGTH,
} from './shop/memory-gift.ts';
import type { MemoryGifts } from './shop/memory-gift-steps.ts';
import { statusOf } from './shop/memory-order.ts';
import type { MemoryOutside } from './shop/memory-outside.ts';
import { rememberAnswers } from './remember-answers.ts';

interface GiftParts {
  readonly outside: MemoryOutside;
  readonly gifts: MemoryGifts;
  readonly certification: MemoryCertification;
}

/** Gifts of a memory shop, from both sides. */
export function createMemoryGiftApi(backend: MemoryBackend, { outside, gifts, certification }: GiftParts): GiftApi {
  const { clock, random, state } = backend;
  const { all, end, find, keep, move, orderOf } = gifts;
  const createOnce = rememberAnswers<SentGift>();
  const cancelOnce = rememberAnswers<SentGift>();
  const resendOnce = rememberAnswers<SentGift>();

  const isSender = () => true;
  const isReceiver = ({ request }: MemoryGift) => request.receiverPhone === state.account.phone;

  async function owned(giftId: GiftId, isOwn: (gift: MemoryGift) => boolean): Promise<MemoryGift> {
    await backend.member();
    return find((gift) => gift.giftId === giftId && isOwn(gift));
  }

  /** A gift whose sender may still send a message. */
  async function ownedWaiting(giftId: GiftId): Promise<MemoryGift> {
    const gift = await owned(giftId, isSender);
    refuse(giftStepRefusal(gift, 'message', 'SENDER', clock.now()));
    return gift;
  }

  /** A gift by its link, or for a member who is logged in with its phone. */
  async function received(giftId: GiftId, token: string | null): Promise<MemoryGift> {
    if (token === null) return owned(giftId, isReceiver);
    return find((gift) => gift.giftId === giftId && isOpenBy(gift, token));
  }

  function proofOf({ request }: MemoryGift, verificationId: VerificationId | undefined, token: string | null): string {
    if (token === null) return 'member';
    const provenAt = certification.giftProvenAt(verificationId, request.receiverPhone);
    refuse(giftProofRefusal({ provenAt, isSendersPhone: false }, clock.now()));
    return verificationId ?? '';
  }

  async function seen(gift: MemoryGift): Promise<SeenGift> {
    const order = gift.orderNo === null ? null : outside.orderOf(gift.orderNo);
    const sheet = outside.sheets.get(gift.request.orderSheetNo);
    const [wanted] = sheet?.lines ?? [];
    if (wanted === undefined) throw commerceError('NOT_FOUND');
    const line = order?.options[0]?.priced.line ?? orderLine(backend, wanted, await backend.visitor());
    return { gift, order, line, now: clock.now() };
  }

  async function asReceived(gift: MemoryGift, token: string | null) {
    const view = await seen(gift);
    return receivedGift(view, { options: optionsOf(backend, view), isMember: token === null });
  }

  function pickOption({ line, order }: SeenGift, { optionNo }: GiftConfirmation, gift: MemoryGift): void {
    if (optionNo === undefined || optionNo === line.optionNo || order === null) return;
    const option = productOf(backend, line.productNo).options.find((one) => one.optionNo === optionNo);
    const isLeft = stockOf(backend, optionNo) >= line.orderCnt;
    const picked = option === undefined ? null : { addPrice: option.addPrice, isAdditional: false, isLeft };
    refuse(pickRefusal(optionNo, { isOpen: gift.request.optionOpen, picked, paid: line }));
    if (option === undefined) return;
    backend.stock.set(optionNo, stockOf(backend, optionNo) - line.orderCnt);
    backend.stock.set(line.optionNo, stockOf(backend, line.optionNo) + line.orderCnt);
    const options = order.options.map((bought) => {
      const instead = { ...line, optionNo, optionName: option.label, optionValue: option.value };
      return { ...bought, priced: { ...bought.priced, line: instead } };
    });
    outside.orders.set(order.orderNo, { ...order, options });
  }

  return {
    create: (request, key) =>
      createOnce(key, request, async () => {
        const { account } = await backend.member();
        const sheet = outside.sheets.get(request.orderSheetNo);
        if (sheet === undefined) throw commerceError('NOT_FOUND');
        const existing = outside.gifts.get(request.orderSheetNo);
        const gift = existing === undefined ? newGift(request) : gifts.current(existing);
        const status = existing === undefined ? null : gift.status;
        const facts = { senderPhone: account.phone, isGiftSheet: sheet.type === 'gift', isOrdered: false, status };
        refuse(giftRequestRefusal(request, facts));
        refuse(giftRefusal({ ...giftFacts(backend, outside, request.receiverPhone), lines: [] }));
        return sentGift(await seen(keep({ ...gift, request })));
      }),
    list: async (box, { cursor = '0', pageSize }) => {
      await backend.member();
      const shown = inBox(box).toReversed();
      const end = Number(cursor) + pageSize;
      const side = box.startsWith('send') ? 'SEND' : 'RECEIVE';
      const page = await Promise.all(shown.slice(Number(cursor), end).map(seen));
      return {
        items: page.map((gift) => giftSummary(gift, side)),
        totalCount: shown.length,
        nextCursor: end < shown.length ? String(end) : null,
      };
    },
    counts: async () => {
      await backend.member();
      return {
        usableReceiveCnt: inBox('receive-usable').length,
        completeReceiveCnt: inBox('receive-complete').length,
        usableSendCnt: inBox('send-usable').length,
        completeSendCnt: inBox('send-complete').length,
      };
    },
    get: async (giftId) => {
      const gift = await owned(giftId, isSender);
      return isReceiver(gift) ? asReceived(gift, null) : sentGift(await seen(gift));
    },
    link: async (giftId) => {
      const gift = await ownedWaiting(giftId);
      refuse(linkRefusal(gift.tokens.length));
      const token = `${clientId(random)}${clientId(random)}${clientId(random)}`.slice(0, TOKEN_LENGTH);
      keep({ ...gift, tokens: [...gift.tokens, token] });
      return token;
    },
    sendAlarm: async (giftId) => {
      const gift = await ownedWaiting(giftId);
      return sentGift(await seen(gift));
    },
    resendAlarm: (giftId, key) =>
      resendOnce(key, giftId, async () => {
        const gift = await owned(giftId, isSender);
        refuse(resendRefusal(gift, clock.now()));
        const resendCnt = gift.resendCnt + 1;
        return sentGift(await seen(keep({ ...gift, resendCnt, lastSentAt: clock.now() })));
      }),
    cancel: (giftId, key) =>
      cancelOnce(key, giftId, async () => {
        const gift = await owned(giftId, isSender);
        return sentGift(await seen(end(gift, 'cancel', 'SENDER', null)));
      }),
    byToken: async (token) => {
      const gift = find((one) => isShownBy(one, token, clock.now()));
      const { loggedIn } = await backend.visitor();
      return asReceived(gift, loggedIn && isReceiver(gift) ? null : token);
    },
    requestCode: async (token) => {
      const { request } = find((gift) => isOpenBy(gift, token));
      return certification.send('gift', request.receiverPhone);
    },
    proveCode: async (token, answer) => {
      find((gift) => isOpenBy(gift, token));
      certification.prove(answer, ['gift']);
    },
    confirm: async (giftId, confirmation, token) => {
      const gift = await received(giftId, token);
      const acceptedBy = proofOf(gift, confirmation.verificationId, token);
      const { optionNo, ...address } = confirmation;
      const view = await seen(gift);
      // the same again is answered as it was
      if (gift.status === 'CONFIRMED' && gift.acceptedBy === acceptedBy) {
        const isSame = gift.address !== null && isSameGiftPlace(gift.address, address);
        if (isSame && (optionNo ?? view.line.optionNo) === view.line.optionNo) return asReceived(gift, token);
      }
      const { optionNo: giftedNo, adult: isForAdults } = view.line;
      const { adult: isAdult } = await backend.visitor();
      refuse(acceptRefusal(gift, { optionNo: giftedNo, isForAdults, isAdult }, clock.now()));
      refuse(giftPlaceRefusal(address));
      pickOption(view, confirmation, gift);
      const confirmed = move(gift, 'confirm', 'RECIPIENT', { address, acceptedBy, confirmedAt: clock.now() });
      const order = orderOf(gift);
      if (order !== null) outside.orders.set(order.orderNo, { ...order, awaitsAddress: false });
      return asReceived(confirmed, token);
    },
    refuse: async (giftId, message, token) => {
      refuse(refuseMessageRefusal(message));
      end(await received(giftId, token), 'refuse', 'RECIPIENT', message === '' ? null : message);
    },
    changeAddress: async (giftId, address: GiftAddressRequest, token) => {
      const gift = await received(giftId, token);
      proofOf(gift, address.verificationId, token);
      const { order } = await seen(gift);
      refuse(readdressRefusal({ ...gift, orderStatusType: order && statusOf(order) }));
      refuse(giftPlaceRefusal(address));
      return asReceived(keep({ ...gift, address }), token);
    },
    ...RECIPIENT_CLAIMS,
  };

  function inBox(box: GiftBox): readonly MemoryGift[] {
    const statuses = giftStatusesOf(box);
    const isOwn = box.startsWith('send') ? isSender : isReceiver;
    return all().filter((gift) => isOwn(gift) && statuses.includes(gift.status));
  }

  function newGift(request: GiftRequest): MemoryGift {
    const now = clock.now();
    return {
      giftId: backend.nextNo(),
      request,
      status: 'WAITING_PAY',
      expiresAt: null,
      createdAt: now,
      orderNo: null,
      resendCnt: 0,
      lastSentAt: null,
      confirmedAt: null,
      refuseMessage: null,
      address: null,
      acceptedBy: null,
      tokens: [],
      events: [{ status: 'WAITING_PAY', at: now }],
    };
  }
}
