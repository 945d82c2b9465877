/** Replays the click a visitor made on a button or link before the page could answer it; once, and only if it is still there. */
export function takeEarlyClick(): void {
  const clicked = window.takeEarlyClick?.();
  if (clicked?.isConnected === true) clicked.click();
}
