import {
  DEFAULT_POINT_POLICY,
  won,
  type CouponPlatform,
  type EpochMs,
  type Language,
  type OrderFacts,
} from '@dealstore/commerce-core/domain';
import type { Database } from '../database/database.ts';
import { pipelined } from '../database/pipeline.ts';
import { readBuyer, type Buyer } from './buyer.ts';
import { readHeldCoupons } from './held-coupon.ts';
import type { HeldBySheet } from './order-sheet.store.ts';
import { availablePoints } from './point-use.ts';
import { readGoods, type SheetLine } from './sheet-line.ts';
import type { SheetProduct } from './sheet-product.ts';

/** For whom, when and where an order is priced. */
export interface PriceQuestion {
  readonly memberNo: number;
  readonly products: readonly SheetProduct[];
  readonly platform: CouponPlatform;
  readonly language: Language;
  readonly now: EpochMs;
  readonly held: HeldBySheet;
  /** Whether the member may not leave the shop until the transaction ends. */
  readonly holdsBuyer?: boolean;
}

/** Everything an order of a sheet is priced from, and who buys. */
export interface SheetFacts {
  readonly buyer: Buyer;
  readonly facts: OrderFacts<SheetLine>;
}

/** Reads all that decides over the price of a sheet; what the sheet's own unpaid order holds counts as still there. */
export async function readFacts(database: Database, question: PriceQuestion): Promise<SheetFacts> {
  const { memberNo, now, held } = question;
  const [buyer, goods, coupons, points] = await pipelined(database, (connection) =>
    Promise.all([
      readBuyer(connection, memberNo, now, { holds: question.holdsBuyer === true }),
      readGoods(connection, question),
      readHeldCoupons(connection, { ...question, heldIssueNos: held.couponIssueNos }),
      availablePoints(connection, memberNo, now),
    ]),
  );
  const { visitor, gradeCode } = buyer;
  return {
    buyer,
    facts: {
      ...goods,
      visitor,
      coupons,
      situation: { now, platform: question.platform, gradeCode, telecomCustomer: visitor.telecomCustomer },
      pointBalance: won(points + held.points),
      pointPolicy: DEFAULT_POINT_POLICY,
    },
  };
}
