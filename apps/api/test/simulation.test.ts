import { simulate, testSizes } from '@dealstore/commerce-core/testing';
import { describe, expect, it } from 'vitest';
import { openPostgresShop } from './suite-shop.ts';

describe('a simulated shop', () => {
  it('keeps every law on PostgreSQL, whatever its members, sellers, recipients and banks do [SIM-04]', async () => {
    const story = await simulate(openPostgresShop, { seed: 1, steps: testSizes.simulatedBackendActs, lookEvery: 5 });
    expect(story.broken).toBeNull();
    expect(story.lines).toHaveLength(testSizes.simulatedBackendActs);
  });
});
