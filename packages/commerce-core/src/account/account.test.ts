import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { phone } from '../testing/arbitraries.ts';
import { kst } from '../value/calendar.ts';
import { isTelecomCustomer } from './account.ts';
import { leaveRefusal } from './account-refusal.ts';
import { ageGroup, ageOn } from './age-group.ts';
import { EMAIL_MAX_LENGTH, isEmail } from './email.ts';
import { maskId, maskName } from './masking.ts';
import { PHONE_LENGTH, formatPhone, isPhone, keepDigits, maskPhone } from './phone.ts';

describe('phone', () => {
  it('keeps digits only [VALID-01]', () => {
    expect(keepDigits(' 010-1234.5678x')).toBe('01012345678');
    expect(keepDigits('+82 10-1234-5678')).toBe('821012345678');
    expect(keepDigits('０１０')).toBe('');
  });

  it.prop([fc.string()])('keeps nothing but digits, and all of them [VALID-01]', (typed) => {
    expect(keepDigits(typed)).toBe([...typed].filter((letter) => letter >= '0' && letter <= '9').join(''));
  });

  it.prop([fc.nat({ max: 20 })])('is valid with exactly 11 digits [VALID-02, CONST-06]', (length) => {
    expect(isPhone('1'.repeat(length))).toBe(length === PHONE_LENGTH);
  });

  it.each(['0101234567a', '010 1234567', '01012345678\n', '０１０１２３４５６７８'])(
    'refuses %j [VALID-02]',
    (text) => {
      expect(isPhone(text)).toBe(false);
    },
  );

  it.each([
    ['021234567', '02-123-4567'],
    ['151234567', '15-123-4567'],
    ['0212345678', '02-1234-5678'],
    ['0311234567', '031-123-4567'],
    ['01012345678', '010-1234-5678'],
    ['02123456789', '021-2345-6789'],
    ['12345678', '12345678'],
    ['050512345678', '050512345678'],
    ['', ''],
  ])('hyphenates %s as %s [VALID-06, VALID-07, VALID-08, VALID-09, VALID-10]', (digits, shown) => {
    expect(formatPhone(digits)).toBe(shown);
  });

  it.prop([fc.stringMatching(/^[0-9]{8,14}$/)])('only adds hyphens', (digits) => {
    expect(formatPhone(digits).replaceAll('-', '')).toBe(digits);
  });

  it.prop([phone()])('hides the middle of a masked number [ENTITY-06]', (digits) => {
    expect(maskPhone(digits)).toBe(`010-****-${digits.slice(-4)}`);
    expect(maskPhone('12345')).toBe('*****');
  });
});

describe('email', () => {
  it.each(['a@b.kr', 'hong.gil-dong@example.com', 'a_b@sub.example.co.kr', 'A1@B2.net'])(
    'accepts %s [VALID-03]',
    (text) => {
      expect(isEmail(text)).toBe(true);
    },
  );

  it.each([
    'a@b.info',
    'a@b.c',
    'a@b',
    'a+tag@b.com',
    '.a@b.com',
    'a.@b.com',
    'a..b@c.com',
    'a@-b.com',
    'a@b.c1',
    'a b@c.com',
    '',
    '@b.com',
    'a@b.com\n',
    '홍@b.com',
  ])('refuses %j [VALID-03]', (text) => expect(isEmail(text)).toBe(false));

  it('has a longest length [VALID-03]', () => {
    const longest = `${'a'.repeat(EMAIL_MAX_LENGTH - 6)}@b.com`;
    expect(isEmail(longest)).toBe(true);
    expect(isEmail(`a${longest}`)).toBe(false);
  });

  it.each(['a'.repeat(253), 'a.'.repeat(126), `a@${'a-'.repeat(125)}`, `a@${'a.a'.repeat(80)}!`])(
    'validates a hostile text in linear time [VALID-03]',
    (text) => {
      const answers = Array.from({ length: 5_000 }, () => isEmail(text));
      expect(answers).not.toContain(true);
    },
  );
});

describe('age', () => {
  it.each([
    [null, 'other'],
    [19, 'other'],
    [20, '20s A'],
    [24, '20s A'],
    [25, '20s B'],
    [75, '70s B'],
    [79, '70s B'],
    [80, 'other'],
    [-1, 'other'],
  ] as const)('puts %s into %s [CONST-21, CONST-22, CONST-23, I18N-13]', (age, group) => {
    expect(ageGroup(age)).toBe(group);
  });

  it.prop([fc.integer({ min: 20, max: 79 })])('has twelve groups of five years [CONST-23]', (age) => {
    const start = age - (age % 5);
    expect(ageGroup(age)).toBe(ageGroup(start));
    expect(ageGroup(age)).toMatch(new RegExp(`^${Math.floor(age / 10)}0s ${start % 10 === 0 ? 'A' : 'B'}$`));
  });

  it('increases at midnight of the birthday in Korea [ENTITY-03]', () => {
    const birth = { year: 2000, month: 11, day: 20 };
    expect(ageOn(birth, kst('2026-11-19 23:59:59'))).toBe(25);
    expect(ageOn(birth, kst('2026-11-20 00:00:00'))).toBe(26);
    expect(ageOn({ year: 2004, month: 2, day: 29 }, kst('2026-02-28 12:00:00'))).toBe(21);
    expect(ageOn({ year: 2004, month: 2, day: 29 }, kst('2026-03-01 00:00:00'))).toBe(22);
  });
});

describe('account', () => {
  it('ends once no order and no gift of it is open', () => {
    expect(leaveRefusal({ openOrderCnt: 0, openGiftCnt: 0 })).toBeNull();
    for (const details of [
      { openOrderCnt: 1, openGiftCnt: 0 },
      { openOrderCnt: 0, openGiftCnt: 2 },
    ]) {
      expect(leaveRefusal(details)).toEqual({ code: 'OPEN_ORDERS', details });
    }
  });

  it('counts customers of the telecom and of its MVNOs as telecom customers [ENTITY-04]', () => {
    expect((['DEALTEL', 'MVNO', 'OTHER'] as const).map((carrier) => isTelecomCustomer(carrier))).toEqual([
      true,
      true,
      false,
    ]);
    expect(isTelecomCustomer('MVNO', ['DEALTEL'])).toBe(false);
  });

  it('hides names and ids', () => {
    expect(['홍길동', '홍길', '홍', '남궁길동', ''].map(maskName)).toEqual(['홍*동', '홍*', '*', '남**동', '*']);
    expect(['허 준', '홍\u200b', 'e\u0301', '홍길동'.normalize('NFD')].map(maskName)).toEqual([
      '허*',
      '*',
      '*',
      '홍*동',
    ]);
    expect(['honggildong', 'abc', 'a', ''].map(maskId)).toEqual(['hong****', 'a****', '****', '****']);
  });
});
