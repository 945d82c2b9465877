import type { PageState } from './page-state.ts';

/** Reads what the web host wrote into this document; both were built together, so the shape is trusted. */
export function readPageState(page: Document): PageState {
  const state: PageState = JSON.parse(page.getElementById('page-state')?.textContent ?? 'null');
  return state;
}
