import type { Tracking } from './tracking.port.ts';
import type { BehaviorApi } from './behavior.port.ts';
import type { Behavior } from './behavior.ts';

/** What follows a visitor from page to page. */
export interface PageVisits {
  /**
   * The page that is shown now: records leaving the one before, then entering this one. Spec §4.
   * @param pageCode for example `PRODUCT`
   * @param path tells two pages of one code apart; goes nowhere, for it may hold a secret
   */
  enter(pageCode: string, path: string): void;
  /** The document itself is left. */
  leave(): void;
  /** Code of the page shown before this one; null on the first. Spec §4. */
  previousPageCode(): string | null;
}

/** Follows a visitor from page to page; nothing that fails here is shown or thrown. Spec §4, §7. */
export function createPageVisits({
  behaviorApi,
  tracking,
}: {
  readonly behaviorApi: BehaviorApi;
  readonly tracking: Tracking;
}): PageVisits {
  let current: { readonly pageCode: string; readonly path: string } | null = null;
  let previousPageCode: string | null = null;
  // One after the other, so that the history has them in the order in which they happened.
  let last: Promise<void> = Promise.resolve();
  const record = (behavior: Behavior): Promise<void> => behaviorApi.record(behavior).catch(() => undefined);
  const recordMove = async (earlier: Promise<void>, left: string | null, pageCode: string): Promise<void> => {
    await earlier;
    if (left !== null) await record({ behaviorType: 'PAGE_EXIT', pageCode: left });
    await record({ behaviorType: 'PAGE_ENTER', pageCode });
  };
  return {
    enter: (pageCode, path) => {
      if (current?.path === path) return;
      const left = current?.pageCode ?? null;
      current = { pageCode, path };
      previousPageCode = left;
      last = recordMove(last, left, pageCode);
      tracking.track({ name: 'page_view', parameters: { pageCode, previousPageCode: left } });
    },
    leave: () => {
      if (current !== null) void record({ behaviorType: 'PAGE_EXIT', pageCode: current.pageCode });
      current = null;
    },
    previousPageCode: () => previousPageCode,
  };
}
