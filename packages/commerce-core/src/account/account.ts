import type { GradeNo, MemberNo } from '../value/identifiers.ts';

/** The network a member's phone belongs to: the shop's own, one riding on it, or another. Assumed: values not shown. */
export type Carrier = 'DEALTEL' | 'MVNO' | 'OTHER';

/** Standing of a member. Spec §3; the shape is Assumed. */
export interface Grade {
  readonly gradeNo: GradeNo;
  readonly label: string;
}

/** Who the member is. Spec §3. */
export interface Account {
  readonly memberNo: MemberNo;
  readonly grade: Grade;
  readonly gender: 'M' | 'F' | null;
  /** International age in whole years, null when unknown. */
  readonly memberAge: number | null;
  readonly carrier: Carrier;
  /** Whether the member wants daily recommendations. Assumed: meaning not shown. */
  readonly dailyPick: boolean;
  /** 11 digits. */
  readonly phone: string;
  readonly name: string;
  readonly email: string | null;
  /** Whether the member's age has been verified as adult. */
  readonly adult: boolean;
}

/** What a member may change by themselves; what is left out stays. Spec §7, the fields are Assumed. */
export interface AccountChange {
  /** Null takes the address away. */
  readonly email?: string | null;
  readonly dailyPick?: boolean;
}

/** Networks whose customers may buy telecom-only goods unless a host says otherwise. Assumed: values not shown. */
export const TELECOM_CARRIERS: readonly Carrier[] = ['DEALTEL', 'MVNO'];

/** Whether a carrier makes a person a telecom customer. Spec §1. */
export function isTelecomCustomer(carrier: Carrier, customers: readonly Carrier[] = TELECOM_CARRIERS): boolean {
  return customers.includes(carrier);
}
