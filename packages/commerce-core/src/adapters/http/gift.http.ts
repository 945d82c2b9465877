import type { PhoneCertification } from '../../account/phone-certification.ts';
import type { GiftClaimable } from '../../gift/gift-claims.ts';
import type { GiftCounts, GiftSummary, ReceivedGift, SentGift } from '../../gift/gift-record.ts';
import type { GiftApi } from '../../gift/gift.port.ts';
import { toWire } from '../../value/brand.ts';
import type { CursorPage } from '../../value/page.ts';
import { dataAs, dataOf } from './client.ts';
import type { HttpClient } from './http-client.ts';

const CUSTOMER = '/client/v1/customer';
const ROOT = `${CUSTOMER}/gift` as const;
const BY_TOKEN = `${CUSTOMER}/unnecessary-token/gift/{token}` as const;
const CERTIFICATION = `${BY_TOKEN}/phone-certification` as const;

/** Gift calls over HTTP. */
export function createHttpGiftApi(http: HttpClient): GiftApi {
  return {
    create: (request, key) =>
      dataAs<SentGift>(
        http.POST(`${ROOT}/create`, { params: { header: { 'Idempotency-Key': key } }, body: toWire(request) }),
      ),
    list: (box, query, signal) =>
      dataAs<CursorPage<GiftSummary>>(http.GET(`${ROOT}/${box}`, { params: { query }, signal: signal ?? null })),
    counts: (signal) => dataAs<GiftCounts>(http.GET(`${ROOT}/count`, { signal: signal ?? null })),
    get: (giftId, signal) =>
      dataAs<SentGift | ReceivedGift>(
        http.GET(`${ROOT}/{giftId}`, { params: { path: { giftId } }, signal: signal ?? null }),
      ),
    link: async (giftId) => (await dataOf(http.POST(`${ROOT}/{giftId}/link`, { params: { path: { giftId } } }))).token,
    sendAlarm: (giftId) => dataAs<SentGift>(http.POST(`${CUSTOMER}/alarm/gift-alarm`, { body: { giftId } })),
    resendAlarm: (giftId, key) =>
      dataAs<SentGift>(
        http.POST(`${CUSTOMER}/alarm/gift/resend/alarm`, {
          params: { header: { 'Idempotency-Key': key } },
          body: { giftId },
        }),
      ),
    cancel: (giftId, key) =>
      dataAs<SentGift>(
        http.PUT(`${ROOT}/cancel/{giftId}`, { params: { path: { giftId }, header: { 'Idempotency-Key': key } } }),
      ),
    byToken: (token, signal) =>
      dataAs<ReceivedGift>(http.GET(BY_TOKEN, { params: { path: { token } }, signal: signal ?? null })),
    requestCode: (token) => dataAs<PhoneCertification>(http.POST(CERTIFICATION, { params: { path: { token } } })),
    proveCode: async (token, answer) => {
      await dataOf(http.PUT(CERTIFICATION, { params: { path: { token } }, body: toWire(answer) }));
    },
    confirm: (giftId, confirmation, token) =>
      dataAs<ReceivedGift>(
        http.PUT(`${ROOT}/confirm/{giftId}`, {
          params: { path: { giftId }, header: tokenHeader(token) },
          body: toWire(confirmation),
        }),
      ),
    refuse: async (giftId, message, token) => {
      await dataOf(
        http.PUT(`${ROOT}/refuse/{giftId}`, {
          params: { path: { giftId }, header: tokenHeader(token) },
          body: { message },
        }),
      );
    },
    changeAddress: (giftId, address, token) =>
      dataAs<ReceivedGift>(
        http.PUT(`${ROOT}/address/{giftId}`, {
          params: { path: { giftId }, header: tokenHeader(token) },
          body: toWire(address),
        }),
      ),
    claimable: (giftId, signal) =>
      dataAs<GiftClaimable>(
        http.GET(`${ROOT}/{giftId}/claim`, { params: { path: { giftId } }, signal: signal ?? null }),
      ),
    requestClaim: (giftId, request, key) =>
      dataAs<ReceivedGift>(
        http.POST(`${ROOT}/{giftId}/claim`, {
          params: { path: { giftId }, header: { 'Idempotency-Key': key } },
          body: toWire(request),
        }),
      ),
    withdrawClaim: (giftId, key) =>
      dataAs<ReceivedGift>(
        http.PUT(`${ROOT}/{giftId}/claim/withdraw`, {
          params: { path: { giftId }, header: { 'Idempotency-Key': key } },
        }),
      ),
  };
}

function tokenHeader(token: string | null) {
  return token === null ? {} : { 'Gift-Token': token };
}
