import type { Intent, PromptKind } from '@dealstore/commerce-core/domain';
import { createContext, use } from 'react';
import { proxy, useSnapshot } from 'valtio';

/** What a visitor intended, as a prompt names it. */
export type Intended = Intent['kind'];

/** How a prompt ends when the visitor declines. */
export interface AskOptions {
  /** Whether closing it leaves the page, because its content must stay hidden. */
  readonly leaveOnClose?: boolean;
  /** What the visitor was about to do. */
  readonly intent?: Intended | null;
  /** Called when the visitor declines. */
  readonly declined?: () => void;
}

/** The action of a toast: a link or a callback. */
type ToastAction = ({ readonly href: string } | { readonly run: () => void }) & {
  readonly label: string;
  /** Whether nothing else on the page offers the action: the toast stays longer. */
  readonly isOnlyWay?: boolean;
  /** Whether it stays until its caller removes it. */
  readonly waits?: boolean;
};

/** A toast. */
export interface ToastMessage {
  readonly id: number;
  readonly text: string;
  readonly action: ToastAction | null;
}

/** One answer of an alert. */
export interface AlertButton {
  readonly text: string;
  /** Whether it is shown; true by default. */
  readonly showState?: boolean;
  readonly run?: () => void;
}

/** A notice (alert) or question (confirm) over the page, with at most two answers. Spec §3 (Alert options). */
export interface AlertMessage {
  readonly type: 'alert' | 'confirm';
  readonly contents: string;
  readonly subContents?: string;
  /** Only of a question. */
  readonly left?: AlertButton;
  readonly right: AlertButton;
}

/** Which legal text is shown full-screen. Spec §2, §7. */
export interface TermsPopup {
  readonly type: string;
  readonly title: string;
  /** Sellers the text is about; all sellers of the shop without it. Spec §4. */
  readonly partnerNames?: readonly string[];
}

/** The layout of the cards of a list: in columns, or one under the other with the picture beside the words. Assumed. */
export type CardForm = 'grid' | 'rows';

interface ChromeState {
  toast: ToastMessage | null;
  alert: AlertMessage | null;
  /** Which of the three prompts is open; opening one closes the others. Spec §4. */
  prompt: PromptKind | null;
  /** What the visitor was about to do when it opened. */
  intent: Intended | null;
  terms: TermsPopup | null;
  /** Whether the shop's app is being offered. Spec §4. */
  offersApp: boolean;
  cards: CardForm;
  /** Whether closing the adult prompt leaves the page, whose content must not show. */
  leaveOnClose: boolean;
  /** The name of the route that a touch asked for and whose screen is being loaded. */
  next: string | null;
  /** Whether loading is slow. */
  loads: boolean;
}

/** State of the chrome around every screen, and the ways to change it. */
export interface ChromeStore {
  readonly state: ChromeState;
  toast(text: string, action?: ToastMessage['action']): void;
  hideToast(id: number): void;
  alert(message: AlertMessage): void;
  ask(prompt: PromptKind, options?: AskOptions): void;
  showTerms(terms: TermsPopup): void;
  /** Offers the shop's app, or stops to. */
  offerApp(isOffered: boolean): void;
  /** Closes the prompt as unanswered and discards its intent. */
  declinePrompt(): void;
  /** Closes the prompt because the page under it has changed. */
  closePrompt(): void;
  closeAlert(): void;
  closeTerms(): void;
  /** Changes the layout of the cards in lists. */
  showCards(form: CardForm): void;
  /** Sets the screen that is being loaded, null for none, and removes the message of one that failed. */
  showNext(route: string | null): void;
  /** Sets whether loading the next screen is slow. */
  showLoading(isLoading: boolean): void;
}

/** Creates the store; one per document. */
export function createChromeStore(prompt: PromptKind | null = null, cards: CardForm = 'grid'): ChromeStore {
  const state = proxy<ChromeState>({
    toast: null,
    alert: null,
    prompt,
    intent: null,
    terms: null,
    offersApp: false,
    cards,
    leaveOnClose: false,
    next: null,
    loads: false,
  });
  let lastToast = 0;
  let declined: (() => void) | null = null;
  return {
    state,
    toast: (text, action = null) => {
      lastToast += 1;
      state.toast = { id: lastToast, text, action };
    },
    hideToast: (id) => {
      if (state.toast?.id === id) state.toast = null;
    },
    alert: (message) => void (state.alert = message),
    ask: (prompt, options = {}) => {
      // A later prompt of the same page must still leave a page whose content must stay hidden.
      state.leaveOnClose = options.leaveOnClose ?? (state.leaveOnClose && state.prompt === prompt);
      state.prompt = prompt;
      state.intent = options.intent ?? null;
      declined = options.declined ?? null;
    },
    showTerms: (terms) => void (state.terms = terms),
    offerApp: (isOffered) => void (state.offersApp = isOffered),
    declinePrompt: () => {
      state.prompt = null;
      declined?.();
      declined = null;
    },
    closePrompt: () => {
      state.prompt = null;
      declined = null;
    },
    closeAlert: () => void (state.alert = null),
    closeTerms: () => void (state.terms = null),
    showCards: (form) => void (state.cards = form),
    showNext: (route) => {
      const action = state.toast?.action;
      if (route !== null && action?.isOnlyWay === true && 'href' in action) state.toast = null;
      state.next = route;
    },
    showLoading: (isLoading) => void (state.loads = isLoading),
  };
}

/** The store of the document around a component. */
export const ChromeStoreContext = createContext<ChromeStore | null>(null);

/** The chrome's store: to open a toast, an alert, a prompt or a legal text. */
export function useChrome(): ChromeStore {
  const store = use(ChromeStoreContext);
  if (store === null) throw new Error('useChrome needs the app around it');
  return store;
}

/** What the chrome shows now; re-renders when a part that was read changes. */
export function useChromeState() {
  return useSnapshot(useChrome().state);
}
