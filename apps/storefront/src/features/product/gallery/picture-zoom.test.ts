import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { MAX_SCALE, panBy, type Frame, UNZOOMED, type Zoom, zoomAt } from './picture-zoom.ts';

const size = fc.integer({ min: 200, max: 2_000 });
const frames = fc.record({ width: size, height: size }).map((stage): Frame => ({
  stage,
  picture: { width: Math.min(stage.width, stage.height), height: Math.min(stage.width, stage.height) },
}));
const place = fc.record({ x: fc.integer({ min: -400, max: 400 }), y: fc.integer({ min: -400, max: 400 }) });
const steps = fc.array(fc.tuple(fc.double({ min: 0.1, max: 9, noNaN: true }), place, place), { maxLength: 12 });

/** A zoom as any way of looking around leaves it. */
const looked = fc.tuple(frames, steps).map(([frame, moves]) => ({
  frame,
  zoom: moves.reduce<Zoom>(
    (zoom, [scale, at, by]) => panBy(zoomAt(zoom, scale, at, frame), by.x, by.y, frame),
    UNZOOMED,
  ),
}));

describe('looking closer at a picture', () => {
  it.prop([looked])('never goes past its edges, nearer than allowed, or further away than whole', ({ frame, zoom }) => {
    expect(zoom.scale).toBeGreaterThanOrEqual(1);
    expect(zoom.scale).toBeLessThanOrEqual(MAX_SCALE);
    for (const [offset, side, room] of [
      [zoom.x, frame.picture.width, frame.stage.width],
      [zoom.y, frame.picture.height, frame.stage.height],
    ] as const) {
      const shown = side * zoom.scale;
      // A picture smaller than the stage stays in its middle; a larger one leaves no gap at an edge.
      if (shown <= room) expect(offset).toBe(0);
      else expect(Math.abs(offset)).toBeLessThanOrEqual((shown - room) / 2 + 1e-6);
    }
  });

  it.prop([looked, place, fc.double({ min: 1, max: MAX_SCALE, noNaN: true })])(
    'keeps what lies under the finger there, unless an edge is reached',
    ({ frame, zoom }, at, scale) => {
      const next = zoomAt(zoom, scale, at, frame);
      for (const [axis, side] of [
        ['x', 'width'],
        ['y', 'height'],
      ] as const) {
        const under = (at[axis] - zoom[axis]) / zoom.scale;
        const isAtEdge =
          Math.abs(Math.abs(next[axis]) - Math.max(0, (frame.picture[side] * next.scale - frame.stage[side]) / 2)) <
          1e-6;
        if (!isAtEdge) expect(next[axis] + under * next.scale).toBeCloseTo(at[axis], 6);
      }
    },
  );

  it.prop([looked, place])('is whole again at the end of every way back', ({ frame, zoom }, at) => {
    expect(zoomAt(zoom, 1, at, frame)).toEqual(UNZOOMED);
  });
});
