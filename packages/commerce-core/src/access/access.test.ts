import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { kst } from '../value/calendar.ts';
import {
  GUEST,
  adultMark,
  adultVerificationEnd,
  hidesContent,
  isAdultVerified,
  isAdultYear,
  isSurelyMinor,
  promptOfKind,
  promptToAct,
  type Visitor,
  withheldFrom,
} from './access.ts';

const member = { loggedIn: true, adult: false, telecomCustomer: false };
const adult = { ...member, adult: true };
const customer = { ...member, telecomCustomer: true };
const visitor = fc.record({ loggedIn: fc.boolean(), adult: fc.boolean(), telecomCustomer: fc.boolean() });
const restriction = fc.record({ adult: fc.boolean(), telecomOnly: fc.boolean() });

/** The drawer that stands in the way of goods, or of what is done with them. */
function drawerBefore(who: Visitor, { adult = false, telecomOnly = false, needsLogin = false }) {
  return promptToAct(who, { withheld: withheldFrom(who, { adult, telecomOnly }), needsLogin });
}

describe('promptToAct', () => {
  it('lets anyone look at ordinary goods [ROLE-01]', () => {
    expect(drawerBefore(GUEST, {})).toBe(null);
  });

  it('asks a guest to log in for actions of members [OVERLAY-03]', () => {
    expect(drawerBefore(GUEST, { needsLogin: true })).toEqual({ kind: 'login', leadsTo: 'login' });
    expect(drawerBefore(member, { needsLogin: true })).toBe(null);
  });

  it('first asks a guest to log in, by the drawer of the restriction [ROLE-04, ROLE-07, ROLE-08, OVERLAY-06, OVERLAY-09]', () => {
    expect(drawerBefore(GUEST, { adult: true, needsLogin: true })).toEqual({ kind: 'adult', leadsTo: 'login' });
    expect(drawerBefore(GUEST, { telecomOnly: true })).toEqual({ kind: 'telecom', leadsTo: 'login' });
  });

  it('asks a member for proof of age, and only tells one of another carrier [ROLE-05, OVERLAY-06, OVERLAY-09]', () => {
    expect(drawerBefore(member, { adult: true })).toEqual({ kind: 'adult', leadsTo: 'adult-verification' });
    expect(drawerBefore(member, { telecomOnly: true })).toEqual({ kind: 'telecom', leadsTo: null });
    expect(drawerBefore(adult, { adult: true })).toBe(null);
    expect(drawerBefore(customer, { telecomOnly: true })).toBe(null);
    expect(drawerBefore(adult, { adult: true, telecomOnly: true })).toEqual({ kind: 'telecom', leadsTo: null });
  });

  it.prop([visitor, restriction])('asks exactly when goods are withheld', (who, goods) => {
    expect(drawerBefore(who, goods) === null).toBe(withheldFrom(who, goods) === null);
  });

  it.prop([visitor, restriction])('never shows restricted goods to a guest [ROLE-04, ROLE-08]', (who, goods) => {
    fc.pre(!who.loggedIn && (goods.adult || goods.telecomOnly));
    expect(drawerBefore(who, goods)?.leadsTo).toBe('login');
  });

  it('leads every guest to the log-in, whichever drawer asks [OVERLAY-03, OVERLAY-06, OVERLAY-09]', () => {
    for (const kind of ['login', 'adult', 'telecom'] as const) {
      expect(promptOfKind(kind, false)).toEqual({ kind, leadsTo: 'login' });
    }
  });

  it('hides the content of adult goods, not that of telecom goods [ROLE-05]', () => {
    expect([hidesContent('ADULT'), hidesContent('TELECOM'), hidesContent(null)]).toEqual([true, false, false]);
  });

  it('marks goods for adults, and no others', () => {
    expect([adultMark(true), adultMark(false)]).toEqual([{ adult: true }, {}]);
  });
});

describe('adulthood', () => {
  it('begins with the year of turning 19, at midnight in Korea [ENTITY-09]', () => {
    expect(isAdultYear(2008, kst('2026-12-31 23:59:59'))).toBe(false);
    expect(isAdultYear(2008, kst('2027-01-01 00:00:00'))).toBe(true);
  });

  it('cannot be there before the 18th birthday, and is unknown by age alone from then on', () => {
    expect([null, 17, 18, 40].map(isSurelyMinor)).toEqual([false, true, false, false]);
  });

  it('is proven for one year [ROLE-05]', () => {
    const verifiedAt = kst('2026-11-20 12:00:00');
    const proof = { verifiedAt, method: 'identity', expiresAt: adultVerificationEnd(verifiedAt) };
    expect(isAdultVerified(proof, kst('2027-11-20 11:59:59'))).toBe(true);
    expect(isAdultVerified(proof, kst('2027-11-20 12:00:00'))).toBe(false);
    expect(isAdultVerified(proof, verifiedAt)).toBe(true);
    expect(isAdultVerified(proof, kst('2026-11-20 11:59:59'))).toBe(false);
    expect(isAdultVerified(null, verifiedAt)).toBe(false);
    expect(adultVerificationEnd(kst('2028-02-29 08:00:00'))).toBe(kst('2029-03-01 08:00:00'));
  });
});
