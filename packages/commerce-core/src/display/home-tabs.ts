import type { Banner } from './display.ts';

/** Index of the tab and of the menu entry that are open until another is asked for. Spec §3 (Home: default index). */
export const HOME_DEFAULT_INDEX = 0;

/** One tab under the header. Spec §3 (Home: tab items). */
export interface HomeTabItem {
  readonly label: string;
  /** A path of the shop, to be checked before it is followed. */
  readonly landingUrl: string;
}

/** The tabs of the home after its own: the banners 000, in their order. Spec §3, §7. */
export function homeTabItems(banners: readonly Banner[]): readonly HomeTabItem[] {
  return banners
    .filter(({ name }) => name !== '')
    .toSorted((one, other) => one.displayOrder - other.displayOrder)
    .map(({ name, landingUrl }) => ({ label: name, landingUrl }));
}

/**
 * Which of the tabs is open at an address, path and query; the default one where none leads
 * there. Spec §3 (active index).
 */
export function activeTabIndex(tabs: readonly HomeTabItem[], address: string): number {
  const found = tabs.findIndex(({ landingUrl }) => landingUrl === address);
  return found === -1 ? HOME_DEFAULT_INDEX : found;
}
