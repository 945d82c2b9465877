import { describe, expect, it } from 'vitest';
import { createDiskCheck, DISK_FULL } from './disk-check.ts';

function watched() {
  const lines: unknown[] = [];
  const note = (line: unknown): void => void lines.push(line);
  const check = createDiskCheck({ error: note, warn: note });
  return { check, lines };
}

describe('a full disk of the database', () => {
  it('is a reason not to be ready until there is room, and one line each way', async () => {
    const { check, lines } = watched();
    let hasRoom = true;
    let calls = 0;
    const query = async () => {
      calls += 1;
      if (!hasRoom) throw Object.assign(new Error('could not extend file'), { code: '53100' });
      return { rows: [] };
    };
    const reason = () => check.reason({ query } as never);
    expect([await reason(), calls]).toEqual([null, 0]);
    hasRoom = false;
    check.onDiskFull();
    check.onDiskFull();
    expect([await reason(), await reason()]).toEqual([DISK_FULL, DISK_FULL]);
    hasRoom = true;
    expect([await reason(), await reason()]).toEqual([null, null]);
    expect(calls).toBe(3);
    expect(lines).toEqual([expect.stringContaining('is full'), expect.stringContaining('room again')]);
  });
});
