import type { ShareEvent } from './share.ts';

/** What a visitor can do that the behavior history records. Spec §3; the values are Assumed. */
export const BEHAVIOR_TYPES = ['PAGE_ENTER', 'PAGE_EXIT', 'CLICK', 'SHARE'] as const;

/** One of them. Spec §3 (`behaviorType`). */
export type BehaviorType = (typeof BEHAVIOR_TYPES)[number];

/** One entry of the behavior history; it names no person. Spec §3. */
export interface Behavior {
  readonly behaviorType: BehaviorType;
  /** The page it happened on, for example `PRODUCT`. Spec §3; one per route. */
  readonly pageCode: string;
  /** Only with SHARE. */
  readonly share?: ShareEvent['parameters'];
}

/** Whether a text has the shape of a page code. */
export function isPageCode(text: string): boolean {
  return /^[A-Z][A-Z0-9_]{0,39}$/.test(text);
}

/**
 * The page code of a route. Spec §3 (`pageCode`); Assumed: the route's name in capitals.
 * @example pageCodeOf('orderSheet') // 'ORDER_SHEET'
 */
export function pageCodeOf(routeName: string): string {
  return routeName.replaceAll(/[A-Z]/g, '_$&').toUpperCase();
}
