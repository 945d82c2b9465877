import { fc, it } from '@fast-check/vitest';
import { SIMULATED_START } from '@dealstore/commerce-core/testing';
import { describe, expect } from 'vitest';
import { personKey, readBirth } from './person.ts';

describe('readBirth', () => {
  it.each([
    ['900102', '1', '1990-01-02', 'M'],
    ['900102', '2', '1990-01-02', 'F'],
    ['050315', '3', '2005-03-15', 'M'],
    ['050315', '4', '2005-03-15', 'F'],
    ['880229', '6', '1988-02-29', 'F'],
    ['000229', '7', '2000-02-29', 'M'],
    ['261120', '3', '2026-11-20', 'M'],
  ])('reads %s-%s as %s, %s [GAP-26]', (yyMMdd, digit, birthDate, gender) => {
    expect(readBirth(yyMMdd, digit, SIMULATED_START)).toEqual({ birthDate, gender });
  });

  it.each([
    ['900230', '1'],
    ['901301', '1'],
    ['000229', '1'],
    ['261121', '3'],
    ['900102', '9'],
    ['900102', '0'],
    ['900102', ''],
    ['9001', '1'],
    ['90010２', '1'],
    ['900102', 'constructor'],
  ])('refuses %s-%s [GAP-26]', (yyMMdd, digit) => {
    expect(readBirth(yyMMdd, digit, SIMULATED_START)).toBeNull();
  });

  it.prop([fc.string(), fc.string()])('never throws [GAP-26]', (yyMMdd, digit) => {
    expect(() => readBirth(yyMMdd, digit, SIMULATED_START)).not.toThrow();
  });
});

describe('personKey', () => {
  const person = { name: '홍길동', birthDate: '1990-01-02', gender: 'M' as const };

  it('is the same however the name is spaced and typed, and another for anyone else [GAP-26]', () => {
    expect(personKey({ ...person, name: '홍 길동' })).toBe(personKey(person));
    expect(personKey({ ...person, name: '\u200B홍길동'.normalize('NFD') })).toBe(personKey(person));
    const others = [
      { ...person, name: '홍길순' },
      { ...person, birthDate: '1990-01-03' },
      { ...person, gender: 'F' as const },
    ];
    expect(new Set([person, ...others].map(personKey)).size).toBe(4);
  });
});
