import { isPhone, keepDigits, PERSON_NAME_LIMIT, tidyText, type EpochMs } from '@dealstore/commerce-core/domain';
import { type FoundPerson, readBirth, readCarrier } from '../../session/session.ts';

/** What a person typed into the provider's form, as typed. */
export interface IdentityFields {
  readonly carrier: string;
  readonly name: string;
  readonly birthDate: string;
  readonly genderDigit: string;
  readonly phone: string;
}

/** A form as it is first shown. */
export const EMPTY_FIELDS: IdentityFields = { carrier: 'DEALTEL', name: '', birthDate: '', genderDigit: '', phone: '' };

/** Takes the fields out of a posted form. */
export function readFields(form: URLSearchParams): IdentityFields {
  const field = (name: string) => (form.get(name) ?? '').trim();
  return {
    carrier: field('carrier'),
    name: tidyText(form.get('name') ?? ''),
    birthDate: keepDigits(field('birthDate')),
    genderDigit: keepDigits(field('genderDigit')),
    phone: keepDigits(field('phone')),
  };
}

/** The person the fields describe; null when a field cannot be right. */
export function readPerson(fields: IdentityFields, now: EpochMs): FoundPerson | null {
  const isName = /^[\p{L}\p{M}][\p{L}\p{M} .'’-]*$/u.test(fields.name) && [...fields.name].length <= PERSON_NAME_LIMIT;
  const birth = readBirth(fields.birthDate, fields.genderDigit, now);
  if (!isName || birth === null || !isPhone(fields.phone)) return null;
  return { name: fields.name, ...birth, phone: fields.phone, carrier: readCarrier(fields.carrier) };
}
