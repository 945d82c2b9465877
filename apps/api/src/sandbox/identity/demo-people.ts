import type { Language } from '@dealstore/commerce-core/domain';
import type { IdentityFields } from './identity-fields.ts';

/** Somebody of the demo, ready to be filled into the form. */
export interface DemoPerson extends IdentityFields {
  readonly label: Readonly<Record<Language, string>>;
}

/** The people of the demo a newcomer may be. Assumed: none of them exists. */
export const DEMO_PEOPLE: readonly DemoPerson[] = [];
