import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import type { Account } from '../account/account.ts';
import { testSizes } from '../testing/test-sizes.ts';
import { ANALYTICS_CONSENT, mayDescribeMember, memberEvent } from './member-event.ts';

const numRuns = testSizes.numRuns;

const account = fc.record<Account>({
  memberNo: fc.integer({ min: 100_000, max: 999_999 }),
  grade: fc.record({ gradeNo: fc.integer({ min: 1, max: 5 }), label: fc.constant('골드') }),
  gender: fc.constantFrom('M', 'F', null),
  memberAge: fc.option(fc.integer({ min: 0, max: 120 })),
  carrier: fc.constantFrom('DEALTEL', 'MVNO', 'OTHER'),
  dailyPick: fc.boolean(),
  phone: fc.constantFrom('01000001001', '01099998888'),
  name: fc.constantFrom('홍길동', '김하늘'),
  email: fc.constantFrom('hong@example.com', null),
  adult: fc.boolean(),
});
const consent = fc.record({
  type: fc.constantFrom('USE', ANALYTICS_CONSENT, 'PI_COLLECTION_AND_USE_REQUIRED'),
  agreed: fc.boolean(),
});
const AGREED = [{ type: ANALYTICS_CONSENT, agreed: true }];

describe('memberEvent', () => {
  it('contains gender, grade, age bucket and carrier of a member who agreed [ROLE-09, ROLE-10, ROLE-11, ROLE-12]', () => {
    const member = { gender: 'F', grade: { gradeNo: 2, label: '골드' }, memberAge: 24, carrier: 'MVNO' } as const;
    expect(memberEvent(member, AGREED)).toEqual({
      name: 'member',
      parameters: { gender: 'F', grade: 2, ageGroup: '20s A', carrier: 'MVNO' },
    });
    expect(memberEvent({ ...member, gender: null }, AGREED)?.parameters.gender).toBe('unknown');
  });

  it.prop([account, fc.array(consent)], { numRuns })(
    'tells nothing of a member who has not agreed [ROLE-09, ROLE-10, ROLE-11, ROLE-12]',
    (member, consents) => {
      const hasAgreed = consents.some(({ type, agreed }) => type === ANALYTICS_CONSENT && agreed);
      expect(memberEvent(member, consents) === null).toBe(!hasAgreed);
      expect(mayDescribeMember(consents)).toBe(hasAgreed);
    },
  );

  it.prop([account], { numRuns })('never identifies the member, only their groups [ROLE-09]', (member) => {
    const sent = JSON.stringify(memberEvent(member, AGREED));
    for (const secret of [member.name, member.phone, member.email ?? member.phone, String(member.memberNo)]) {
      expect(sent).not.toContain(secret);
    }
  });

  it.prop([account], { numRuns })(
    'names an age by its bucket alone [ROLE-11, CONST-21, CONST-22, CONST-23]',
    (member) => {
      const bucket = memberEvent(member, AGREED)?.parameters.ageGroup ?? '';
      const age = member.memberAge ?? 0;
      expect(bucket).toMatch(age < 20 || age >= 80 ? /^other$/ : /^[2-7]0s [AB]$/);
    },
  );
});
