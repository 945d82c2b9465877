import { describe, expect, it } from 'vitest';
import { barRoom } from './use-bar-height.ts';

describe('a toast or button that floats over a page', () => {
  it('stands above a bar that spans a phone, with every message in it', () => {
    expect(barRoom({ left: 0, width: 360, height: 72 }, 360)).toEqual(['--bar-height', 72]);
    expect(barRoom({ left: 0, width: 360, height: 131.5 }, 360)).toEqual(['--bar-height', 132]);
  });

  it('stands beside a bar in a column of a PC, wherever the page has been scrolled to', () => {
    expect(barRoom({ left: 876, width: 380, height: 72 }, 1280)).toEqual(['--bar-side', 404]);
  });

  it('passes a bar in a column in the middle of a PC', () => {
    expect(barRoom({ left: 340, width: 600, height: 72 }, 1280)).toEqual(['--bar-side', 0]);
  });
});
