import { type CategoryNo, HOME_DEFAULT_INDEX } from '@dealstore/commerce-core/domain';
import { proxy } from 'valtio';
import { HOME_TABS, type HomeTab } from '../../routes/links.ts';

interface HomeState {
  /** Which of the sections below the first ones was gone to last. Spec §3 (active section index). */
  activeSection: number;
  /** The category of the best list on the home; null is all. */
  bestCategory: number | null;
  /** How often a filter of the best list was chosen, so that coming back keeps it. Spec §3. */
  bestKeep: number;
  /** Whether the limited list leaves out what is sold out. */
  limitedInStock: boolean;
  /** How often the filter of the limited list was changed, so that coming back keeps it. Spec §3. */
  limitedKeep: number;
}

/** What is seen of the home while a document lives, also after a visit to a product. */
export interface HomeView {
  readonly state: HomeState;
  goToSection(index: number): void;
  keepBest(categoryNo: CategoryNo | null): void;
  keepLimited(inStock: boolean): void;
  /** Notes how far down a tab was read, in CSS pixels. */
  leave(tab: HomeTab, scrollY: number): void;
  /** How far down a tab was read; 0 at the first visit. */
  positionOf(tab: HomeTab): number;
}

/** Which tab an address asks for; the first unless it names another. Spec §3 (tab name). */
export function readHomeTab(search: URLSearchParams): HomeTab {
  return HOME_TABS.find((tab) => tab === search.get('tab')) ?? HOME_TABS[HOME_DEFAULT_INDEX];
}

/** Creates the view; one per document. Spec §3 (home state). */
export function createHomeView(): HomeView {
  const state = proxy<HomeState>({
    activeSection: HOME_DEFAULT_INDEX,
    bestCategory: null,
    bestKeep: 0,
    limitedInStock: false,
    limitedKeep: 0,
  });
  const positions = new Map<HomeTab, number>();
  return {
    state,
    goToSection: (index) => void (state.activeSection = index),
    keepBest: (categoryNo) => {
      state.bestCategory = categoryNo;
      state.bestKeep += 1;
    },
    keepLimited: (inStock) => {
      state.limitedInStock = inStock;
      state.limitedKeep += 1;
    },
    leave: (tab, scrollY) => void positions.set(tab, Math.max(0, Math.round(scrollY))),
    positionOf: (tab) => positions.get(tab) ?? 0,
  };
}
