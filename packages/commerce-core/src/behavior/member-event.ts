import type { Account } from '../account/account.ts';
import { ageGroup } from '../account/age-group.ts';
import type { ServiceConsent } from '../account/service-consent.ts';

/** The optional text under which analytics may know what a member is like. Assumed: the specification names none. */
export const ANALYTICS_CONSENT = 'PI_COLLECTION_AND_USE_OPTIONAL';

/** What analytics gets of a member, and all it gets: nothing that names or reaches a person. Spec §6. */
export interface MemberEvent {
  readonly name: 'member';
  readonly parameters: {
    readonly gender: 'M' | 'F' | 'unknown';
    /** Number of the grade: its label is for people. */
    readonly grade: number;
    readonly ageGroup: string;
    readonly carrier: string;
  };
}

/** Whether a member agreed to be described to analytics. Assumed: consent comes first, silence does not count. */
export function mayDescribeMember(consents: readonly Pick<ServiceConsent, 'type' | 'agreed'>[]): boolean {
  return consents.some(({ type, agreed }) => type === ANALYTICS_CONSENT && agreed);
}

/**
 * Describes a member to analytics: gender, grade, five years of age, carrier; null without consent. Spec §6, §9.
 * @example memberEvent(account, []) // null
 */
export function memberEvent(
  { gender, grade, memberAge, carrier }: Pick<Account, 'gender' | 'grade' | 'memberAge' | 'carrier'>,
  consents: readonly Pick<ServiceConsent, 'type' | 'agreed'>[],
): MemberEvent | null {
  if (!mayDescribeMember(consents)) return null;
  return {
    name: 'member',
    parameters: { gender: gender ?? 'unknown', grade: grade.gradeNo, ageGroup: ageGroup(memberAge), carrier },
  };
}
