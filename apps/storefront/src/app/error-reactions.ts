import {
  type CommerceError,
  type PromptKind,
  reactTo,
  toCommerceError,
  type ErrorMessage,
  type NonCriticalCall,
} from '@dealstore/commerce-core/domain';
import type { SameShape } from '@dealstore/ui/locale/define-text.ts';
import type { ChromeStore } from '../page/chrome-store.ts';
import type { FailedCall } from '../page/query-client.ts';
import type { appText } from './app.text.ts';

/** Parts of the page that reactions use. */
export interface ReactionContext {
  readonly chrome: ChromeStore;
  readonly loggedIn: boolean;
  readonly text: SameShape<(typeof appText)['ko']>;
  /** Ends the session and goes to the home page; the session's machine does so once. */
  readonly endSession: (code: string) => void;
  /** Keeps this page until the visitor has logged in or proven their age. Spec §4. */
  readonly keepPlace: () => void;
  /** Writes a line to the browser's console; codes only, no personal data. Spec §8. */
  readonly log: (line: string) => void;
}

const QUIET: readonly NonCriticalCall[] = ['terms', 'coupon', 'gift'];

/** Carries out what the catalogue says about an error; the only place that opens a toast or drawer because of one. Spec §8. */
export function carryOutReaction(
  context: ReactionContext,
  thrown: unknown,
  { quiet, isChange = false }: FailedCall = {},
): void {
  const call = QUIET.find((name) => name === quiet);
  const { loggedIn, chrome, text } = context;
  const error = toCommerceError(thrown);
  const { reaction, words } = reactTo(error, call === undefined ? { loggedIn } : { loggedIn, call });
  // Codes the specification silences leave a blank line; a quiet call's failure is still logged by its code.
  context.log(error.reaction === 'ignore' ? '' : error.code);
  // The screen says what else failed of a first read.
  if (quiet === 'shown' && reaction !== 'end-session' && reaction !== 'ask-login') return;
  const say = (message: ErrorMessage): string => ('text' in message ? text[message.text] : message.message);
  switch (reaction) {
    case 'ignore':
      return;
    case 'toast':
      return chrome.toast(say(words));
    case 'alert':
      return chrome.alert({ type: 'alert', contents: say(words), right: { text: text.confirm } });
    case 'end-session':
      return context.endSession(error.code);
    case 'ask-login':
      context.keepPlace();
      return chrome.ask(promptOf(error));
    case 'wrong-page':
      // The screen's own boundary shows it in place; what was to be changed may be gone from a page that is still good.
      return isChange && call === undefined ? chrome.toast(text.gone) : undefined;
    default:
      return reaction satisfies never;
  }
}

function promptOf({ code }: CommerceError): PromptKind {
  if (code === 'ADULT_ONLY') return 'adult';
  return code === 'TELECOM_ONLY' ? 'telecom' : 'login';
}
