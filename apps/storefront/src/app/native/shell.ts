import { type Bridge, createShellBridge } from '@dealstore/commerce-core';
import { cryptoRandom, lateShellTransport, shellTransport, systemClock } from '@dealstore/commerce-core/adapters/web';
import { connectTypeOf, type Platform } from '@dealstore/commerce-core/domain';
import type { ChromeStore } from '../../page/chrome-store.ts';
import type { Services } from '../../container/services.ts';
import { copyText } from '../../page/copy-text.ts';
import type { PageFacts } from '../../page/page-state.ts';
import { type NativeText, nativeText } from './native.text.ts';
import { openTarget } from './open-target.ts';

/** The version of the page's half of the bridge, for the shell's own records. */
const SDK = '1.0.0';
const OPEN_DIALOG = 'dialog:modal';

/** A shell around this page. */
export interface Shell {
  readonly bridge: Bridge;
  /** Keeps the shell informed about this page, and the page about the shell. */
  follow(
    services: Pick<Services, 'accountApi'>,
    page: { readonly facts: PageFacts; readonly chrome: ChromeStore },
  ): void;
}

/** Opens the bridge to the shell around this page; null outside a shell. */
export function openShell(platform: Platform): Shell | null {
  const isApp = connectTypeOf(platform) === 'APP';
  const transport = shellTransport(window) ?? (isApp ? lateShellTransport(window) : null);
  if (transport === null) return null;
  const bridge = createShellBridge({ transport, clock: systemClock(), random: cryptoRandom(), sdk: SDK });
  return {
    bridge,
    follow: ({ accountApi }, { facts, chrome }) => {
      tellUser(bridge, accountApi, facts.loggedIn);
      followDialogs(bridge);
      openOutside(bridge, chrome, nativeText[facts.language]);
      bridge.onBack(closeDialog);
      bridge.onOpened((url) => {
        const target = openTarget(url, window.location.origin);
        if (target !== null) window.location.assign(target);
      });
      bridge.subscribe(() => {
        if (bridge.status() === 'outdated') chrome.toast(nativeText[facts.language].outdated);
      });
      document.addEventListener('visibilitychange', () => {
        if (document.visibilityState === 'visible') bridge.sync();
      });
      window.addEventListener('pagehide', () => bridge.leave());
    },
  };
}

/** Who is logged in is a fact of the document: a log-in and a log-out load a new one. Spec §7 Other. */
function tellUser(bridge: Bridge, accountApi: Services['accountApi'], loggedIn: boolean): void {
  if (!loggedIn) bridge.setUserId(null);
  else
    accountApi.get().then(
      ({ memberNo }) => bridge.setUserId(String(memberNo)),
      () => undefined,
    );
}

/** Reports open overlays, all of which are modal dialogs, so that the shell disables its own gestures. */
function followDialogs(bridge: Bridge): void {
  let isOpen = false;
  const look = (): void => {
    const now = document.querySelector(OPEN_DIALOG) !== null;
    if (now !== isOpen) bridge.setMenuOpen((isOpen = now));
  };
  new MutationObserver(look).observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['open'],
  });
  look();
}

/**
 * A web view has only one window: links with `target=_blank` open in the phone's browser. Where the shell cannot open
 * it, the link is copied and a toast says so.
 */
function openOutside(bridge: Bridge, chrome: Pick<ChromeStore, 'toast'>, t: NativeText): void {
  const open = async (href: string): Promise<void> => {
    if (await bridge.openExternal(href)) return;
    chrome.toast((await copyText(href)) ? t.linkCopied : t.notOpened);
  };
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a[target="_blank"]') : null;
    if (event.defaultPrevented || !(link instanceof HTMLAnchorElement) || link.protocol !== 'https:') return;
    if (!bridge.can('nav.openExternal')) return;
    event.preventDefault();
    void open(link.href);
  });
}

/** Back closes an overlay; everything else is left to the shell. */
function closeDialog(): boolean {
  if (document.querySelector(OPEN_DIALOG) === null) return false;
  history.back();
  return true;
}
