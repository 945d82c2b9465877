import { connectTypeOf, type Platform } from '@dealstore/commerce-core/domain';

/** What shells put on a page. */
const OBJECTS = ['commerceBridge', 'webkit', 'ReactNativeWebView', 'CommerceAndroid'];

/** Whether a shell is around this page, or is to be expected: only then is the code of the bridge loaded. */
export function isInShell(platform: Platform): boolean {
  return connectTypeOf(platform) === 'APP' || OBJECTS.some((name) => name in window);
}
