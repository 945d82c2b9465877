import { commerceError, toCommerceError } from '../../error/commerce-error.ts';
import type { OrderStatusType } from '../../order/record/order-status.ts';
import type { BackendPorts } from '../../ports.ts';
import type {
  ClaimNo,
  CouponNo,
  InquiryNo,
  OptionNo,
  OrderOptionNo,
  ProductNo,
  ReviewNo,
  SessionNo,
} from '../../value/identifiers.ts';
import type { Won } from '../../value/won.ts';
import type { SimulatedClock } from '../simulated-clock.ts';

/** Goods of a suite by number. */
export interface SuiteGoods {
  readonly productNo: ProductNo;
  readonly optionNo: OptionNo;
}

/** A session of the member on another device. */
export interface OtherSession {
  readonly sessionNo: SessionNo;
  /** Whether either of its tokens opens anything. */
  isAlive(): Promise<boolean>;
}

/**
 * What the laws of a suite ask of the state they begin in: a shop as new, the carts empty and no more, or nothing. A
 * backend whose state cannot be set from outside keeps only the laws that ask for less than a shop as new.
 */
export type SuiteState = 'NEW_SHOP' | 'EMPTY_CART' | 'ANY';

/** The law that a shop is opened for. */
export interface SuiteLaw {
  readonly state: SuiteState;
  /** Ends the law where a shop cannot give what it asks for: it is neither kept nor broken. */
  notReached(missing: string): never;
}

/** A shop a suite is run against; every suite opens one of its own, and closes it. */
export interface SuiteShop {
  /** Names this opening of the shop, in keys that a backend remembers: letters, digits and hyphens. */
  readonly name: string;
  /** Called by a member who is logged in: no adult, 5,000 points, an empty cart, no coupon, no order. */
  readonly member: BackendPorts;
  /** Called by another member of the same kind, who is logged in too. */
  readonly stranger: BackendPorts;
  /** The same kind of shop, called by a guest; its cart is a guest's. */
  readonly guest: BackendPorts;
  readonly clock: SimulatedClock;
  readonly goods: {
    /** 10,000 won, ten pieces, delivered free. */
    readonly plain: SuiteGoods;
    /** 10,000 won, ten pieces, another seller: 3,000 won of delivery, free from 30,000 won. */
    readonly other: SuiteGoods;
    /** The same product in another option: 10,000 won, ten pieces. */
    readonly otherOption: SuiteGoods;
    /** 10,000 won, ten pieces, delivered free: two for one person within seven days. */
    readonly limited: SuiteGoods;
    /** Nothing is left of it. */
    readonly soldOut: SuiteGoods;
    /** For adults: 10,000 won, ten pieces, delivered free; 전통 소주 is part of its name and of no other. */
    readonly adult: SuiteGoods;
  };
  /** What `goods.plain` costs and how many of it there are: 10,000 won and ten in a shop as new. */
  readonly plainOffer: { readonly salePrice: Won; readonly stockCnt: number };
  /** A review of `goods.plain` by another member. */
  readonly reviewNo: ReviewNo;
  /** A coupon to download once: 3,000 won off the goods from 30,000 won. */
  readonly couponNo: CouponNo;
  /** Two membership coupons for everybody, one of which is given in a Korean month. */
  readonly membershipCouponNos: readonly [CouponNo, CouponNo];
  /** A coupon for the first purchase whose promotion code is `HELLO-2026`: 3,000 won off the goods from 30,000 won. */
  readonly codeCouponNo: CouponNo;
  /** Events: one to join, one to attend every day for 100 points, one with nothing to join, one that is over. */
  readonly events: {
    readonly join: number;
    readonly attendance: number;
    readonly notice: number;
    readonly over: number;
  };
  /** Plays the payment provider, and the buyer who deposits on the account it has issued. */
  decidePayment(key: string, decision: 'APPROVE' | 'DECLINE' | 'ISSUE_ACCOUNT' | 'DEPOSIT'): Promise<void>;
  /** Plays the seller and the carrier: one step of an ordered option. */
  fulfill(orderOptionNo: OrderOptionNo, to: OrderStatusType): Promise<void>;
  /** Plays the seller, the carrier and the job that refunds: one step of a claim. */
  moveClaim(claimNo: ClaimNo, event: 'approve' | 'reject' | 'receive' | 'refund' | 'send' | 'swap'): Promise<void>;
  /** Plays the seller: answers an inquiry. */
  answerInquiry(inquiryNo: InquiryNo, content: string): Promise<void>;
  /** Plays the identity provider: the member is proven to be an adult. */
  proveAge(): Promise<void>;
  /** Lets days pass, does what falls due, and logs the member in again. */
  passDays(days: number): Promise<void>;
  /** Logs the member in on another device, in the words of its browser and system. */
  logInElsewhere(device: 'Chrome · Windows' | 'Safari · iPhone'): Promise<OtherSession>;
  /** Reads the phone of the sandbox: the code that was last sent to it. */
  readCode(phone: string): Promise<string>;
  close(): Promise<void>;
}

/** Opens a shop for one test of a suite; as new, and with all it may be asked for, where no law is given. */
export type OpenSuiteShop = (law?: SuiteLaw) => Promise<SuiteShop>;

/** What a call rejects with; an answer is itself a failure. */
export async function refusalOf(call: Promise<unknown>): Promise<unknown> {
  try {
    await call;
  } catch (error) {
    return error;
  }
  throw commerceError('RESPONSE_INVALID', { userMessage: 'the call was answered' });
}

/** The code and the details a call rejects with, and nothing else of it. */
export async function codeAndDetailsOf(
  call: Promise<unknown>,
): Promise<{ readonly code: string; readonly details: unknown }> {
  const { code, details } = toCommerceError(await refusalOf(call));
  return { code, details };
}
