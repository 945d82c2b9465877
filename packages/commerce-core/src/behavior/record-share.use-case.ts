import type { Ports } from '../ports.ts';
import { type SharedChannel, type SharedPage, shareEvent } from './share.ts';

/** Tells of a share, to analytics and to the shop's own history; a failure there is ignored. Spec §3. */
export function recordShare(
  { behaviorApi, tracking }: Pick<Ports, 'behaviorApi' | 'tracking'>,
  pageCode: string,
  channel: SharedChannel,
  page: SharedPage,
): void {
  const event = shareEvent(channel, page);
  tracking.track(event);
  behaviorApi.record({ behaviorType: 'SHARE', pageCode, share: event.parameters }).catch(() => undefined);
}
