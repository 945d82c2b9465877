import { type EpochMs, fromKstTime, kstTime } from '../value/time.ts';

/** What is known about the visitor. Spec §6. */
export interface Visitor {
  readonly loggedIn: boolean;
  /** Whether a still valid verification says the member is an adult. */
  readonly adult: boolean;
  readonly telecomCustomer: boolean;
}

/** A visitor who is not logged in. Spec §6. */
export const GUEST: Visitor = { loggedIn: false, adult: false, telecomCustomer: false };

/** For whom goods are. Spec §1. */
export interface Restriction {
  readonly adult: boolean;
  readonly telecomOnly: boolean;
}

/** Why goods are not for this visitor. Spec §6; the values are Assumed. */
export type Withheld = 'ADULT' | 'TELECOM';

/** Which drawer asks, each with its own flag. Spec §2. */
export type PromptKind = 'login' | 'adult' | 'telecom';

/** A drawer and where its right button leads: to log in, to prove one's age, or nowhere (a notice). Spec §2. */
export interface Prompt {
  readonly kind: PromptKind;
  readonly leadsTo: 'login' | 'adult-verification' | null;
}

/** Why goods are withheld from a visitor; null when they are not. Age before carrier. Spec §6. */
export function withheldFrom(visitor: Visitor, restriction: Restriction): Withheld | null {
  if (restriction.adult && !(visitor.loggedIn && visitor.adult)) return 'ADULT';
  if (restriction.telecomOnly && !(visitor.loggedIn && visitor.telecomCustomer)) return 'TELECOM';
  return null;
}

/** Whether a withheld product must not even be named or pictured. Assumed: adult goods only; the law asks it. */
export function hidesContent(withheld: Withheld | null): boolean {
  return withheld === 'ADULT';
}

/** The mark of goods for adults where they are shown; all others carry none. */
export function adultMark(isShownAdult: boolean): { readonly adult?: true } {
  return isShownAdult ? { adult: true } : {};
}

/**
 * Which drawer a visitor meets; null when nothing is in the way. Spec §2, §6.
 * In both cases a guest is first asked to log in; a member proves the age, or only learns that the goods are
 * for customers of the telecom.
 * @param action what is wanted: goods may be withheld, and what is done with them may need a log-in
 * @example promptToAct({ loggedIn: true }, { withheld: 'TELECOM', needsLogin: true }) // a notice
 */
export function promptToAct(
  { loggedIn }: Pick<Visitor, 'loggedIn'>,
  action: { readonly withheld: Withheld | null; readonly needsLogin: boolean },
): Prompt | null {
  if (action.withheld === 'ADULT') return promptOfKind('adult', loggedIn);
  if (action.withheld === 'TELECOM') return promptOfKind('telecom', loggedIn);
  return action.needsLogin && !loggedIn ? promptOfKind('login', loggedIn) : null;
}

/**
 * A drawer of a kind as a visitor meets it: where its right button leads, nowhere when a
 * log-in changes nothing. Spec §2.
 */
export function promptOfKind(kind: PromptKind, loggedIn: boolean): Prompt {
  if (!loggedIn) return { kind, leadsTo: 'login' };
  return { kind, leadsTo: MEMBER_WAY[kind] };
}

/** What a member can still do about each drawer; a session that ended meanwhile is opened again. Assumed. */
const MEMBER_WAY: Readonly<Record<PromptKind, Prompt['leadsTo']>> = {
  login: 'login',
  adult: 'adult-verification',
  telecom: null,
};

/** The calendar age from which a person is an adult: the year in which they turn 19. Assumed: 청소년 보호법 제2조. */
export const ADULT_AGE_YEARS = 19;

/** Whether a person is an adult by calendar years: from 1 January, in Korea, of the year of turning 19. Assumed. */
export function isAdultYear(birthYear: number, now: EpochMs): boolean {
  return kstTime(now).year - birthYear >= ADULT_AGE_YEARS;
}

/**
 * Whether a person of this age cannot be an adult yet: at 18 the year of birth decides. Assumed.
 * @param age whole years lived, null when unknown
 */
export function isSurelyMinor(age: number | null): boolean {
  return age !== null && age < ADULT_AGE_YEARS - 1;
}

/** Proof that a member is an adult. Assumed: kept for one year, as the vendor does. */
export interface AdultVerification {
  readonly verifiedAt: EpochMs;
  readonly method: string;
  readonly expiresAt: EpochMs;
}

/** Whether a proof of age is there and still valid. Assumed: it ends at `expiresAt`, exclusive. */
export function isAdultVerified(verification: AdultVerification | null, now: EpochMs): boolean {
  return verification !== null && now >= verification.verifiedAt && now < verification.expiresAt;
}

/** When a proof of age ends: the same Korean day and time a year later, 1 March after a 29 February. Assumed. */
export function adultVerificationEnd(verifiedAt: EpochMs): EpochMs {
  const time = kstTime(verifiedAt);
  const nextYear = { ...time, year: time.year + 1 };
  return fromKstTime(nextYear) ?? fromKstTime({ ...nextYear, month: 3, day: 1 }) ?? verifiedAt;
}
