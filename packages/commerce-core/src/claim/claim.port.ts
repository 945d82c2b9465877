import type { ClaimNo, OrderNo } from '../value/identifiers.ts';
import type { CursorPage } from '../value/page.ts';
import type { ClaimType } from './claim.ts';
import type {
  BankAccountInfo,
  Claim,
  Claimable,
  ClaimEstimate,
  ClaimEstimateRequest,
  ClaimRequest,
} from './claim-record.ts';

/** Cancel, return and exchange. Every method rejects with a CommerceError and with nothing else. */
export interface ClaimApi {
  /** What of an order may be claimed, and until when. */
  claimable(orderNo: OrderNo, signal?: AbortSignal): Promise<Claimable>;
  /**
   * What a claim would bring back; rejects with STATE_CONFLICT, `reason` a ClaimProblem, when it may not be asked for.
   */
  estimate(question: ClaimEstimateRequest, signal?: AbortSignal): Promise<ClaimEstimate>;
  /**
   * Rejects with PRICE_CHANGED and the new `estimate` when another amount would come back, and nothing is asked for.
   */
  request(request: ClaimRequest, idempotencyKey: string): Promise<Claim>;
  get(claimNo: ClaimNo, signal?: AbortSignal): Promise<Claim>;
  /** Newest first; of every type unless one is named. */
  list(
    request: {
      readonly claimType?: ClaimType;
      /** yyyy-MM-dd, the Korean days of the requests; three months without them. */
      readonly startYmd?: string;
      readonly endYmd?: string;
      readonly cursor?: string;
      readonly pageSize: number;
    },
    signal?: AbortSignal,
  ): Promise<CursorPage<Claim>>;
  /** Withdraws an undecided claim; rejects with STATE_CONFLICT afterwards. */
  withdraw(claimNo: ClaimNo, idempotencyKey: string): Promise<Claim>;
  /** Names another account for a refund; rejects with STATE_CONFLICT when the claim asks for none. */
  setRefundAccount(claimNo: ClaimNo, account: BankAccountInfo, idempotencyKey: string): Promise<void>;
}
