import { describe, expect, it } from 'vitest';
import { failureMessage } from './failure-message.ts';

function named(name: string, message: string, cause?: unknown): Error {
  return Object.assign(new Error(message, cause === undefined ? {} : { cause }), { name });
}

describe('the message of a failed start', () => {
  it('is the message alone of an error that is expected', () => {
    expect(failureMessage(named('EnvironmentError', 'PORT should be a port'))).toBe('PORT should be a port');
  });

  it('names the cause, its code and its hint, then the stack of an error that is not expected', () => {
    const refused = Object.assign(new Error('permission denied for schema public'), {
      code: '42501',
      hint: 'Ask the owner.',
    });
    const lines = failureMessage(new Error('migration 0001-first.sql failed', { cause: refused })).split('\n');
    expect(lines.slice(0, 2)).toEqual([
      'migration 0001-first.sql failed',
      '  caused by: permission denied for schema public (42501) Hint: Ask the owner.',
    ]);
    expect(lines[2]).toMatch(/^ {4}at /);
  });

  it('names a cause once when the message quotes it already', () => {
    const cause = Object.assign(new Error('no such host'), { code: 'ENOTFOUND' });
    const error = named('ExternalDatabaseError', 'DATABASE_URL cannot be used: no such host', cause);
    expect(failureMessage(error)).toBe('DATABASE_URL cannot be used: no such host');
  });

  it('names the first of several causes', () => {
    const causes = new AggregateError([new Error('connect ECONNREFUSED ::1:5432'), new Error('other')], 'all failed');
    expect(failureMessage(named('EmbeddedPostgresError', 'no connection', causes))).toBe(
      'no connection\n  caused by: all failed\n  caused by: connect ECONNREFUSED ::1:5432',
    );
  });

  it('tells how to choose another port', () => {
    const taken = Object.assign(new Error('listen EADDRINUSE: address already in use 127.0.0.1:3000'), {
      code: 'EADDRINUSE',
      syscall: 'listen',
    });
    expect(failureMessage(taken)).toMatch(/^listen EADDRINUSE.+Set PORT to another one\.$/);
  });

  it('tells a plain user which ports are free to them', () => {
    const refused = Object.assign(new Error('listen EACCES: permission denied 127.0.0.1:80'), {
      code: 'EACCES',
      syscall: 'listen',
    });
    expect(failureMessage(refused)).toBe(
      'listen EACCES: permission denied 127.0.0.1:80: this user may not listen there. Set PORT to 1024 or above.',
    );
  });

  it.each([
    ['getaddrinfo ENOTFOUND no.such.host', 'getaddrinfo', 'HOST to an address of this machine'],
    ['listen EADDRNOTAVAIL: address not available 192.0.2.1', 'listen', 'HOST to an address of this machine'],
    ["ENOTDIR: not a directory, mkdir '/etc/passwd/x'", 'mkdir', 'DATA_DIR to a folder that this user may write'],
    ["EACCES: permission denied, open '/data/server.lock'", 'open', 'DATA_DIR to a folder that this user may write'],
  ])('names the variable that mends %s', (message, syscall, advice) => {
    expect(failureMessage(Object.assign(new Error(message), { syscall }))).toBe(`${message}: Set ${advice}.`);
  });

  it('ends with a cause that has itself as its cause', () => {
    const error = named('EnvironmentError', 'round');
    error.cause = error;
    expect(failureMessage(error)).toBe('round');
  });
});
