import { connectTypeOf, type Platform } from '@dealstore/commerce-core/domain';

/** Globals that shells inject into a page. */
const OBJECTS = ['commerceBridge', 'webkit', 'ReactNativeWebView', 'CommerceAndroid'];

/** Whether the page runs in a shell or one is expected: only then is the code of the bridge loaded. */
export function isInShell(platform: Platform): boolean {
  return connectTypeOf(platform) === 'APP' || OBJECTS.some((name) => name in window);
}
