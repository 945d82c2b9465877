import { describe, expect, it } from 'vitest';
import { commerceError } from '../error/commerce-error.ts';
import { sessionHarness as shelf } from '../testing/session-harness.ts';
import { epochMs } from '../value/time.ts';

const HOUR = 3_600_000;
const settle = () => new Promise<void>((resolve) => setImmediate(resolve));
const both = { user: true, server: true };

describe('the refresh of a session', () => {
  it("runs when a fifth of the token's life is left, and again for its successor [CALL-19]", async () => {
    const { actor, clock, calls, said } = shelf(both);
    await settle();
    clock.advance(8 * HOUR - 1);
    await settle();
    expect(calls).toEqual([]);
    clock.advance(1);
    await settle();
    expect(calls).toEqual(['refresh']);
    clock.advance(8 * HOUR);
    await settle();
    expect([calls, said]).toEqual([['refresh', 'refresh'], []]);
    expect(actor.getSnapshot().value).toBe('active');
  });

  it('runs at once when the page wakes after its due time', async () => {
    const { held, calls, tell, clock } = shelf(both);
    await settle();
    held.version =
      held.version === null
        ? null
        : { ...held.version, issuedAt: epochMs(clock.now() - 9 * HOUR), expiresAt: epochMs(clock.now() + HOUR) };
    tell();
    await settle();
    expect(calls).toEqual(['refresh']);
  });

  it('is skipped when another tab has refreshed', async () => {
    const { actor, calls, hold, tell, clock } = shelf(both);
    await settle();
    clock.advance(8 * HOUR - 1);
    hold('login1', 2);
    tell();
    await settle();
    clock.advance(HOUR);
    await settle();
    expect([calls, actor.getSnapshot().value]).toEqual([[], 'active']);
  });

  it('emits the failure, clears the tokens and ends when it is rejected [ERR-14, ERR-15, ERR-16]', async () => {
    const { clock, calls, said } = shelf(both, { refresh: async () => Promise.reject(commerceError('AU17')) });
    await settle();
    clock.advance(8 * HOUR);
    await settle();
    expect(calls).toEqual(['refresh', 'clear']);
    expect(said).toEqual([
      { type: 'notice', text: 'session-expired' },
      { type: 'ended', reason: 'renewalFailed' },
    ]);
  });

  it('is retried after 30 s when the backend is unreachable, without a log-out', async () => {
    let isOnline = false;
    const { actor, clock, calls, said } = shelf(both, {
      refresh: async () => (isOnline ? undefined : Promise.reject(commerceError('NETWORK'))),
    });
    await settle();
    clock.advance(8 * HOUR);
    await settle();
    expect([actor.getSnapshot().value, said]).toEqual(['active', []]);
    isOnline = true;
    clock.advance(30_000);
    await settle();
    expect(calls).toEqual(['refresh', 'refresh']);
    expect([actor.getSnapshot().value, said]).toEqual(['active', []]);
  });

  it('delays a navigation until both tokens are there', async () => {
    const gate = Promise.withResolvers<void>();
    const { actor, clock, said } = shelf(both, { refresh: () => gate.promise });
    await settle();
    clock.advance(8 * HOUR);
    await settle();
    actor.send({ type: 'navigate', from: '/', to: '/myPage' });
    expect(said).toEqual([]);
    gate.resolve();
    await settle();
    expect(said).toEqual([{ type: 'proceed', to: '/myPage' }]);
  });
});
