/** How far down a sheet must be dragged to close, as a part of its height. */
const FAR = 0.3;
/** How fast is fast enough, however far, in px per ms. */
const FAST = 0.5;
/** How long a sheet takes back to its place, in ms. */
const BACK_MS = 160;

type Grip = Pick<PointerEvent, 'target' | 'clientY' | 'timeStamp'>;

/**
 * Lets a sheet follow the finger that holds its handle: let go far down, or with a swing, it closes; else it goes back.
 * @param from how the handle was taken
 */
export function dragSheet(from: Grip, close: () => void): void {
  const sheet = from.target instanceof Element ? from.target.closest('dialog') : null;
  if (sheet === null) return;
  const released = new AbortController();
  const downTo = ({ clientY }: Grip): number => Math.max(0, clientY - from.clientY);
  let last = from;
  let speed = 0;
  const move = (event: PointerEvent): void => {
    // Let go before this could listen.
    if (event.buttons === 0) {
      letGo(event);
      return;
    }
    speed = (event.clientY - last.clientY) / Math.max(1, event.timeStamp - last.timeStamp);
    last = event;
    sheet.style.translate = `0 ${downTo(event)}px`;
  };
  const goBack = (): void => {
    sheet.style.translate = '';
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    sheet.animate(
      { translate: [`0 ${downTo(last)}px`, '0 0'] },
      { duration: isStill ? 0 : BACK_MS, easing: 'ease-out' },
    );
  };
  const letGo = (event: PointerEvent): void => {
    released.abort();
    const isClosing = event.type === 'pointerup' && (downTo(event) > sheet.offsetHeight * FAR || speed > FAST);
    if (isClosing) close();
    else goBack();
  };
  const { signal } = released;
  // Another finger, or the same one anew: what was held is held no more.
  for (const type of ['pointerup', 'pointercancel', 'pointerdown'] as const) addEventListener(type, letGo, { signal });
  addEventListener('pointermove', move, { signal });
}
