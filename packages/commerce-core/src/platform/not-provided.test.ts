import { describe, expect, it } from 'vitest';
import { notProvided } from './not-provided.ts';

describe('notProvided', () => {
  it('rejects with the names of the machine and of the actor', async () => {
    await expect(notProvided('session')('logIn')()).rejects.toThrow(
      'the session machine\'s actor "logIn" is not provided',
    );
  });
});
