/** What a native shell provides to the page; in a browser every call does nothing and nothing ever throws. Spec §7 Other. */
export interface Bridge {
  /** Whether a shell answers at all. */
  isPresent(): boolean;
  /** Tells the shell who is logged in; null at log out. */
  setUserId(userId: string | null): void;
  /** Tells the shell that an overlay menu opened or closed. */
  setMenuOpen(isOpen: boolean): void;
  /** Opens the shell's own sheet to share a link; false where there is none, and the page offers its own. */
  openShare(page: { readonly link: string; readonly title: string }): Promise<boolean>;
  /** Hands an event to the shell's own analytics. */
  logEvent(name: string, parameters: Readonly<Record<string, string | number | boolean>>): void;
}
