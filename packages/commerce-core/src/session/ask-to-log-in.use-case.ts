import { type Prompt, promptToAct, type Withheld } from '../access/access.ts';
import type { Ports } from '../ports.ts';
import type { Intent } from './pending-target.ts';

/** What a visitor is about to do, and where. */
export interface AttemptedAction {
  readonly loggedIn: boolean;
  /** Why the goods it is about are withheld; null when they are not, or when it is about none. */
  readonly withheld: Withheld | null;
  /** Whether a guest may do it. */
  readonly openToGuests: boolean;
  /** Path and query to come back to after the log-in. */
  readonly path: string;
  /** Done once after the log-in; null when nothing is. */
  readonly intent: Intent | null;
}

/**
 * Says which prompt an attempt needs first, and keeps its place and intent until the log-in; null when nothing does.
 * Who declines calls `pendingTargetStore.save(path, null)`, so that a later log-in does not do it. Source: Spec §4, §6.
 */
export function askToLogIn(
  { pendingTargetStore }: Pick<Ports, 'pendingTargetStore'>,
  { loggedIn, withheld, openToGuests, path, intent }: AttemptedAction,
): Prompt | null {
  const prompt = promptToAct({ loggedIn }, { withheld, needsLogin: !openToGuests });
  // A notice leads nowhere, so there is nothing to come back from.
  if (prompt !== null && prompt.leadsTo !== null) pendingTargetStore.save(path, intent);
  return prompt;
}
