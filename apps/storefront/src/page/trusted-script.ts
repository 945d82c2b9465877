import { KAKAO_SDK } from './kakao-sdk.ts';

/** Where the build puts the service worker. */
export const WORKER = '/service-worker.js';

/** The scripts a page brings that its build does not import. */
const SCRIPTS: readonly string[] = [KAKAO_SDK.src, WORKER];

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { readonly createScriptURL: (url: string) => string },
  ): { createScriptURL(url: string): unknown };
}

let policy: ReturnType<TrustedTypes['createPolicy']> | undefined;

/**
 * An address of a script as the page's one policy for scripts lets it through, and no other address.
 * Source: MDN (Trusted Types API).
 */
export function trustedScript(address: string): unknown {
  const types: TrustedTypes | undefined = Reflect.get(window, 'trustedTypes');
  // A policy can be made once in a document.
  policy ??= types?.createPolicy('dealstore', {
    createScriptURL: (url) => {
      if (!SCRIPTS.includes(url)) throw new TypeError('the page loads no other script');
      return url;
    },
  });
  return policy?.createScriptURL(address) ?? address;
}
