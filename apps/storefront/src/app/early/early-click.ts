/** Replays the click a visitor made on a button before the page could answer it; once, and only if it is still there. */
export function takeEarlyClick(): void {
  const take: unknown = Reflect.get(window, 'takeEarlyClick');
  if (typeof take !== 'function') return;
  const button: unknown = Reflect.apply(take, window, []);
  if (button instanceof HTMLElement && button.isConnected) button.click();
}
