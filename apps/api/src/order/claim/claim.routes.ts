import type { AppParts } from '../../app-parts.ts';
import type { AnyCall, Handlers } from '../../contract/operation.ts';
import { requireMember } from '../../contract/require-member.ts';
import { runIdempotent } from '../../contract/idempotency.ts';
import { setClaimRefundAccount } from './claim-refund-account.ts';
import { listClaims, readClaim, readClaimable } from './claim.store.ts';
import { estimateClaim, requestClaim, type ClaimAsker } from './request-claim.ts';
import { stepClaim } from './step-claim.ts';

type ClaimOperation =
  | 'getClaims'
  | 'requestClaim'
  | 'estimateClaim'
  | 'getClaim'
  | 'withdrawClaim'
  | 'setClaimRefundAccount'
  | 'getClaimable';

/** Cancel, return and exchange. */
export function claimRoutes(parts: AppParts): Pick<Handlers, ClaimOperation> {
  const { database, clock } = parts;
  const askerOf = ({ caller, language }: Pick<AnyCall, 'caller' | 'language'>): ClaimAsker => ({
    memberNo: requireMember(caller).memberNo,
    language,
    now: clock.now(),
  });
  return {
    getClaims: (call) => listClaims(database, call.query, askerOf(call)),
    getClaim: (call) => readClaim(database, call.path.claimNo, askerOf(call)),
    getClaimable: (call) => readClaimable(database, call.path.orderNo, askerOf(call)),
    estimateClaim: (call) => estimateClaim(database, call.body, askerOf(call)).then(writable),
    requestClaim: (call) => {
      const asker = askerOf(call);
      return runIdempotent(parts, 'requestClaim', call, async (transaction) =>
        readClaim(transaction, await requestClaim(transaction, call.body, asker), asker),
      );
    },
    withdrawClaim: (call) => {
      const asker = askerOf(call);
      const { claimNo } = call.path;
      return runIdempotent(parts, 'withdrawClaim', call, async (transaction) => {
        await stepClaim(transaction, {
          claimNo,
          event: 'withdraw',
          by: 'BUYER',
          at: asker.now,
          memberNo: asker.memberNo,
          askedBy: 'BUYER',
        });
        return readClaim(transaction, claimNo, asker);
      });
    },
    setClaimRefundAccount: (call) => {
      const owner = { ...requireMember(call.caller), now: clock.now() };
      return runIdempotent(parts, 'setClaimRefundAccount', call, async (transaction) => {
        await setClaimRefundAccount(transaction, call.path.claimNo, call.body, owner);
        return undefined;
      });
    },
  };
}

function writable<
  Answer extends { readonly entries: readonly unknown[]; readonly restoredCoupons: readonly unknown[] },
>(answer: Answer) {
  return { ...answer, entries: [...answer.entries], restoredCoupons: [...answer.restoredCoupons] };
}
