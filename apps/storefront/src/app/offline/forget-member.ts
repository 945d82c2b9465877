import { forgetDrafts } from '../../container/forget-drafts.ts';

/** Takes away what this device keeps of a member who logs out: it may open no page after that would. */
export async function forgetMember(): Promise<void> {
  forgetDrafts();
  const [{ dropQueries }, { dropMutations }] = await Promise.all([
    import('./persisted-queries.ts'),
    import('./persisted-mutations.ts'),
  ]);
  await Promise.all([dropQueries(), dropMutations()]);
}
