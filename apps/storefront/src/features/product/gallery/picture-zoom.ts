/**
 * How a picture is seen: its size as a multiple of the whole, and how far its center is
 * from the stage's, in CSS pixels.
 */
export interface Zoom {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

/** A place on the stage, from its center, in CSS pixels. */
export interface ViewerPoint {
  readonly x: number;
  readonly y: number;
}

/** What is looked at and through: a picture as it is shown whole, and the stage before it, in CSS pixels. */
export interface Frame {
  readonly picture: { readonly width: number; readonly height: number };
  readonly stage: { readonly width: number; readonly height: number };
}

/** The whole picture. */
export const UNZOOMED: Zoom = { scale: 1, x: 0, y: 0 };

/** The nearest a picture is seen. Assumed. */
export const MAX_SCALE = 4;
/** How near a double tap goes. Assumed. */
export const DOUBLE_TAP_SCALE = 2.5;

/**
 * Goes nearer to a place or away from it: what lies under the place stays under it, as far
 * as the picture's edges let it.
 */
export function zoomAt(zoom: Zoom, scale: number, at: ViewerPoint, frame: Frame): Zoom {
  const next = Math.min(MAX_SCALE, Math.max(1, scale));
  const factor = next / zoom.scale;
  const moved = { scale: next, x: at.x - (at.x - zoom.x) * factor, y: at.y - (at.y - zoom.y) * factor };
  return within(moved, frame);
}

/** Moves the picture under the stage, never past an edge of it. */
export function panBy(zoom: Zoom, dx: number, dy: number, frame: Frame): Zoom {
  return within({ ...zoom, x: zoom.x + dx, y: zoom.y + dy }, frame);
}

function within({ scale, x, y }: Zoom, { picture, stage }: Frame): Zoom {
  const mostX = Math.max(0, (picture.width * scale - stage.width) / 2);
  const mostY = Math.max(0, (picture.height * scale - stage.height) / 2);
  return { scale, x: clamp(x, mostX), y: clamp(y, mostY) };
}

function clamp(value: number, most: number): number {
  // Not -0, which a style would write as such.
  return Math.max(-most, Math.min(most, value)) + 0;
}
