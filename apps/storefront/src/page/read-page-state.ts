import type { PageState } from './page-state.ts';

/** Reads the state that the web host wrote into this document; same build, so the shape is trusted. */
export function readPageState(page: Document): PageState {
  const state: PageState = JSON.parse(page.getElementById('page-state')?.textContent ?? 'null');
  return state;
}
