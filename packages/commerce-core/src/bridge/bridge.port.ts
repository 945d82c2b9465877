import type { AppState, BridgeMethod, PermissionName, PermissionStatus } from './bridge-messages.ts';

/**
 * How far the page has come with its shell; `outdated` when the shell knows no version of the
 * protocol that the page knows.
 */
export type BridgeStatus = 'connecting' | 'ready' | 'absent' | 'outdated';

/** How a sheet to share a link ended: in a share, closed without one, or never opened. */
export type ShareOutcome = 'shared' | 'closed' | 'none';

/** A person picked from the phone's contacts. */
export interface PickedContact {
  readonly name: string;
  readonly phone: string;
}

/**
 * What a native shell provides to the page; in a browser every call does nothing and
 * nothing ever throws. Spec §7 Other.
 */
export interface Bridge {
  /** Whether the page runs in a shell, which may still be connecting. */
  isPresent(): boolean;
  status(): BridgeStatus;
  /** Whether the shell has told that it can do this. */
  can(method: BridgeMethod): boolean;
  /** What the app told of itself last: permissions, push token, version; null before. Spec §3 (Env). */
  appState(): AppState | null;
  /** Calls back at every change of status or state; answers how to stop. */
  subscribe(listener: () => void): () => void;
  /** Asks for the state anew, as after a return to the page. */
  sync(): void;
  /** The permission now; null where it is unknown. */
  permission(name: PermissionName): Promise<PermissionStatus | null>;
  /** Asks the person for a permission; null where it is not possible. */
  requestPermission(name: PermissionName): Promise<PermissionStatus | null>;
  /** The token to send push messages to; null where there is none. */
  pushToken(): Promise<string | null>;
  /** The version of the app; null outside of one. */
  appVersion(): Promise<string | null>;
  /** Tells the shell who is logged in; null at log out. */
  setUserId(userId: string | null): void;
  /** Tells the shell that an overlay menu opened or closed. */
  setMenuOpen(isOpen: boolean): void;
  /** Opens the shell's own sheet to share a link; `none` where there is none, and the page offers its own. */
  openShare(page: { readonly link: string; readonly title: string }): Promise<ShareOutcome>;
  /** Hands an event to the shell's own analytics. */
  logEvent(name: string, parameters: Readonly<Record<string, string | number | boolean>>): void;
  /** Lets the person pick one contact; null where there is no such thing or the person chose none. */
  pickContact(): Promise<PickedContact | null>;
  /** Opens a payment app, or its page in the store where it is not installed; false where the page has to. */
  openPayment(url: string): Promise<boolean>;
  /** Opens an https address outside of the app; false where the page has to. */
  openExternal(url: string): Promise<boolean>;
  /** A text kept in secure storage; null where there is none. */
  secureGet(key: string): Promise<string | null>;
  /** Keeps a text in secure storage, null removes it; false where it could not be kept. */
  secureSet(key: string, value: string | null): Promise<boolean>;
  /** Sets what is asked first when the phone's back button is pressed: whether the page took it. */
  onBack(take: () => boolean): void;
  /**
   * Calls back with the address of a push message or deep link that was opened: an address from outside, to be checked.
   */
  onOpened(open: (url: string) => void): void;
  /** Cancels every call that still waits for a person, as when the page is left. */
  leave(): void;
}
