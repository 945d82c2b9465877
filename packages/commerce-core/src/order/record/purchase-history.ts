import { hidesContent, type Withheld } from '../../access/access.ts';
import type { OptionNo, OrderNo, ProductNo } from '../../value/identifiers.ts';
import { DAY_MS } from '../../value/time.ts';
import type { Won } from '../../value/won.ts';
import type { OptionInput } from '../../cart/cart.ts';
import type { PayType } from '../payment/pay-type.ts';
import type { OrderStatusType } from './order-status.ts';

/** Orders a product must have been bought in to count as often bought. Assumed. */
export const OFTEN_BOUGHT_CNT = 2;

/** How far back purchases count for it: 365 days. Assumed. */
export const OFTEN_BOUGHT_WITHIN_MS = 365 * DAY_MS;

/** A product a member buys again and again, as it was bought last. */
export interface MostBoughtProduct {
  readonly productNo: ProductNo;
  readonly productName: string;
  readonly brandName: string;
  readonly partnerName: string;
  readonly imageUrl: string;
  readonly optionNo: OptionNo;
  /** Level values joined by `|`. */
  readonly optionValue: string;
  readonly orderCnt: number;
  readonly inputs: readonly OptionInput[];
  /** Orders it was bought in within a year. */
  readonly purchaseCnt: number;
  /** yyyy-MM-dd HH:mm:ss, KST. */
  readonly lastOrderYmdt: string;
  /** Why it is withheld from the member now; null when it is not. */
  readonly withheld: Withheld | null;
}

/** Takes out of goods bought before all that tells what they are, as lists do. Spec §6. */
export function withholdBought<Bought extends MostBoughtProduct>(bought: Bought, withheld: Withheld | null): Bought {
  if (!hidesContent(withheld)) return { ...bought, withheld };
  const nothing = { productName: '', brandName: '', partnerName: '', imageUrl: '', optionValue: '', inputs: [] };
  return { ...bought, ...nothing, withheld };
}

/** An order of the former shop; nothing can be done with it. The vendor's names. */
export interface PreviousOrder {
  readonly orderNo: OrderNo;
  /** yyyy-MM-dd HH:mm:ss, KST. */
  readonly orderYmdt: string;
  readonly orderOptions: readonly {
    readonly productName: string;
    readonly optionName: string;
    readonly optionValue: string;
    readonly orderCnt: number;
    readonly orderStatusType: OrderStatusType;
    readonly imageUrl: string;
  }[];
  readonly purchasePrice: Won;
  readonly deliveryAmt: Won;
  readonly mainPayAmt: Won;
  readonly payType: PayType;
  readonly receiverName: string;
}
