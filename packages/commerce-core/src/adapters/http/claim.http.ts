import type { Claim, Claimable, ClaimEstimate } from '../../claim/claim-record.ts';
import type { ClaimApi } from '../../claim/claim.port.ts';
import { fromWire, toWire } from '../../value/brand.ts';
import type { CursorPage } from '../../value/page.ts';
import type { HttpCaller } from './client.ts';

const ROOT = '/client/v1/customer/claims';

/** Claim calls over HTTP. */
export function createHttpClaimApi(http: HttpCaller): ClaimApi {
  return {
    claimable: async (orderNo, signal) =>
      fromWire<Claimable>(
        await http.call(
          (client, abort) =>
            client.GET('/client/v1/customer/orders/{orderNo}/claimable', {
              params: { path: { orderNo } },
              signal: abort,
            }),
          { signal },
        ),
      ),
    estimate: async (question, signal) =>
      fromWire<ClaimEstimate>(
        await http.call((client, abort) => client.POST(`${ROOT}/estimate`, { body: toWire(question), signal: abort }), {
          signal,
        }),
      ),
    request: async (request, key) =>
      fromWire<Claim>(
        await http.call((client, abort) =>
          client.POST(ROOT, {
            params: { header: { 'Idempotency-Key': key } },
            body: toWire(request),
            signal: abort,
          }),
        ),
      ),
    get: async (claimNo, signal) =>
      fromWire<Claim>(
        await http.call(
          (client, abort) => client.GET(`${ROOT}/{claimNo}`, { params: { path: { claimNo } }, signal: abort }),
          { signal },
        ),
      ),
    list: async (query, signal) =>
      fromWire<CursorPage<Claim>>(
        await http.call((client, abort) => client.GET(ROOT, { params: { query: { ...query } }, signal: abort }), {
          signal,
        }),
      ),
    withdraw: async (claimNo, key) =>
      fromWire<Claim>(
        await http.call((client, abort) =>
          client.PUT(`${ROOT}/{claimNo}/withdraw`, {
            params: { path: { claimNo }, header: { 'Idempotency-Key': key } },
            signal: abort,
          }),
        ),
      ),
    setRefundAccount: async (claimNo, account, key) => {
      await http.call((client, abort) =>
        client.PUT(`${ROOT}/{claimNo}/refund-account`, {
          params: { path: { claimNo }, header: { 'Idempotency-Key': key } },
          body: account,
          signal: abort,
        }),
      );
    },
  };
}
