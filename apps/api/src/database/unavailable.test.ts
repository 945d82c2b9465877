import { getSystemErrorMap } from 'node:util';
import { isCommerceError } from '@dealstore/commerce-core/domain';
import { describe, expect, it } from 'vitest';
import { asBusy, isConnectionLost } from './unavailable.ts';

/** What Node throws of a system call. */
const systemError = (code: string, syscall: string) =>
  Object.assign(new Error(`${syscall} ${code}`), { code, syscall });

describe('a database that cannot be reached', () => {
  it('is busy, whichever error of the system says so', () => {
    for (const [code] of getSystemErrorMap().values()) {
      const thrown = systemError(code, 'connect');
      expect([code, isCommerceError(asBusy(thrown), 'BUSY'), isConnectionLost(thrown)]).toEqual([code, true, true]);
    }
  });

  it.each([
    ['ECONNRESET', 'read'],
    ['EPIPE', 'write'],
    ['EAI_AGAIN', 'getaddrinfo'],
    ['ERR_STREAM_DESTROYED', 'write'],
  ])('is busy when %s breaks a %s', (code, syscall) => {
    expect(isCommerceError(asBusy(systemError(code, syscall)), 'BUSY')).toBe(true);
  });

  it('is busy when the driver can make nothing of what it hears', () => {
    const thrown = new Error('Received unexpected commandComplete message from backend.');
    expect([isCommerceError(asBusy(thrown), 'BUSY'), isConnectionLost(thrown)]).toEqual([true, true]);
  });

  it('is not what a file that may not be read has to do with', () => {
    const thrown = systemError('EACCES', 'open');
    expect(asBusy(thrown)).toBe(thrown);
  });
});
