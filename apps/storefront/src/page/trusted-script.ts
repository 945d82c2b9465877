import { KAKAO_SDK } from './kakao-sdk.ts';

/** Where the build puts the service worker. */
export const WORKER = '/service-worker.js';

/** The scripts a page brings that its build does not import. */
const SCRIPTS: readonly string[] = [KAKAO_SDK.src, WORKER];

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { readonly createScriptURL: (url: string) => string },
  ): { createScriptURL(url: string): string };
}

declare global {
  interface Window {
    /** Missing in browsers without it. NOTE: its addresses are objects that browsers take where the types say text. */
    readonly trustedTypes?: TrustedTypes;
  }
}

let policy: ReturnType<TrustedTypes['createPolicy']> | undefined;

/**
 * An address of a script as the page's one policy for scripts lets it through, and no other address.
 * Source: MDN (Trusted Types API).
 */
export function trustedScript(address: string): string {
  // A policy can be made once in a document.
  policy ??= window.trustedTypes?.createPolicy('dealstore', {
    createScriptURL: (url) => {
      if (!SCRIPTS.includes(url)) throw new TypeError('the page loads no other script');
      return url;
    },
  });
  return policy?.createScriptURL(address) ?? address;
}
