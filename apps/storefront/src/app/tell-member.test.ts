import type { AccountApi, TrackingEvent } from '@dealstore/commerce-core';
import { silentTracking } from '@dealstore/commerce-core/adapters/memory';
import { ANALYTICS_CONSENT } from '@dealstore/commerce-core/domain';
import { fakePorts } from '@dealstore/commerce-core/testing';
import { describe, expect, it } from 'vitest';
import { tellMember } from './tell-member.ts';

/** The account of a member, noting what is read of it. */
function memberWho(agreed: boolean) {
  const read: string[] = [];
  const accountApi: AccountApi = {
    ...fakePorts().accountApi,
    services: async () => {
      read.push('consents');
      const text = { title: '', contents: '', required: false, version: 1, changedAt: null };
      return [{ ...text, type: ANALYTICS_CONSENT, agreed }];
    },
    get: async () => {
      read.push('account');
      return {
        memberNo: 7,
        grade: { gradeNo: 3, label: '골드' },
        gender: 'M',
        memberAge: 36,
        carrier: 'DEALTEL',
        dailyPick: false,
        phone: '01000001001',
        name: '홍길동',
        email: null,
        adult: true,
      };
    },
  };
  const told: TrackingEvent[] = [];
  return { accountApi, read, told, tracking: { track: (event: TrackingEvent) => void told.push(event) } };
}

describe('what analytics is told of a member', () => {
  it('is what they are like, once they agreed [ROLE-09, ROLE-10, ROLE-11, ROLE-12]', async () => {
    const member = memberWho(true);
    await tellMember(member);
    expect(member.told).toEqual([
      { name: 'member', parameters: { gender: 'M', grade: 3, ageGroup: '30s B', carrier: 'DEALTEL' } },
    ]);
  });

  it('is nothing without consent, and nothing more is read [ROLE-09]', async () => {
    const member = memberWho(false);
    await tellMember(member);
    expect([member.told, member.read]).toEqual([[], ['consents']]);
  });

  it('is not even read where nobody listens [ROLE-09]', async () => {
    const member = memberWho(true);
    await tellMember({ ...member, tracking: silentTracking() });
    expect(member.read).toEqual([]);
  });
});
