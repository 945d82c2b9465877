import type { Clock, TrackingSink } from '@dealstore/commerce-core';
import { ga4Event } from '@dealstore/commerce-core/domain';

/** Name of the channel, and of the storage key that an open inspector in another tab sets. */
const NAME = 'tracking-inspector';

/** Sends events to the inspector of `/dev/tracking` while one is open in this browser; null while none is. */
export function inspectorSink(clock: Pick<Clock, 'now'>): TrackingSink | null {
  if (!isInspected()) return null;
  const channel = new BroadcastChannel(NAME);
  return (event) =>
    channel.postMessage({ at: clock.now(), page: window.location.pathname, event, ga4: ga4Event(event) });
}

function isInspected(): boolean {
  try {
    return window.localStorage.getItem(NAME) !== null;
  } catch {
    return false;
  }
}
