import { createContext, use } from 'react';
import { proxy, useSnapshot } from 'valtio';

/** Which of the three prompts is open; opening one closes the others. Spec §4. */
export type Prompt = 'login' | 'adult' | 'telecom';

/** A short message; `action` offers one way on. */
export interface ToastMessage {
  readonly id: number;
  readonly text: string;
  readonly action: { readonly label: string; readonly href: string } | null;
}

/** A question or notice over the page, with at most two answers. Spec §3 (Alert options). */
export interface AlertMessage {
  readonly contents: string;
  readonly subContents?: string;
  readonly left?: { readonly text: string; readonly run?: () => void };
  readonly right: { readonly text: string; readonly run?: () => void };
}

/** Which legal text is shown full-screen. Spec §2, §7. */
export interface TermsPopup {
  readonly type: string;
  readonly title: string;
  /** The personal-information variant has no close icon; a confirm button ends it. Spec §2. */
  readonly closable: boolean;
}

interface ChromeState {
  toast: ToastMessage | null;
  alert: AlertMessage | null;
  prompt: Prompt | null;
  terms: TermsPopup | null;
  guestCartCount: number;
  /** Whether closing the adult prompt leaves the page, whose content must not show. */
  leaveOnClose: boolean;
}

/** What is seen around every screen, and the ways to change it. */
export interface ChromeView {
  readonly state: ChromeState;
  toast(text: string, action?: ToastMessage['action']): void;
  hideToast(id: number): void;
  alert(message: AlertMessage): void;
  /** Opens a prompt; with `leaveOnClose`, closing it leaves the page, whose content must not show. */
  ask(prompt: Prompt, leaveOnClose?: boolean): void;
  showTerms(terms: TermsPopup): void;
  closePrompt(): void;
  closeAlert(): void;
  closeTerms(): void;
  /** Shows how many options a guest's cart on this device holds. */
  countGuestCart(count: number): void;
}

/** Creates the view; one per document. */
export function createChromeView(prompt: Prompt | null = null): ChromeView {
  const state = proxy<ChromeState>({
    toast: null,
    alert: null,
    prompt,
    terms: null,
    guestCartCount: 0,
    leaveOnClose: false,
  });
  let lastToast = 0;
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
    ask: (asked, leaveOnClose = false) => {
      state.prompt = asked;
      state.leaveOnClose = leaveOnClose;
    },
    showTerms: (terms) => void (state.terms = terms),
    closePrompt: () => void (state.prompt = null),
    closeAlert: () => void (state.alert = null),
    closeTerms: () => void (state.terms = null),
    countGuestCart: (count) => void (state.guestCartCount = count),
  };
}

/** The view of the document around a component. */
export const ChromeViewContext = createContext<ChromeView | null>(null);

/** The chrome's view: to open a toast, an alert, a prompt or a legal text. */
export function useChrome(): ChromeView {
  const view = use(ChromeViewContext);
  if (view === null) throw new Error('useChrome needs the app around it');
  return view;
}

/** What the chrome shows now; re-renders when a part that was read changes. */
export function useChromeState() {
  return useSnapshot(useChrome().state);
}
