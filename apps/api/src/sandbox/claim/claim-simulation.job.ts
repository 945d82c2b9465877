import { after, SECOND_MS, type Random } from '@dealstore/commerce-core/domain';
import { toTimestamp } from '../../database/instant.ts';
import { enqueueRest, type JobKind } from '../../jobs/job.ts';
import { CLAIM_SIMULATIONS, simulateClaim, simulationOf } from './claim-simulation.ts';

/** How often sellers and carriers of the sandbox look after claims: every 10 s. Assumed. */
const EVERY_MS = 10 * SECOND_MS;
const NAME = 'sandbox-claim';
/** Claims of one status that are moved on in one transaction. */
const BATCH = 50;

/**
 * Lets sellers and carriers of the sandbox move claims on that stand still. Assumed: only where the sandbox is on.
 */
export function claimSimulationJob(random: Random): JobKind {
  return {
    name: NAME,
    everyMs: EVERY_MS,
    async run(transaction, { now }) {
      let isFull = false;
      for (const simulation of CLAIM_SIMULATIONS) {
        const due = await transaction
          .selectFrom('claim')
          .innerJoin('shopOrder', 'shopOrder.orderNo', 'claim.orderNo')
          .select(['claimNo', 'claimStatusType', 'claimClassType'])
          .where('claimStatusType', '=', simulation.from)
          .where('completedAt', 'is', null)
          .where('withdrawnAt', 'is', null)
          .where('movedAt', '<=', toTimestamp(after(now, -simulation.afterMs)))
          .orderBy('movedAt')
          .limit(BATCH)
          .forUpdate(['shopOrder'])
          .skipLocked()
          .execute();
        isFull ||= due.length === BATCH;
        for (const claim of due) {
          const [event] = simulationOf(claim) === simulation ? simulation.events : [];
          if (event !== undefined) await simulateClaim(transaction, { claimNo: claim.claimNo, event, at: now, random });
        }
      }
      if (isFull) await enqueueRest(transaction, NAME, { now });
    },
  };
}
