import { assign, emit, fromPromise, setup } from 'xstate';
import type { Ports } from '../ports.ts';
import { guardNavigation, HOME_PATH, LOGIN_PATH, NO_TOKENS, PROCEED_DELAY_MS, type TokenPresence } from './session.ts';
import type { VerificationAnswer } from './session.port.ts';

/** A navigation that waits for the guard. */
export interface PendingNavigation {
  readonly from: string | null;
  readonly to: string;
}

/** What the session remembers between events; never a token. */
export interface SessionContext {
  readonly tokens: TokenPresence;
  readonly navigation: PendingNavigation | null;
}

/** What may be said to the session. */
export type SessionEvent =
  | { readonly type: 'navigate'; readonly from: string | null; readonly to: string }
  | { readonly type: 'logIn'; readonly answer: VerificationAnswer }
  | { readonly type: 'logOut' }
  | { readonly type: 'expired'; readonly code: string }
  | { readonly type: 'presenceChanged' };

/** What the session tells its host to show or do. */
export type SessionEmission =
  | { readonly type: 'proceed'; readonly to: string }
  | { readonly type: 'redirect'; readonly to: string }
  | { readonly type: 'askLogin'; readonly target: string }
  | { readonly type: 'loggedIn' }
  | { readonly type: 'termsRequired' }
  | { readonly type: 'notice'; readonly text: 'session-expired' | 'login-required' | 'log-in-failed' };

const empty = (slot: string) => () => Promise.reject(new Error(`the session machine's slot "${slot}" is empty`));

/**
 * Being logged in: restoring → guest | active, guarding each navigation, obtaining, logging in and out, ending once.
 * A static value with empty slots, so that it can be drawn and walked; `createSessionMachine` fills them.
 * Source: Spec §4, §8.
 */
export const sessionMachine = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent,
    emitted: {} as SessionEmission,
  },
  actors: {
    readPresence: fromPromise<TokenPresence>(empty('readPresence')),
    obtain: fromPromise<void>(empty('obtain')),
    logIn: fromPromise<void, { answer: VerificationAnswer }>(empty('logIn')),
    logOut: fromPromise<void>(empty('logOut')),
    clearTokens: fromPromise<void>(empty('clearTokens')),
  },
  delays: { proceed: PROCEED_DELAY_MS },
  guards: {
    mustObtain: ({ context }) => answerOf(context) === 'obtain',
    mustDeleteOrphan: ({ context }) => answerOf(context) === 'delete-orphan',
    mustGoHome: ({ context }) => answerOf(context) === 'go-home',
    mustAskLogin: ({ context }) => answerOf(context) === 'ask-login',
    hasNavigation: ({ context }) => context.navigation !== null,
    isActive: ({ context }) => context.tokens.user,
  },
  actions: {
    keepNavigation: assign({
      navigation: ({ context, event }) =>
        event.type === 'navigate' ? { from: event.from, to: event.to } : context.navigation,
    }),
    dropNavigation: assign({ navigation: null }),
    forgetTokens: assign({ tokens: NO_TOKENS }),
    holdTokens: assign({ tokens: { user: true, server: true } }),
    proceed: emit(({ context }) => ({ type: 'proceed' as const, to: context.navigation?.to ?? HOME_PATH })),
    goHome: emit({ type: 'redirect', to: HOME_PATH }),
    goToLogin: emit({ type: 'redirect', to: LOGIN_PATH }),
    askLogin: emit(({ context }) => ({ type: 'askLogin' as const, target: context.navigation?.to ?? HOME_PATH })),
    tellExpired: emit({ type: 'notice', text: 'session-expired' }),
    tellLoginRequired: emit({ type: 'notice', text: 'login-required' }),
    tellLogInFailed: emit({ type: 'notice', text: 'log-in-failed' }),
    tellLoggedIn: emit({ type: 'loggedIn' }),
    tellTermsRequired: emit({ type: 'termsRequired' }),
  },
}).createMachine({
  id: 'session',
  context: { tokens: NO_TOKENS, navigation: null },
  initial: 'restoring',
  on: { navigate: { actions: 'keepNavigation' } },
  states: {
    restoring: {
      tags: 'busy',
      invoke: {
        src: 'readPresence',
        onDone: { target: 'settling', actions: assign({ tokens: ({ event }) => event.output }) },
        onError: { target: 'settling', actions: 'forgetTokens' },
      },
    },
    settling: {
      always: [
        { guard: 'hasNavigation', target: 'guarding' },
        { guard: 'isActive', target: 'active' },
        { target: 'guest' },
      ],
    },
    guest: {
      on: {
        navigate: { target: 'guarding', actions: 'keepNavigation' },
        logIn: 'loggingIn',
        presenceChanged: 'restoring',
        expired: { guard: ({ event }) => event.code.startsWith('AU99'), actions: 'tellLoginRequired' },
      },
    },
    active: {
      on: {
        navigate: { target: 'guarding', actions: 'keepNavigation' },
        logIn: 'loggingIn',
        logOut: 'loggingOut',
        expired: 'ending',
        presenceChanged: 'restoring',
      },
    },
    guarding: {
      always: [
        { guard: 'mustObtain', target: 'obtaining' },
        { guard: 'mustDeleteOrphan', target: 'deletingOrphan' },
        { guard: 'mustGoHome', target: 'settling', actions: ['goHome', 'dropNavigation'] },
        { guard: 'mustAskLogin', target: 'settling', actions: ['askLogin', 'dropNavigation'] },
        { target: 'settling', actions: ['proceed', 'dropNavigation'] },
      ],
    },
    obtaining: {
      tags: 'busy',
      on: { logOut: 'loggingOut' },
      invoke: {
        src: 'obtain',
        onDone: { target: 'proceeding', actions: 'holdTokens' },
        onError: { target: 'expiring', actions: 'tellExpired' },
      },
    },
    proceeding: {
      tags: 'busy',
      on: { navigate: { target: 'settling', actions: 'keepNavigation' }, logOut: 'loggingOut', expired: 'ending' },
      after: { proceed: 'settling' },
    },
    expiring: {
      tags: 'busy',
      entry: ['forgetTokens', 'dropNavigation'],
      invoke: {
        src: 'clearTokens',
        onDone: { target: 'settling', actions: 'goToLogin' },
        onError: { target: 'settling', actions: 'goToLogin' },
      },
    },
    deletingOrphan: {
      tags: 'busy',
      entry: 'forgetTokens',
      invoke: { src: 'clearTokens', onDone: 'settling', onError: 'settling' },
    },
    loggingIn: {
      tags: 'busy',
      invoke: {
        src: 'logIn',
        input: ({ event }) => ({
          answer: event.type === 'logIn' ? event.answer : { code: '', state: '', agreements: [] },
        }),
        onDone: { target: 'settling', actions: ['holdTokens', 'tellLoggedIn'] },
        onError: [
          {
            guard: ({ event }) => codeOf(event.error) === 'TERMS_REQUIRED',
            target: 'settling',
            actions: 'tellTermsRequired',
          },
          { target: 'settling', actions: 'tellLogInFailed' },
        ],
      },
    },
    loggingOut: {
      tags: 'busy',
      invoke: { src: 'logOut', onDone: 'ending', onError: 'ending' },
    },
    ending: {
      tags: 'busy',
      entry: ['forgetTokens', 'dropNavigation'],
      invoke: {
        src: 'clearTokens',
        onDone: { target: 'settling', actions: 'goHome' },
        onError: { target: 'settling', actions: 'goHome' },
      },
    },
  },
});

/** The session machine with its slots filled from the ports. Spec §4. */
export function createSessionMachine({ sessionApi, tokenStore }: Pick<Ports, 'sessionApi' | 'tokenStore'>) {
  return sessionMachine.provide({
    actors: {
      readPresence: fromPromise(() => tokenStore.presence()),
      obtain: fromPromise(({ signal }) => sessionApi.obtain(signal)),
      logIn: fromPromise(({ input, signal }) => sessionApi.logIn(input.answer, signal)),
      logOut: fromPromise(() => sessionApi.logOut()),
      clearTokens: fromPromise(() => tokenStore.clear()),
    },
  });
}

function answerOf(context: SessionContext) {
  if (context.navigation === null) return 'proceed';
  return guardNavigation({ ...context.navigation, tokens: context.tokens });
}

function codeOf(error: unknown): string | null {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : null;
}
