import { HOUR_MS } from '@dealstore/commerce-core/domain';
import type { AppParts } from '../app-parts.ts';
import { viewOf } from '../catalogue/catalogue.ts';
import type { Caller, Handlers } from '../contract/operation.ts';
import { requireMember } from '../contract/require-member.ts';
import { withTransaction } from '../database/database.ts';
import { runIdempotent } from '../contract/idempotency.ts';
import { consumeWith, type Limit } from '../http/rate-limit.ts';
import { refuseHiddenProduct } from '../product/product.ts';
import { askProduct, askShop, deleteInquiry } from './ask.ts';
import { readMyInquiries, readMyInquiry } from './my-inquiries.ts';

/** Questions one member may ask within an hour. Assumed. */
const QUESTIONS: Limit = { name: 'inquiry', max: 30, windowMs: HOUR_MS };

type InquiryHandlers = Pick<Handlers, 'getMyInquiries' | 'getMyInquiry' | 'askProduct' | 'askShop' | 'deleteInquiry'>;

/** What members ask sellers and the shop. Spec §2. */
export function inquiryRoutes(parts: AppParts): InquiryHandlers {
  const { database, clock } = parts;
  const askerOf = (caller: Caller | null) => ({ memberNo: requireMember(caller).memberNo, now: clock.now() });
  return {
    getMyInquiries: async (call) =>
      readMyInquiries(await viewOf(parts, call), requireMember(call.caller).memberNo, call.query),
    getMyInquiry: async (call) =>
      readMyInquiry(await viewOf(parts, call), requireMember(call.caller).memberNo, call.path.inquiryNo),
    askProduct: async (call) => {
      const asker = askerOf(call.caller);
      await refuseHiddenProduct(await viewOf(parts, call), call.path.productNo);
      return runIdempotent(parts, 'askProduct', call, async (transaction) => {
        await consumeWith(transaction, QUESTIONS, { who: String(asker.memberNo), now: asker.now });
        return askProduct(transaction, call, asker);
      });
    },
    askShop: async (call) => {
      const asker = askerOf(call.caller);
      return runIdempotent(parts, 'askShop', call, async (transaction) => {
        await consumeWith(transaction, QUESTIONS, { who: String(asker.memberNo), now: asker.now });
        return askShop(transaction, call.body, asker);
      });
    },
    deleteInquiry: async ({ caller, path }) => {
      await withTransaction(database, (transaction) => deleteInquiry(transaction, path.inquiryNo, askerOf(caller)));
      return undefined;
    },
  };
}
