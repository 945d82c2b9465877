import { catalogueEntry, type ErrorText, type Reaction } from './catalogue.ts';
import type { CommerceError } from './commerce-error.ts';

/** The longest server message a toast shows, in characters. Assumed: two lines and a bit. */
export const MESSAGE_LIMIT = 200;

/** Calls whose failures are only logged unless their code has words of its own. Spec §8. */
export type NonCriticalCall = 'terms' | 'coupon' | 'gift';

/** Where an error came up. Spec §8. */
export interface ErrorContext {
  readonly loggedIn: boolean;
  readonly call?: NonCriticalCall;
}

/** What is shown: a sentence of ours by its key, or the server's own words as plain text. Spec §8. */
export type ErrorMessage = { readonly text: ErrorText } | { readonly message: string };

/** What an error makes a screen do, and with which words. Spec §8. */
export interface ErrorReaction {
  readonly reaction: Reaction;
  readonly words: ErrorMessage;
}

/**
 * Decides what an error makes a screen do where it came up. Spec §8.
 * A guest has no session to end and is only asked to log in; failed terms, coupon and gift calls are
 * ignored unless the catalogue has words for their code.
 */
export function reactTo(error: CommerceError, context: ErrorContext): ErrorReaction {
  const entry = catalogueEntry(error.code);
  if (entry.reaction === 'end-session' && !context.loggedIn) {
    return { reaction: 'toast', words: { text: 'login-required' } };
  }
  const words: ErrorMessage = entry.text === undefined ? serverWords(error.userMessage) : { text: entry.text };
  const isGeneric = entry.reaction === 'toast' && [undefined, 'response-invalid', 'no-answer'].includes(entry.text);
  if (context.call !== undefined && isGeneric) return { reaction: 'ignore', words };
  return { reaction: entry.reaction, words };
}

function serverWords(message: string): ErrorMessage {
  const characters = [...message.trim()];
  if (characters.length === 0) return { text: 'response-invalid' };
  if (characters.length <= MESSAGE_LIMIT) return { message: characters.join('') };
  return { message: `${characters.slice(0, MESSAGE_LIMIT - 1).join('')}…` };
}
