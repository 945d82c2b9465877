import type { ChromeView } from '../chrome/chrome.view.ts';
import type { Flows } from '../container/services.ts';
import type { SameShape } from '../locale/define-text.ts';
import type { appText } from './app.text.ts';
import { leaveWord } from '../page/flash-message.ts';

/** What ties the session to this document. */
export interface SessionScene {
  readonly chrome: ChromeView;
  readonly text: SameShape<(typeof appText)['ko']>;
  /** Goes on to a page the guard has let through. */
  readonly proceed: (to: string) => void;
}

/** Starts the session's actor and does what it says: go on, go elsewhere, ask, tell. Spec §4, §8. */
export function linkSession({ session }: Pick<Flows, 'session'>, scene: SessionScene): void {
  session.on('proceed', ({ to }) => scene.proceed(to));
  session.on('redirect', ({ to }) => window.location.replace(to));
  session.on('reload', () => window.location.reload());
  session.on('askLogin', () => scene.chrome.ask('login'));
  session.on('notice', ({ text }) => {
    if (text === 'log-in-failed') return;
    if (text === 'session-expired') leaveWord(scene.text[text]);
    scene.chrome.toast(scene.text[text]);
  });
  session.start();
}
