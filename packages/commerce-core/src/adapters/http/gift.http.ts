import type { PhoneCertification } from '../../account/phone-certification.ts';
import type { GiftClaimable } from '../../gift/gift-claims.ts';
import type { GiftCounts, GiftSummary, ReceivedGift, SentGift } from '../../gift/gift-record.ts';
import type { GiftApi } from '../../gift/gift.port.ts';
import { fromWire, toWire } from '../../value/brand.ts';
import type { CursorPage } from '../../value/page.ts';
import type { HttpCaller } from './client.ts';

const CUSTOMER = '/client/v1/customer';
const ROOT = `${CUSTOMER}/gift` as const;
const BY_TOKEN = `${CUSTOMER}/unnecessary-token/gift/{token}` as const;
const CERTIFICATION = `${BY_TOKEN}/phone-certification` as const;

/** Gift calls over HTTP. */
export function createHttpGiftApi(http: HttpCaller): GiftApi {
  return {
    create: async (request, key) =>
      fromWire<SentGift>(
        await http.call((client, abort) =>
          client.POST(`${ROOT}/create`, {
            params: { header: { 'Idempotency-Key': key } },
            body: toWire(request),
            signal: abort,
          }),
        ),
      ),
    list: async (box, query, signal) =>
      fromWire<CursorPage<GiftSummary>>(
        await http.call((client, abort) => client.GET(`${ROOT}/${box}`, { params: { query }, signal: abort }), {
          signal,
        }),
      ),
    counts: async (signal) =>
      fromWire<GiftCounts>(
        await http.call((client, abort) => client.GET(`${ROOT}/count`, { signal: abort }), { signal }),
      ),
    get: async (giftId, signal) =>
      fromWire<SentGift | ReceivedGift>(
        await http.call(
          (client, abort) => client.GET(`${ROOT}/{giftId}`, { params: { path: { giftId } }, signal: abort }),
          { signal },
        ),
      ),
    link: async (giftId) =>
      (
        await http.call((client, abort) =>
          client.POST(`${ROOT}/{giftId}/link`, { params: { path: { giftId } }, signal: abort }),
        )
      ).token,
    sendAlarm: async (giftId) =>
      fromWire<SentGift>(
        await http.call((client, abort) =>
          client.POST(`${CUSTOMER}/alarm/gift-alarm`, { body: { giftId }, signal: abort }),
        ),
      ),
    resendAlarm: async (giftId, key) =>
      fromWire<SentGift>(
        await http.call((client, abort) =>
          client.POST(`${CUSTOMER}/alarm/gift/resend/alarm`, {
            params: { header: { 'Idempotency-Key': key } },
            body: { giftId },
            signal: abort,
          }),
        ),
      ),
    cancel: async (giftId, key) =>
      fromWire<SentGift>(
        await http.call((client, abort) =>
          client.PUT(`${ROOT}/cancel/{giftId}`, {
            params: { path: { giftId }, header: { 'Idempotency-Key': key } },
            signal: abort,
          }),
        ),
      ),
    byToken: async (token, signal) =>
      fromWire<ReceivedGift>(
        await http.call((client, abort) => client.GET(BY_TOKEN, { params: { path: { token } }, signal: abort }), {
          signal,
        }),
      ),
    requestCode: async (token) =>
      fromWire<PhoneCertification>(
        await http.call((client, abort) => client.POST(CERTIFICATION, { params: { path: { token } }, signal: abort })),
      ),
    proveCode: async (token, answer) => {
      await http.call((client, abort) =>
        client.PUT(CERTIFICATION, { params: { path: { token } }, body: toWire(answer), signal: abort }),
      );
    },
    confirm: async (giftId, confirmation, token) =>
      fromWire<ReceivedGift>(
        await http.call((client, abort) =>
          client.PUT(`${ROOT}/confirm/{giftId}`, {
            params: { path: { giftId }, header: tokenHeader(token) },
            body: toWire(confirmation),
            signal: abort,
          }),
        ),
      ),
    refuse: async (giftId, message, token) => {
      await http.call((client, abort) =>
        client.PUT(`${ROOT}/refuse/{giftId}`, {
          params: { path: { giftId }, header: tokenHeader(token) },
          body: { message },
          signal: abort,
        }),
      );
    },
    changeAddress: async (giftId, address, token) =>
      fromWire<ReceivedGift>(
        await http.call((client, abort) =>
          client.PUT(`${ROOT}/address/{giftId}`, {
            params: { path: { giftId }, header: tokenHeader(token) },
            body: toWire(address),
            signal: abort,
          }),
        ),
      ),
    claimable: async (giftId, signal) =>
      fromWire<GiftClaimable>(
        await http.call(
          (client, abort) => client.GET(`${ROOT}/{giftId}/claim`, { params: { path: { giftId } }, signal: abort }),
          { signal },
        ),
      ),
    requestClaim: async (giftId, request, key) =>
      fromWire<ReceivedGift>(
        await http.call((client, abort) =>
          client.POST(`${ROOT}/{giftId}/claim`, {
            params: { path: { giftId }, header: { 'Idempotency-Key': key } },
            body: toWire(request),
            signal: abort,
          }),
        ),
      ),
    withdrawClaim: async (giftId, key) =>
      fromWire<ReceivedGift>(
        await http.call((client, abort) =>
          client.PUT(`${ROOT}/{giftId}/claim/withdraw`, {
            params: { path: { giftId }, header: { 'Idempotency-Key': key } },
            signal: abort,
          }),
        ),
      ),
  };
}

function tokenHeader(token: string | null) {
  return token === null ? {} : { 'Gift-Token': token };
}
