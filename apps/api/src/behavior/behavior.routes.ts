import type { AppParts } from '../app-parts.ts';
import type { Handlers } from '../contract/operation.ts';
import { addBehavior } from './behavior.store.ts';

/** What visitors do on the pages. Spec §7. */
export function behaviorRoutes({ database, clock }: AppParts): Pick<Handlers, 'recordBehavior'> {
  return {
    recordBehavior: async ({ query, body, platform, campaign }) => {
      await addBehavior(database, { ...query, ...body, platform, campaign, at: clock.now() });
      return undefined;
    },
  };
}
