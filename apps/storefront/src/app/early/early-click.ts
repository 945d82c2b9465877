/** Replays the click a visitor made on a button before the page could answer it; once, and only if it is still there. */
export function takeEarlyClick(): void {
  const button = window.takeEarlyClick?.();
  if (button?.isConnected === true) button.click();
}
