import { describe, expect, it } from 'vitest';
import type { AccountApi } from '../account/account.port.ts';
import { silentTracking } from '../adapters/bare/silent-tracking.ts';
import type { TrackingEvent } from './tracking-event.ts';
import { fakePorts } from '../testing/fake-ports.ts';
import { ANALYTICS_CONSENT } from './member-event.ts';
import { createTracking, dataLayerSink } from './tracking-sinks.use-case.ts';
import { trackMemberProfile } from './track-member-profile.use-case.ts';

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
  const tracked: TrackingEvent[] = [];
  return { accountApi, read, tracked, tracking: { track: (event: TrackingEvent) => void tracked.push(event) } };
}

describe('trackMemberProfile', () => {
  it('describes a member who agreed [ROLE-09, ROLE-10, ROLE-11, ROLE-12]', async () => {
    const member = memberWho(true);
    await trackMemberProfile(member);
    expect(member.tracked).toEqual([
      { name: 'member', parameters: { gender: 'M', grade: 3, ageGroup: '30s B', carrier: 'DEALTEL' } },
    ]);
  });

  it('sends a tag manager groups of a member, and nothing that names them [TRACK-23]', async () => {
    const layer: object[] = [];
    const tracking = createTracking([dataLayerSink(layer)]);
    await trackMemberProfile({ ...memberWho(false), tracking });
    expect(layer).toEqual([]);
    await trackMemberProfile({ ...memberWho(true), tracking });
    expect(layer).toEqual([
      { ecommerce: null },
      { event: 'member', gender: 'M', grade: 3, ageGroup: '30s B', carrier: 'DEALTEL' },
    ]);
    expect(JSON.stringify(layer)).not.toMatch(/홍길동|01000001001|36|"7"/);
  });

  it('tracks nothing without consent, and reads nothing more [ROLE-09]', async () => {
    const member = memberWho(false);
    await trackMemberProfile(member);
    expect([member.tracked, member.read]).toEqual([[], ['consents']]);
  });

  it('reads nothing without a listener [ROLE-09]', async () => {
    const member = memberWho(true);
    await trackMemberProfile({ ...member, tracking: silentTracking() });
    expect(member.read).toEqual([]);
  });
});
