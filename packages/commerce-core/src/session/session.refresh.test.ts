import { setImmediate as flushPromises } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { commerceError } from '../error/commerce-error.ts';
import { sessionHarness as shelf } from '../testing/session-harness.ts';
import { epochMs } from '../value/time.ts';
import { TOKEN_REUSE_GRACE_MS } from './session-version.ts';

const HOUR = 3_600_000;
const both = { user: true, server: true };

describe('the refresh of a session', () => {
  it("runs when a fifth of the token's life is left, and again for its successor [CALL-19]", async () => {
    const { actor, clock, calls, emitted } = shelf(both);
    await flushPromises();
    clock.advance(8 * HOUR - 1);
    await flushPromises();
    expect(calls).toEqual([]);
    clock.advance(1);
    await flushPromises();
    expect(calls).toEqual(['refresh']);
    clock.advance(8 * HOUR);
    await flushPromises();
    expect([calls, emitted]).toEqual([['refresh', 'refresh'], []]);
    expect(actor.getSnapshot().value).toBe('active');
  });

  it('runs at once when the page wakes after its due time', async () => {
    const { held, calls, notify, clock } = shelf(both);
    await flushPromises();
    held.version =
      held.version === null
        ? null
        : { ...held.version, issuedAt: epochMs(clock.now() - 9 * HOUR), expiresAt: epochMs(clock.now() + HOUR) };
    notify();
    await flushPromises();
    expect(calls).toEqual(['refresh']);
  });

  it('is skipped when another tab has refreshed', async () => {
    const { actor, calls, hold, notify, clock } = shelf(both);
    await flushPromises();
    clock.advance(8 * HOUR - 1);
    hold('login1', 2);
    notify();
    await flushPromises();
    clock.advance(HOUR);
    await flushPromises();
    expect([calls, actor.getSnapshot().value]).toEqual([[], 'active']);
  });

  it('emits the failure, clears the tokens and ends when it is rejected [ERR-14, ERR-15, ERR-16]', async () => {
    const { clock, calls, emitted } = shelf(both, { refresh: async () => Promise.reject(commerceError('AU17')) });
    await flushPromises();
    clock.advance(8 * HOUR);
    await flushPromises();
    expect(calls).toEqual(['refresh', 'clear']);
    expect(emitted).toEqual([
      { type: 'notice', text: 'session-expired' },
      { type: 'ended', reason: 'renewalFailed' },
    ]);
  });

  it('is retried until the backend is reached again, ever more slowly, without a log-out', async () => {
    let isOnline = false;
    const triedAt: number[] = [];
    const { actor, clock, emitted, hold } = shelf(both, {
      refresh: async () => {
        triedAt.push(clock.now() - dueAt);
        if (!isOnline) throw commerceError('NETWORK');
        hold('login1', 2);
      },
    });
    const dueAt = clock.now() + 8 * HOUR;
    const pass = async (ms: number) => {
      for (let left = ms; left > 0; left -= 1_000) {
        clock.advance(Math.min(left, 1_000));
        await flushPromises();
      }
    };
    await flushPromises();
    clock.advance(8 * HOUR);
    await flushPromises();
    await pass(91_000);
    expect(triedAt).toEqual([0, 1_000, 3_000, 7_000, 15_000, 31_000, 61_000, 91_000]);
    expect([actor.getSnapshot().value, emitted]).toEqual(['active', []]);
    isOnline = true;
    await pass(30_000);
    expect(triedAt.at(-1)).toBe(121_000);
    // The next one that fails is soon retried again.
    isOnline = false;
    triedAt.length = 0;
    clock.advance(8 * HOUR);
    await flushPromises();
    await pass(1_000);
    expect(triedAt).toHaveLength(2);
    expect([actor.getSnapshot().value, emitted]).toEqual(['active', []]);
  });

  it('whose answer is lost is asked for again within the grace of the old token, though both calls ran into their limit', async () => {
    const CALLS_MS = 2 * 4_000;
    let rotatedAt: number | null = null;
    const { actor, clock, emitted } = shelf(both, {
      refresh: async () => {
        const isLost = rotatedAt === null;
        rotatedAt ??= clock.now();
        if (clock.now() - rotatedAt > TOKEN_REUSE_GRACE_MS) throw commerceError('AU17');
        if (!isLost) return;
        await new Promise<void>((resolve) => void clock.setTimeout(() => resolve(), CALLS_MS));
        throw commerceError('TIMEOUT');
      },
    });
    await flushPromises();
    clock.advance(8 * HOUR);
    await flushPromises();
    for (let passed = 0; passed < 60; passed += 1) {
      clock.advance(1_000);
      await flushPromises();
    }
    expect([actor.getSnapshot().value, emitted]).toEqual(['active', []]);
  });

  it('delays a navigation until both tokens are there', async () => {
    const gate = Promise.withResolvers<void>();
    const { actor, clock, emitted } = shelf(both, { refresh: () => gate.promise });
    await flushPromises();
    clock.advance(8 * HOUR);
    await flushPromises();
    actor.send({ type: 'navigate', from: '/', to: '/myPage' });
    expect(emitted).toEqual([]);
    gate.resolve();
    await flushPromises();
    expect(emitted).toEqual([{ type: 'proceed', to: '/myPage' }]);
  });
});
