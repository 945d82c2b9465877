import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { DOUBLE_TAP_SCALE, panBy, type Frame, type ViewerPoint, UNZOOMED, type Zoom, zoomAt } from './picture-zoom.ts';

/** What one step of the buttons, keys and wheel does to the size. Assumed. */
const STEP = 1.5;
/** Two taps this soon after and near to each other are one double tap, in milliseconds and CSS pixels. Assumed. */
const DOUBLE_TAP_MS = 300;
const DOUBLE_TAP_PX = 24;
/** Part of the stage's width a picture is drawn aside for the next one to come. Assumed. */
const TURN_RATIO = 0.18;

interface Finger {
  readonly x: number;
  readonly y: number;
}

/** How the picture of the moment is looked at, and the ways to change it. */
export interface PictureGestures {
  readonly zoom: Zoom;
  /** How far the row of pictures is drawn aside, in CSS pixels; null while no finger drags. */
  readonly drawn: number | null;
  readonly stepZoom: (direction: 1 | -1) => void;
  readonly pan: (dx: number, dy: number) => void;
  readonly handlers: {
    readonly onPointerDown: (event: PointerEvent) => void;
    readonly onPointerMove: (event: PointerEvent) => void;
    readonly onPointerUp: (event: PointerEvent) => void;
    readonly onPointerCancel: (event: PointerEvent) => void;
  };
}

/**
 * Fingers, mouse and wheel over a stage with a row of pictures: drawing aside turns to the next one, two fingers, a
 * double tap and the wheel look closer, and one finger moves a picture that is close.
 * @param turn is called with the direction
 */
export function usePictureGestures(
  stage: RefObject<HTMLElement | null>,
  at: number,
  turn: (direction: 1 | -1) => void,
): PictureGestures {
  const [zoom, setZoom] = useState(UNZOOMED);
  const [drawn, setDrawn] = useState<number | null>(null);
  const fingers = useRef(new Map<number, Finger>());
  const moved = useRef(0);
  const lastTap = useRef({ at: Number.NEGATIVE_INFINITY, x: 0, y: 0 });
  const [seen, setSeen] = useState(at);
  if (seen !== at) {
    // Another picture is whole at first.
    setSeen(at);
    setZoom(UNZOOMED);
  }

  const change = (next: (zoom: Zoom, frame: Frame) => Zoom): void => {
    const frame = frameOf(stage.current, at);
    if (frame !== null) setZoom((now) => next(now, frame));
  };
  useEffect(() => {
    const element = stage.current;
    // NOTE: React listens to the wheel passively, and the browser would zoom the page.
    const onWheel = (event: WheelEvent): void => {
      event.preventDefault();
      const point = pointOf(element, event);
      change((now, frame) => zoomAt(now, now.scale * STEP ** (-event.deltaY / 120), point, frame));
    };
    element?.addEventListener('wheel', onWheel, { passive: false });
    return () => element?.removeEventListener('wheel', onWheel);
  });

  const onPointerMove = (event: PointerEvent): void => {
    const before = fingers.current.get(event.pointerId);
    if (before === undefined) return;
    const now = { x: event.clientX, y: event.clientY };
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
    fingers.current.set(event.pointerId, now);
    const [dx, dy] = [now.x - before.x, now.y - before.y];
    moved.current += Math.abs(dx) + Math.abs(dy);
    if (other !== undefined) {
      const middle = pointOf(stage.current, { clientX: (now.x + other.x) / 2, clientY: (now.y + other.y) / 2 });
      const grown = distance(now, other) / Math.max(1, distance(before, other));
      change((seenNow, frame) => panBy(zoomAt(seenNow, seenNow.scale * grown, middle, frame), dx / 2, dy / 2, frame));
    } else if (zoom.scale > 1) change((seenNow, frame) => panBy(seenNow, dx, dy, frame));
    else setDrawn((aside) => (aside ?? 0) + dx);
  };
  const lift = (event: PointerEvent): boolean => {
    const wasDown = fingers.current.delete(event.pointerId);
    if (fingers.current.size === 0) setDrawn(null);
    return wasDown && fingers.current.size === 0;
  };
  const tap = (event: PointerEvent): void => {
    const { at: tappedAt, x, y } = lastTap.current;
    const isDouble =
      event.timeStamp - tappedAt < DOUBLE_TAP_MS &&
      distance({ x, y }, { x: event.clientX, y: event.clientY }) < DOUBLE_TAP_PX;
    lastTap.current = { at: isDouble ? Number.NEGATIVE_INFINITY : event.timeStamp, x: event.clientX, y: event.clientY };
    const point = pointOf(stage.current, event);
    if (isDouble) change((now, frame) => (now.scale > 1 ? UNZOOMED : zoomAt(now, DOUBLE_TAP_SCALE, point, frame)));
  };

  return {
    zoom,
    drawn,
    stepZoom: (direction) => change((now, frame) => zoomAt(now, now.scale * STEP ** direction, { x: 0, y: 0 }, frame)),
    pan: (dx, dy) => change((now, frame) => panBy(now, dx, dy, frame)),
    handlers: {
      onPointerDown: (event) => {
        if (event.button !== 0) return;
        if (fingers.current.size === 0) moved.current = 0;
        fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
        event.currentTarget.setPointerCapture(event.pointerId);
      },
      onPointerMove,
      onPointerUp: (event) => {
        const isDone = lift(event);
        if (!isDone) return;
        if (moved.current < DOUBLE_TAP_PX / 2) tap(event);
        const width = stage.current?.clientWidth ?? 1;
        if (drawn !== null && Math.abs(drawn) > width * TURN_RATIO) turn(drawn < 0 ? 1 : -1);
      },
      onPointerCancel: lift,
    },
  };
}

function frameOf(stage: HTMLElement | null, at: number): Frame | null {
  const picture = stage?.querySelectorAll('img')[at];
  if (stage === null || picture === undefined) return null;
  return {
    stage: { width: stage.clientWidth, height: stage.clientHeight },
    picture: { width: picture.offsetWidth, height: picture.offsetHeight },
  };
}

function pointOf(stage: HTMLElement | null, at: { readonly clientX: number; readonly clientY: number }): ViewerPoint {
  const box = stage?.getBoundingClientRect() ?? new DOMRect();
  return { x: at.clientX - box.left - box.width / 2, y: at.clientY - box.top - box.height / 2 };
}

function distance(one: Finger, other: Finger): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
