import { describe, expect, it } from 'vitest';
import { isFarDown, SCROLL_THROTTLE_MS } from './scroll-depth.ts';
import { throttle } from './throttle.ts';

function handTimer() {
  const waiting: (() => void)[] = [];
  return {
    timer: { setTimeout: (run: () => void) => waiting.push(run), clearTimeout: () => void (waiting.length = 0) },
    ring: () => waiting.shift()?.(),
  };
}

describe('the way to the top', () => {
  it('is offered after 3.5 % of the page height and not at it [CONST-16, CHROME-28]', () => {
    expect(isFarDown(35, 1_000)).toBe(false);
    expect(isFarDown(35.1, 1_000)).toBe(true);
    expect(isFarDown(0, 0)).toBe(false);
  });

  it('looks at once, then every 50 ms, and a last time after the last scroll [CONST-17]', () => {
    expect(SCROLL_THROTTLE_MS).toBe(50);
    let looks = 0;
    const { timer, ring } = handTimer();
    const look = throttle(() => void (looks += 1), SCROLL_THROTTLE_MS, timer);
    look.run();
    look.run();
    look.run();
    expect(looks).toBe(1);
    ring();
    expect(looks).toBe(2);
    ring();
    expect(looks).toBe(2);
    look.run();
    expect(looks).toBe(3);
  });
});
