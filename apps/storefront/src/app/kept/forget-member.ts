import { forgetDrafts } from '../../container/forget-drafts.ts';

/** Takes away what this device keeps of a member who logs out: it may open no page after that would. */
export async function forgetMember(): Promise<void> {
  forgetDrafts();
  const [{ dropAnswers }, { dropChanges }] = await Promise.all([
    import('./kept-answers.ts'),
    import('./kept-changes.ts'),
  ]);
  await Promise.all([dropAnswers(), dropChanges()]);
}
