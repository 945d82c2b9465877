import { describe, expect, it } from 'vitest';
import { emptySlots } from './empty-slot.ts';

describe('emptySlots', () => {
  it('rejects with the names of the machine and of the slot', async () => {
    await expect(emptySlots('session')('logIn')()).rejects.toThrow('the session machine\'s slot "logIn" is empty');
  });
});
