import { after, SECOND_MS, type Random } from '@dealstore/commerce-core/domain';
import { sql } from 'kysely';
import { toTimestamp } from '../../database/instant.ts';
import type { JobKind } from '../../jobs/job.ts';
import { CLAIM_PLAYS, playClaim, playOf } from './claim-play.ts';

/** How often sellers and carriers of the sandbox look after claims: every 10 s. Assumed. */
const EVERY_MS = 10 * SECOND_MS;
/** Claims of one status that are moved on at a time; the rest follow in the next round. */
const BATCH = 50;

/** Lets sellers and carriers of the sandbox move claims on that nobody touches. Assumed: only where the sandbox is on. */
export function claimPlayJob(random: Random): JobKind {
  return {
    name: 'sandbox-claim',
    everyMs: EVERY_MS,
    async run(transaction, { now }) {
      for (const play of CLAIM_PLAYS) {
        const due = await transaction
          .selectFrom('claim')
          .innerJoin('shopOrder', 'shopOrder.orderNo', 'claim.orderNo')
          .select(['claimNo', 'claimStatusType', 'claimClassType'])
          .where('claimStatusType', '=', play.from)
          .where(
            sql<boolean>`(select max(changed_at) from claim_history where claim_history.claim_no = claim.claim_no)
            <= ${toTimestamp(after(now, -play.afterMs))}`,
          )
          .orderBy('claimNo')
          .limit(BATCH)
          .forUpdate(['shopOrder'])
          .skipLocked()
          .execute();
        for (const claim of due) {
          const [event] = playOf(claim) === play ? play.events : [];
          if (event !== undefined) await playClaim(transaction, { claimNo: claim.claimNo, event, at: now, random });
        }
      }
    },
  };
}
