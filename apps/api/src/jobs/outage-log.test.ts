import { SIMULATED_START, simulatedClock } from '@dealstore/commerce-core/testing';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { createOutageLog } from './outage-log.ts';

function logOf() {
  const lines: unknown[] = [];
  const clock = simulatedClock(SIMULATED_START);
  const log = pino(
    { base: null, timestamp: false, level: 'warn' },
    { write: (line) => lines.push(JSON.parse(line).msg) },
  );
  return { lines, clock, outage: createOutageLog(log, clock) };
}

describe('what is logged while jobs wait', () => {
  it('is over only when no lane fails any more', () => {
    const { lines, outage } = logOf();
    for (const lane of [0, 1, 2]) outage.failed(lane, 'BUSY');
    for (const lane of [2, 0]) outage.succeeded(lane);
    expect(lines).toEqual(['jobs wait']);
    outage.succeeded(1);
    outage.succeeded(1);
    expect(lines).toEqual(['jobs wait', 'jobs go on']);
  });

  it('is two lines a minute at most while the database comes and goes', () => {
    const { lines, clock, outage } = logOf();
    for (let second = 0; second < 60; second += 1) {
      outage.failed(0, 'BUSY');
      outage.succeeded(0);
      clock.advance(1_000);
    }
    expect(lines).toEqual(['jobs wait', 'jobs go on']);
    outage.failed(0, 'BUSY');
    expect(lines).toHaveLength(3);
  });
});
