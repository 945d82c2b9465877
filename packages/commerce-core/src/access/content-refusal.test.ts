import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { kst } from '../value/calendar.ts';
import { after } from '../value/time.ts';
import { ADULT_AGE_YEARS, GUEST } from './access.ts';
import { adultProofRefusal, contentRefusal, linesContentRefusal } from './content-refusal.ts';

const no = { code: 'ADULT_ONLY', details: null };

describe('what belongs to goods', () => {
  it('is refused for goods for adults alone [ROLE-05]', () => {
    expect([contentRefusal('ADULT'), contentRefusal('TELECOM'), contentRefusal(null)]).toEqual([no, null, null]);
  });

  it('is refused for the lines for adults, by their options [ROLE-05]', () => {
    const lines = [
      { optionNo: 1, adult: true, telecomOnly: false },
      { optionNo: 2, adult: false, telecomOnly: true },
      { optionNo: 3, adult: true, telecomOnly: true },
    ];
    expect(linesContentRefusal(lines, GUEST)).toEqual({ code: 'ADULT_ONLY', details: { optionNos: [1, 3] } });
    expect(linesContentRefusal(lines, { loggedIn: true, adult: true, telecomCustomer: false })).toBeNull();
    expect(linesContentRefusal(lines.slice(1, 2), GUEST)).toBeNull();
  });
});

describe('a proof of age', () => {
  it.prop([fc.integer({ min: 2_000, max: 2_100 }), fc.constantFrom(-1, 0, 1)])(
    'is taken from the first instant of the year of turning 19 [ROLE-05]',
    (birthYear, offMs) => {
      const begin = kst(`${birthYear + ADULT_AGE_YEARS}-01-01 00:00:00`);
      expect(adultProofRefusal(birthYear, after(begin, offMs))).toEqual(offMs < 0 ? no : null);
    },
  );
});
