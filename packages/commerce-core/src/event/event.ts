import type { EventSummary } from '../display/display.ts';
import type { CommerceErrorCode } from '../error/catalogue.ts';
import type { Window } from '../value/calendar.ts';
import type { EpochMs } from '../value/time.ts';
import type { Won } from '../value/won.ts';

/** What one does at an event: join once, attend every day, or nothing but read. Assumed. */
export type EventType = 'JOIN' | 'COUPON' | 'POINT' | 'ATTENDANCE' | 'NOTICE';

/** Why one cannot join, in the order of the numbers. The codes are Spec §8’s; what each means is Assumed. */
export const EVENT_REFUSALS = [
  'EV02',
  'EV03',
  'EV04',
  'EV05',
  'EV06',
  'EV07',
  'EV08',
  'EV09',
  'EV10',
  'EV11',
  'EV12',
] as const satisfies readonly CommerceErrorCode[];

/** One of them. */
export type EventRefusal = (typeof EVENT_REFUSALS)[number];

/** An event as its page shows it. */
export interface ShopEvent extends EventSummary {
  readonly eventType: EventType;
  /** HTML. */
  readonly content: string;
  readonly telecomOnly: boolean;
  /** Null for as many as come. */
  readonly joinLimitCnt: number | null;
  /** What a join brings, of attendance each day. */
  readonly pointAmt: Won;
  readonly couponName: string | null;
  /** Why joining is not possible now. */
  readonly code: EventRefusal | null;
}

/** Whether the member can join, or has. */
export interface EventStanding {
  readonly joinable: boolean;
  /** Of attendance, whether today. */
  readonly joined: boolean;
  readonly code: EventRefusal | null;
  /** Days of this Korean month, `yyyy-MM-dd`, earliest first. */
  readonly attendedYmds: readonly string[];
}

/** What a join did. */
export interface EventJoin {
  /** `yyyy-MM-dd HH:mm:ss` in Korea. */
  readonly joinedYmdt: string;
  readonly pointAmt: Won;
  readonly couponName: string | null;
  readonly attendedYmds: readonly string[];
}

/** What decides over joining an event. */
export interface EventTerms {
  readonly eventType: EventType;
  readonly window: Window;
  readonly telecomOnly: boolean;
  /** Whether all places are taken. */
  readonly isFull: boolean;
}

/** Who wants to join. */
export interface EventVisitor {
  readonly isTelecomCustomer: boolean;
  /** Of attendance, whether today. */
  readonly joined: boolean;
}

/**
 * Why an event cannot be joined now; null when it can. Its start is included and its end not. Assumed.
 * @param visitor null for what holds for everybody
 */
export function eventRefusal(terms: EventTerms, now: EpochMs, visitor: EventVisitor | null): EventRefusal | null {
  const { startAt, endAt } = terms.window;
  if (terms.eventType === 'NOTICE') return 'EV07';
  if (visitor?.joined === true) return terms.eventType === 'ATTENDANCE' ? 'EV08' : 'EV04';
  if (startAt !== null && now < startAt) return 'EV02';
  if (endAt !== null && now >= endAt) return 'EV03';
  if (visitor !== null && terms.telecomOnly && !visitor.isTelecomCustomer) return 'EV05';
  return terms.isFull ? 'EV06' : null;
}

const OF_COUPONS: Partial<Readonly<Record<string, EventRefusal>>> = {
  TELECOM_ONLY: 'EV05',
  COUPON_EXHAUSTED: 'EV09',
  STATE_CONFLICT: 'EV10',
  COUPON_UNUSABLE: 'EV11',
  NOT_FOUND: 'EV12',
};

/** What it means for a join that its coupon cannot be given; null for what is no matter of the coupon. Assumed. */
export function refusalOfCoupon(code: string): EventRefusal | null {
  return OF_COUPONS[code] ?? null;
}

/** Reads a code as a refusal; null for every other. */
export function readEventRefusal(code: string): EventRefusal | null {
  return EVENT_REFUSALS.find((candidate) => candidate === code) ?? null;
}
