import {
  DAY_MS,
  HOUR_MS,
  type ClaimEvent,
  type ClaimStatusType,
  type EpochMs,
  type Random,
  type ClaimNo,
} from '@dealstore/commerce-core/domain';
import type { Transaction } from '../../database/database.ts';
import { stepClaim } from '../../order/order.ts';
import { invoiceNo } from '../fulfillment/fulfillment.ts';

/** What the seller or the carrier of the sandbox does with a claim. */
export type SimulatedEvent = Exclude<ClaimEvent, 'withdraw' | 'refund'>;

/** What can be done to claims of a status, the likeliest first, and when it happens by itself. Assumed times. */
export interface ClaimSimulation {
  readonly from: ClaimStatusType;
  /** Of exchanges alone: whether the goods have left. */
  readonly hasLeft?: boolean;
  readonly events: readonly SimulatedEvent[];
  readonly afterMs: number;
}

/** Every status a claim waits in, with what the sandbox may do there. A refund is the shop's own work. */
export const CLAIM_SIMULATIONS: readonly ClaimSimulation[] = [
  { from: 'CANCEL_REQUEST', events: ['approve', 'reject'], afterMs: 3 * HOUR_MS },
  { from: 'RETURN_REQUEST', events: ['approve', 'reject'], afterMs: 3 * HOUR_MS },
  { from: 'RETURN_PROC_BEFORE_RECEIVE', events: ['receive'], afterMs: DAY_MS },
  { from: 'EXCHANGE_REQUEST', hasLeft: false, events: ['swap', 'reject'], afterMs: 3 * HOUR_MS },
  { from: 'EXCHANGE_REQUEST', hasLeft: true, events: ['approve', 'reject'], afterMs: 3 * HOUR_MS },
  { from: 'EXCHANGE_PROC_BEFORE_RECEIVE', events: ['receive'], afterMs: DAY_MS },
  { from: 'EXCHANGE_PROC_WAITING', events: ['send'], afterMs: 3 * HOUR_MS },
];

/** What may be done with a claim now; undefined when nothing is waited for. */
export function simulationOf(claim: {
  readonly claimStatusType: string;
  readonly claimClassType: string;
}): ClaimSimulation | undefined {
  const hasLeft = claim.claimClassType !== 'CANCEL_EXCHANGE';
  return CLAIM_SIMULATIONS.find(
    ({ from, hasLeft: ofLeft }) => from === claim.claimStatusType && (ofLeft ?? hasLeft) === hasLeft,
  );
}

/** Does what the seller or the carrier would; what is sent out again gets a label of its carrier. */
export function simulateClaim(
  transaction: Transaction,
  {
    random,
    ...step
  }: {
    readonly claimNo: ClaimNo;
    readonly event: SimulatedEvent;
    readonly at: EpochMs;
    readonly random: Random;
    readonly rejectReason?: string;
  },
): Promise<void> {
  const label = step.event === 'send' ? { invoiceNo: invoiceNo(random) } : {};
  return stepClaim(transaction, { ...step, ...label, by: 'SANDBOX' });
}
