import { describe, expect, it } from 'vitest';
import type { TokenVault } from '../../session/session.port.ts';
import { after, SECOND_MS } from '../../value/time.ts';
import { type SimulatedClock, simulatedClock } from '../simulated-clock.ts';

/** What every TokenVault does. @param create an empty vault whose tokens end by this clock */
export function tokenVaultSuite(create: (clock: SimulatedClock) => TokenVault): void {
  describe('TokenVault', () => {
    const tokens = (clock: SimulatedClock, login = 'log-in-1') => ({
      userToken: { value: 'user', issuedAt: clock.now(), expiresAt: after(clock.now(), 2 * SECOND_MS) },
      serverToken: { value: 'server', issuedAt: clock.now(), expiresAt: after(clock.now(), SECOND_MS) },
      shopbyId: 'm-1',
      login,
    });
    const nothing = { userToken: null, serverToken: null, shopbyId: null, login: null };

    it('holds no token at first', async () => {
      const vault = create(simulatedClock());
      expect(await vault.presence()).toEqual({ user: false, server: false });
      expect(await vault.read()).toEqual(nothing);
      expect(await vault.version()).toBe(null);
    });

    it('answers each stored token until its own last instant [STATE-01]', async () => {
      const clock = simulatedClock();
      const vault = create(clock);
      await vault.write(tokens(clock));
      expect((await vault.read()).serverToken?.value).toBe('server');
      clock.advance(1_000);
      expect(await vault.presence()).toEqual({ user: true, server: false });
      clock.advance(1_000);
      expect(await vault.presence()).toEqual({ user: false, server: false });
      expect(await vault.version()).toBe(null);
    });

    it('marks the session it holds, and every change of it by a greater number', async () => {
      const clock = simulatedClock();
      const vault = create(clock);
      await vault.write(tokens(clock));
      const first = await vault.version();
      expect(first).toMatchObject({
        login: 'log-in-1',
        issuedAt: clock.now(),
        expiresAt: after(clock.now(), 2 * SECOND_MS),
      });
      await vault.clear();
      await vault.write(tokens(clock, 'log-in-2'));
      const second = await vault.version();
      expect(second?.login).toBe('log-in-2');
      expect(second?.generation).toBeGreaterThan(first?.generation ?? Number.POSITIVE_INFINITY);
    });

    it('forgets everything when cleared, the member too [STATE-33]', async () => {
      const clock = simulatedClock();
      const vault = create(clock);
      await vault.write(tokens(clock));
      await vault.clear();
      await vault.clear();
      expect(await vault.read()).toEqual(nothing);
    });

    it('keeps a newer session when an older one is ended late [STATE-35]', async () => {
      const clock = simulatedClock();
      const vault = create(clock);
      await vault.write(tokens(clock, 'log-in-2'));
      await vault.clear('log-in-1');
      expect(await vault.presence()).toEqual({ user: true, server: true });
      await vault.clear('log-in-2');
      expect(await vault.presence()).toEqual({ user: false, server: false });
    });

    it('takes the answer to a token only while that token is held', async () => {
      const clock = simulatedClock();
      const vault = create(clock);
      expect(await vault.replace('user', tokens(clock))).toBe(false);
      await vault.write(tokens(clock));
      expect(await vault.replace('other', tokens(clock, 'late'))).toBe(false);
      expect((await vault.read()).login).toBe('log-in-1');
      expect(await vault.replace('user', tokens(clock, 'log-in-1'))).toBe(true);
      await vault.clear();
      expect(await vault.replace('user', tokens(clock))).toBe(false);
      expect(await vault.read()).toEqual(nothing);
    });

    it('tells every listener of each change until it stops listening', async () => {
      const clock = simulatedClock();
      const vault = create(clock);
      let notified = 0;
      const stop = vault.subscribe(() => {
        notified += 1;
      });
      await vault.write(tokens(clock));
      await vault.clear();
      stop();
      await vault.write(tokens(clock));
      expect(notified).toBe(2);
    });
  });
}
