import { useText } from '@dealstore/ui/locale/use-text.ts';
import { useChrome } from './chrome-store.ts';
import { noAnswerText } from './no-answer.text.ts';

/**
 * For a form that leads to another document: sent while the connection is away, it would end in the browser's own page of
 * an error. It stays, and says what it needs.
 */
export function useHeldForm(): (event: Pick<Event, 'preventDefault'>) => void {
  const t = useText(noAnswerText);
  const chrome = useChrome();
  return (event) => holdForm(event, navigator.onLine, () => chrome.toast(t.UNPRESSED));
}

/** Keeps a form from being sent while the connection is away, and says so. */
export function holdForm(event: Pick<Event, 'preventDefault'>, isOnline: boolean, say: () => void): void {
  if (isOnline) return;
  event.preventDefault();
  say();
}
