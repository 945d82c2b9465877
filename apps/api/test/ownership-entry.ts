import type { TestCall } from '../src/testing/http/test-call.ts';
import type { MembersThings } from './two-members.ts';

/**
 * What an operation has to do with a member's things: `nothing` when it shows the shop alone, `own` when it names no
 * thing and answers with the caller's, otherwise how it is called with the ids of another member's things.
 */
export type Ownership = 'nothing' | 'own' | Foreign;

/** Calls that name things; `own` are the caller's, `other` those of another member or unknown ones. */
export interface Foreign {
  readonly calls: (other: MembersThings, own: MembersThings) => readonly TestCall[];
  /** Why another's id is not refused with 404; it is answered as an unknown id is, all the same. */
  readonly unlike404?: string;
}
