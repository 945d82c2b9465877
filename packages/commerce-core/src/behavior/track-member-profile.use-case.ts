import type { Ports } from '../ports.ts';
import { mayDescribeMember, memberEvent } from './member-event.ts';

/** Describes the member to analytics once they agreed; reads nothing of theirs without a listener. Spec §6. */
export async function trackMemberProfile({
  accountApi,
  tracking,
}: Pick<Ports, 'accountApi' | 'tracking'>): Promise<void> {
  if (tracking.isSilent === true) return;
  const consents = await accountApi.services();
  if (!mayDescribeMember(consents)) return;
  const event = memberEvent(await accountApi.get(), consents);
  if (event !== null) tracking.track(event);
}
