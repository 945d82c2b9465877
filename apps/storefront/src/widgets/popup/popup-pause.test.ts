import { describe, expect, it } from 'vitest';
import { isPutOff, putOff } from './popup-pause.ts';

describe('a popup put off', () => {
  it('is remembered by its own number [OVERLAY-23]', () => {
    const [cookie = ''] = putOff(12, 60).split('; ');
    expect(isPutOff(12, `a=1; ${cookie}; b=2`)).toBe(true);
    expect(isPutOff(1, cookie)).toBe(false);
    expect(isPutOff(2, cookie)).toBe(false);
    expect(putOff(12, 60)).toContain('Max-Age=60');
  });
});
