import { mayDescribeMember, memberEvent } from '@dealstore/commerce-core/domain';
import type { Services } from '../container/services.ts';

/** Describes the member to analytics, once per document; reads nothing of theirs where nobody listens. Spec §6. */
export async function tellMember({ accountApi, tracking }: Pick<Services, 'accountApi' | 'tracking'>): Promise<void> {
  if (tracking.isSilent === true) return;
  const consents = await accountApi.services();
  if (!mayDescribeMember(consents)) return;
  const event = memberEvent(await accountApi.get(), consents);
  if (event !== null) tracking.track(event);
}
