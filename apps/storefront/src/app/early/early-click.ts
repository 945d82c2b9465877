/**
 * Ends the remembering of clicks: React hears them from here on, and hydrates at once what they are on. Remembered any longer, one
 * would be made twice. Answers what replays the last click made before, unless another came since.
 */
export function holdEarlyClick(): () => void {
  let button = window.takeEarlyClick?.() ?? null;
  const drop = (): void => {
    button = null;
  };
  document.addEventListener('click', drop, { capture: true, once: true });
  return () => {
    document.removeEventListener('click', drop, true);
    if (button?.isConnected === true) button.click();
  };
}
