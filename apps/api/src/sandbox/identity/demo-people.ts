import type { Language } from '@dealstore/commerce-core/domain';
import type { DemoPerson } from '../../demo/demo.ts';
import type { IdentityFields } from './identity-fields.ts';

/** A person of the demo, ready to be filled into the form. */
export interface FilledPerson extends IdentityFields {
  readonly label: Readonly<Record<Language, string>>;
}

/** The people of a demo a newcomer may be, as they would type themselves in. */
export const filledPeople = (people: readonly DemoPerson[]): readonly FilledPerson[] =>
  people.map((person) => ({
    label: person.label,
    carrier: person.carrier,
    name: person.name,
    birthDate: person.birthDate.slice(2).replaceAll('-', ''),
    genderDigit: genderDigit(person),
    phone: person.phone,
  }));

/** The digit after the birth date: 1 and 2 for the last century, 3 and 4 for this one. */
function genderDigit({ birthDate, gender }: DemoPerson): string {
  const isThisCentury = birthDate >= '2000';
  if (gender === 'M') return isThisCentury ? '3' : '1';
  return isThisCentury ? '4' : '2';
}
