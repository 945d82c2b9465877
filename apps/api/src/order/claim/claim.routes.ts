import { commerceError } from '@dealstore/commerce-core/domain';
import type { Handlers } from '../../contract/operation.ts';

type ClaimOperation = 'getClaims' | 'requestClaim' | 'estimateClaim' | 'getClaim' | 'withdrawClaim' | 'getClaimable';

/** Cancel, return and exchange: nothing may be claimed yet. */
export function claimRoutes(): Pick<Handlers, ClaimOperation> {
  const refuse = () => Promise.reject(commerceError('STATE_CONFLICT'));
  return {
    getClaims: async () => ({ items: [], totalCount: 0, nextCursor: null }),
    requestClaim: refuse,
    estimateClaim: refuse,
    getClaim: refuse,
    withdrawClaim: refuse,
    getClaimable: refuse,
  };
}
