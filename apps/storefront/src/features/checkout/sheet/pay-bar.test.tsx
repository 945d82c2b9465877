import { describe, expect, it } from 'vitest';
import { payBarNotice } from './pay-bar.tsx';

describe('the notice beside the pay button', () => {
  it('asks to press again only after a press', () => {
    expect(payBarNotice(null, true)).toBe('away');
    expect(payBarNotice('offline', true)).toBe('offline');
    expect(payBarNotice(null, false)).toBeNull();
  });
});
