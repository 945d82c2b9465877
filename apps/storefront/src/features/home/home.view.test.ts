import { describe, expect, it } from 'vitest';
import { createHomeView, readHomeTab } from './home.view.ts';

describe('the home', () => {
  it('is open on its first tab until another is asked for [ENTITY-42]', () => {
    const tabOf = (query: string) => readHomeTab(new URLSearchParams(query));
    expect(['', 'tab=nothing', 'tab=limited'].map(tabOf)).toEqual(['home', 'home', 'limited']);
  });

  it('is at its first section until another is gone to [ENTITY-45]', () => {
    const view = createHomeView();
    expect(view.state.activeSection).toBe(0);
    view.goToSection(2);
    expect(view.state.activeSection).toBe(2);
  });

  it('keeps the filters of its lists and counts that they were chosen', () => {
    const view = createHomeView();
    expect(view.state).toMatchObject({ bestCategory: null, bestKeep: 0, limitedInStock: false, limitedKeep: 0 });
    view.keepBest(7);
    view.keepLimited(true);
    view.keepLimited(false);
    expect(view.state).toMatchObject({ bestCategory: 7, bestKeep: 1, limitedInStock: false, limitedKeep: 2 });
  });
});
