import { assign, emit, fromCallback, fromPromise, setup } from 'xstate';
import { notProvided } from '../platform/not-provided.ts';
import type { Ports } from '../ports.ts';
import {
  failureOf,
  guardAnswerOf,
  pendingNavigationOf,
  type SessionContext,
  type SessionEmittedEvent,
  type SessionEvent,
  type SessionSnapshot,
  applyFailedRefresh,
  applySnapshot,
  applyRefreshed,
  UNREAD_SESSION,
} from './session-context.ts';
import { REFRESH_PLAN_LIMIT_MS, type SessionVersion } from './session-version.ts';
import { isUnreachable, NO_TOKENS, PROCEED_DELAY_MS, type VerificationAnswer } from './session.ts';

const missing = notProvided('session');

/** How a session that is held comes to its end, from any state; each leads to one ending. Spec §4, §8. */
const endings = {
  logOut: { target: 'loggingOut', actions: 'noteLogOut' },
  idle: { target: 'loggingOut', actions: 'noteIdle' },
  expired: { target: 'ending', actions: 'noteRefusal' },
} as const;

/** A navigation that comes while the session ends is dropped: the host goes where the end leads. */
const dropped = { navigate: { actions: [] } } as const;

/**
 * Being logged in: restoring → guest | active, guarding each navigation, obtaining, refreshing, logging in and out,
 * ending once. A static value without actors, so that it can be drawn and walked; `createSessionMachine` provides them.
 * Source: Spec §4, §8.
 */
export const sessionMachine = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent,
    emitted: {} as SessionEmittedEvent,
  },
  actors: {
    watchPresence: fromCallback<SessionEvent>(() => undefined),
    readSession: fromPromise<SessionSnapshot>(missing('readSession')),
    obtain: fromPromise<void>(missing('obtain')),
    refresh: fromPromise<SessionSnapshot, { version: SessionVersion | null }>(missing('refresh')),
    logIn: fromPromise<void, { answer: VerificationAnswer }>(missing('logIn')),
    logOut: fromPromise<void>(missing('logOut')),
    clearTokens: fromPromise<void, { login: string | null }>(missing('clearTokens')),
  },
  delays: { proceed: PROCEED_DELAY_MS, refreshDue: ({ context }) => context.refreshInMs ?? REFRESH_PLAN_LIMIT_MS },
  guards: {
    mustObtain: ({ context }) => guardAnswerOf(context) === 'obtain',
    mustDeleteOrphan: ({ context }) => guardAnswerOf(context) === 'delete-orphan',
    mustGoHome: ({ context }) => guardAnswerOf(context) === 'go-home',
    mustAskLogin: ({ context }) => guardAnswerOf(context) === 'ask-login',
    hasNavigation: ({ context }) => context.navigation !== null,
    isActive: ({ context }) => context.tokens.user,
    isOvertaken: ({ event }) => failureOf(event) === 'SESSION_CHANGED',
    isUnreachable: ({ event }) => isUnreachable(failureOf(event)),
    lacksTerms: ({ event }) => failureOf(event) === 'TERMS_REQUIRED',
    isOver: ({ context }) => context.tokens.user && context.isOver,
    isRefreshDue: ({ context }) => context.tokens.user && context.refreshInMs === 0,
  },
  actions: {
    keepNavigation: assign({
      navigation: ({ context, event }) =>
        event.type === 'navigate' ? { from: event.from, to: event.to } : context.navigation,
    }),
    dropNavigation: assign({ navigation: null }),
    noteExpiry: assign({ isOver: true }),
    forgetExpiry: assign({ isOver: false }),
    forgetTokens: assign({ tokens: NO_TOKENS, cameAt: null, refreshInMs: null, isOver: false }),
    holdTokens: assign({ tokens: { user: true, server: true } }),
    refreshLater: assign(({ context }) => applyFailedRefresh(context)),
    noteLogOut: assign({ endReason: 'logOut' }),
    noteIdle: assign({ endReason: 'idle' }),
    noteRefusal: assign({ endReason: 'refused' }),
    noteRenewalFailure: assign({ endReason: 'renewalFailed' }),
    emitProceed: emit(({ context }) => ({ type: 'proceed' as const, to: pendingNavigationOf(context).to })),
    emitLoginRequired: emit(({ context }) => ({
      type: 'loginRequired' as const,
      target: pendingNavigationOf(context).to,
    })),
    emitAlreadyLoggedIn: emit({ type: 'alreadyLoggedIn' }),
    emitEnded: emit(({ context }) => ({ type: 'ended' as const, reason: context.endReason })),
    emitLoggedIn: emit({ type: 'loggedIn' }),
    emitTermsRequired: emit({ type: 'termsRequired' }),
    noticeExpired: emit({ type: 'notice', text: 'session-expired' }),
    noticeUnreachable: emit({ type: 'notice', text: 'no-answer' }),
    noticeLoginRequired: emit({ type: 'notice', text: 'login-required' }),
    noticeLogInFailed: emit({ type: 'notice', text: 'log-in-failed' }),
  },
}).createMachine({
  id: 'session',
  context: UNREAD_SESSION,
  initial: 'restoring',
  invoke: { id: 'watching', src: 'watchPresence' },
  on: { navigate: { actions: 'keepNavigation' } },
  states: {
    restoring: {
      tags: 'busy',
      on: {
        logIn: 'loggingIn',
        // Only a member asks for these, so they need no snapshot first; a call may be a guest's.
        logOut: endings.logOut,
        idle: endings.idle,
        expired: { actions: 'noteExpiry' },
      },
      invoke: {
        src: 'readSession',
        onDone: { target: 'settling', actions: assign(({ context, event }) => applySnapshot(context, event.output)) },
        onError: { target: 'settling', actions: 'forgetTokens' },
      },
    },
    settling: {
      always: [
        { guard: 'isOver', target: 'ending', actions: 'noteRefusal' },
        { guard: 'isRefreshDue', target: 'refreshing' },
        { guard: 'hasNavigation', target: 'guarding' },
        { guard: 'isActive', target: 'active' },
        { target: 'guest', actions: 'forgetExpiry' },
      ],
    },
    guest: {
      on: {
        navigate: { target: 'guarding', actions: 'keepNavigation' },
        logIn: 'loggingIn',
        presenceChanged: 'restoring',
        expired: { guard: ({ event }) => event.code.startsWith('AU99'), actions: 'noticeLoginRequired' },
      },
    },
    active: {
      on: {
        navigate: { target: 'guarding', actions: 'keepNavigation' },
        logIn: 'loggingIn',
        ...endings,
        presenceChanged: 'restoring',
      },
      after: { refreshDue: 'restoring' },
    },
    guarding: {
      always: [
        { guard: 'mustObtain', target: 'obtaining' },
        { guard: 'mustDeleteOrphan', target: 'deletingOrphan' },
        { guard: 'mustGoHome', target: 'settling', actions: ['emitAlreadyLoggedIn', 'dropNavigation'] },
        { guard: 'mustAskLogin', target: 'settling', actions: ['emitLoginRequired', 'dropNavigation'] },
        { target: 'settling', actions: ['emitProceed', 'dropNavigation'] },
      ],
    },
    obtaining: {
      tags: 'busy',
      on: endings,
      invoke: {
        src: 'obtain',
        onDone: { target: 'proceeding', actions: 'holdTokens' },
        onError: [
          { guard: 'isOvertaken', target: 'restoring' },
          { guard: 'isUnreachable', target: 'settling', actions: ['noticeUnreachable', 'dropNavigation'] },
          { target: 'ending', actions: ['noticeExpired', 'noteRenewalFailure'] },
        ],
      },
    },
    proceeding: {
      tags: 'busy',
      on: {
        navigate: { target: 'settling', actions: 'keepNavigation' },
        ...endings,
      },
      after: { proceed: 'settling' },
    },
    refreshing: {
      tags: 'busy',
      on: endings,
      invoke: {
        src: 'refresh',
        input: ({ context }) => ({ version: context.version }),
        onDone: { target: 'settling', actions: assign(({ context, event }) => applyRefreshed(context, event.output)) },
        onError: [
          { guard: 'isOvertaken', target: 'restoring' },
          { guard: 'isUnreachable', target: 'settling', actions: 'refreshLater' },
          { target: 'ending', actions: ['noticeExpired', 'noteRenewalFailure'] },
        ],
      },
    },
    deletingOrphan: {
      tags: 'busy',
      entry: 'forgetTokens',
      invoke: { src: 'clearTokens', input: { login: null }, onDone: 'settling', onError: 'settling' },
    },
    loggingIn: {
      tags: 'busy',
      invoke: {
        src: 'logIn',
        input: ({ event }) => ({
          answer: event.type === 'logIn' ? event.answer : { code: '', state: '', agreements: [] },
        }),
        onDone: { target: 'restoring', actions: 'emitLoggedIn' },
        onError: [
          { guard: 'lacksTerms', target: 'settling', actions: 'emitTermsRequired' },
          { target: 'settling', actions: 'noticeLogInFailed' },
        ],
      },
    },
    loggingOut: {
      tags: ['busy', 'leaving'],
      invoke: { src: 'logOut', onDone: 'ending', onError: 'ending' },
    },
    ending: {
      tags: ['busy', 'leaving'],
      on: dropped,
      entry: ['forgetTokens', 'dropNavigation'],
      invoke: {
        src: 'clearTokens',
        input: ({ context }) => ({ login: context.version?.login ?? null }),
        onDone: { target: 'settling', actions: 'emitEnded' },
        onError: { target: 'settling', actions: 'emitEnded' },
      },
    },
  },
});

/** The session machine with its actors provided from the ports. Spec §4. */
export function createSessionMachine({
  sessionApi,
  tokenStore,
  clock,
}: Pick<Ports, 'sessionApi' | 'tokenStore' | 'clock'>) {
  const read = async (): Promise<SessionSnapshot> => {
    const [tokens, version] = await Promise.all([tokenStore.presence(), tokenStore.version()]);
    return { tokens, version, readAt: clock.now() };
  };
  return sessionMachine.provide({
    actors: {
      watchPresence: fromCallback<SessionEvent>(({ sendBack }) =>
        tokenStore.subscribe(() => sendBack({ type: 'presenceChanged' })),
      ),
      readSession: fromPromise(read),
      obtain: fromPromise(({ signal }) => sessionApi.obtain(signal)),
      refresh: fromPromise(async ({ input, signal }) => {
        await sessionApi.refresh(signal, input.version ?? undefined);
        return read();
      }),
      logIn: fromPromise(({ input, signal }) => sessionApi.logIn(input.answer, signal)),
      logOut: fromPromise(() => sessionApi.logOut()),
      clearTokens: fromPromise(({ input }) => tokenStore.clear(input.login ?? undefined)),
    },
  });
}
