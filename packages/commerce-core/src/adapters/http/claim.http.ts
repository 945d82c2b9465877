import type { Claim, Claimable, ClaimEstimate } from '../../claim/claim-record.ts';
import type { ClaimApi } from '../../claim/claim.port.ts';
import { toWire } from '../../value/brand.ts';
import type { CursorPage } from '../../value/page.ts';
import { dataAs, dataOf } from './client.ts';
import type { HttpClient } from './http-client.ts';

const ROOT = '/client/v1/customer/claims';

/** Claim calls over HTTP. */
export function createHttpClaimApi(http: HttpClient): ClaimApi {
  return {
    claimable: (orderNo, signal) =>
      dataAs<Claimable>(
        http.GET('/client/v1/customer/orders/{orderNo}/claimable', {
          params: { path: { orderNo } },
          signal: signal ?? null,
        }),
      ),
    estimate: (question, signal) =>
      dataAs<ClaimEstimate>(http.POST(`${ROOT}/estimate`, { body: toWire(question), signal: signal ?? null })),
    request: (request, key) =>
      dataAs<Claim>(http.POST(ROOT, { params: { header: { 'Idempotency-Key': key } }, body: toWire(request) })),
    get: (claimNo, signal) =>
      dataAs<Claim>(http.GET(`${ROOT}/{claimNo}`, { params: { path: { claimNo } }, signal: signal ?? null })),
    list: (query, signal) =>
      dataAs<CursorPage<Claim>>(http.GET(ROOT, { params: { query: { ...query } }, signal: signal ?? null })),
    withdraw: (claimNo, key) =>
      dataAs<Claim>(
        http.PUT(`${ROOT}/{claimNo}/withdraw`, { params: { path: { claimNo }, header: { 'Idempotency-Key': key } } }),
      ),
    setRefundAccount: async (claimNo, account, key) => {
      await dataOf(
        http.PUT(`${ROOT}/{claimNo}/refund-account`, {
          params: { path: { claimNo }, header: { 'Idempotency-Key': key } },
          body: account,
        }),
      );
    },
  };
}
