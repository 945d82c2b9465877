import type { ClaimNo, OptionNo, OrderOptionNo } from '@dealstore/commerce-core/domain';
import type { Selectable } from 'kysely';
import type { Database, Transaction } from '../../database/database.ts';
import type { ClaimRow } from '../../database/schema/schema.ts';

/** A claim as its row has it. */
export type StoredClaim = Selectable<ClaimRow>;

/** One option of a claim as its row has it. */
export interface StoredClaimOption {
  readonly orderOptionNo: OrderOptionNo;
  readonly productCnt: number;
  readonly exchangeOptionNo: OptionNo | null;
}

/** What a claim is for. */
export async function readClaimOptions(
  database: Database | Transaction,
  claimNo: ClaimNo,
): Promise<readonly StoredClaimOption[]> {
  return database
    .selectFrom('claimOption')
    .select(['orderOptionNo', 'claimedCnt as productCnt', 'exchangeOptionNo'])
    .where('claimNo', '=', claimNo)
    .orderBy('orderOptionNo')
    .execute();
}
