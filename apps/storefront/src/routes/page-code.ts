import { pageCodeOf } from '@dealstore/commerce-core/domain';
import { matchRoute } from './paths.ts';

/** The page code of a path. Spec §3 (`pageCode`). */
export function pageCodeOfPath(path: string): string {
  return pageCodeOf(matchRoute(path)?.name ?? 'wrongPage');
}

/** The page code of the page that is shown. */
export function pageCodeHere(): string {
  return pageCodeOfPath(window.location.pathname);
}
