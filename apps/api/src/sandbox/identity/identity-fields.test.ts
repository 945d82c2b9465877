import { PERSON_NAME_LIMIT } from '@dealstore/commerce-core/domain';
import { SIMULATED_START } from '@dealstore/commerce-core/testing';
import { describe, expect, it } from 'vitest';
import { readFields, readPerson } from './identity-fields.ts';

const nameOf = (name: string) => {
  const form = new URLSearchParams({ name, birthDate: '900102', genderDigit: '5', phone: '01000001001' });
  return readPerson(readFields(form), SIMULATED_START)?.name ?? null;
};

describe('a name as it is typed', () => {
  it.each([
    [' 홍 길동 '.normalize('NFD'), '홍 길동'],
    ['Siobhán O’Brien-Smith', 'Siobhán O’Brien-Smith'],
    ['a'.repeat(PERSON_NAME_LIMIT), 'a'.repeat(PERSON_NAME_LIMIT)],
    ['a'.repeat(PERSON_NAME_LIMIT + 1), null],
    ['<b>홍길동</b>', null],
  ])('%j is read as %j', (typed, read) => {
    expect(nameOf(typed)).toBe(read);
  });
});
