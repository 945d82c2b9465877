import { readMark } from '@dealstore/commerce-core/adapters/web';
import type { ChromeView } from '../chrome/chrome.view.ts';
import { announceSession } from '../container/session-tabs.ts';
import type { Services } from '../container/services.ts';
import type { SameShape } from '../locale/define-text.ts';
import type { appText } from './app.text.ts';
import type { PageFacts } from './page-state.ts';
import { leaveWord } from './left-word.ts';

/** What ties the session to this document. */
export interface SessionScene {
  readonly chrome: ChromeView;
  readonly text: SameShape<(typeof appText)['ko']>;
  readonly facts: Pick<PageFacts, 'login'>;
  /** Goes on to a page the guard has let through. */
  readonly proceed: (to: string) => void;
}

/**
 * Starts the session's actor and does what it says: go on, go elsewhere, ask, tell. Whoever is logged in is a fact of the
 * document, so a change of it, here or in another tab, loads a new one. Spec §4, §8.
 */
export function linkSession({ session, tokenStore }: Services, scene: SessionScene): void {
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
  tokenStore.subscribe(() => {
    // While the session ends here, its end says where to go.
    if (session.getSnapshot().hasTag('leaving')) return;
    if (readMark(document.cookie)?.login !== scene.facts.login) window.location.reload();
  });
  announceSession();
}
