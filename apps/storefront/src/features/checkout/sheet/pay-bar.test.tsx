import { describe, expect, it } from 'vitest';
import { saidBeside } from './pay-bar.tsx';

describe('what is said beside the pay button', () => {
  it('asks to press again only who has pressed', () => {
    expect(saidBeside(null, true)).toBe('away');
    expect(saidBeside('offline', true)).toBe('offline');
    expect(saidBeside(null, false)).toBeNull();
  });
});
