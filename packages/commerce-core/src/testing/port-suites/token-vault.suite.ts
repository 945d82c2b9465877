import { describe, expect, it } from 'vitest';
import type { TokenVault } from '../../session/session.port.ts';
import { type SimulatedClock, simulatedClock } from '../simulated-clock.ts';

/** What every TokenVault does. @param create an empty vault whose tokens end by this clock */
export function tokenVaultSuite(create: (clock: SimulatedClock) => TokenVault): void {
  describe('TokenVault', () => {
    const tokens = (clock: SimulatedClock) => ({
      userToken: { value: 'user', expiresAt: clock.now() + 2_000 },
      serverToken: { value: 'server', expiresAt: clock.now() + 1_000 },
      shopbyId: 'm-1',
    });

    it('is empty at first', async () => {
      const vault = create(simulatedClock());
      expect(await vault.presence()).toEqual({ user: false, server: false });
      expect(await vault.read()).toEqual({ userToken: null, serverToken: null, shopbyId: null });
    });

    it('gives back what it was given, each token until its own last instant', async () => {
      const clock = simulatedClock();
      const vault = create(clock);
      await vault.write(tokens(clock));
      expect((await vault.read()).serverToken?.value).toBe('server');
      clock.advance(1_000);
      expect(await vault.presence()).toEqual({ user: true, server: false });
      clock.advance(1_000);
      expect(await vault.presence()).toEqual({ user: false, server: false });
    });

    it('forgets everything when cleared, the member too', async () => {
      const clock = simulatedClock();
      const vault = create(clock);
      await vault.write(tokens(clock));
      await vault.clear();
      await vault.clear();
      expect(await vault.read()).toEqual({ userToken: null, serverToken: null, shopbyId: null });
    });

    it('tells whoever listens of every change, until they stop', async () => {
      const clock = simulatedClock();
      const vault = create(clock);
      let told = 0;
      const stop = vault.subscribe(() => {
        told += 1;
      });
      await vault.write(tokens(clock));
      await vault.clear();
      stop();
      await vault.write(tokens(clock));
      expect(told).toBe(2);
    });
  });
}
