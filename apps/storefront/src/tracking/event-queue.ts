import { createEventQueue, type TrackingEvent } from '@dealstore/commerce-core';
import type { TrackedEvents } from './tracked-events.ts';

/**
 * Makes an event; the code that makes events is loaded only where a tag manager listens.
 * @param pageCode of the page it happened on, which may have been left since
 */
export type MakeEvent = (make: TrackedEvents, pageCode: string) => TrackingEvent | null;

/** A page that is shown, or what happened on one. */
export type QueuedEvent =
  | { readonly type: 'page'; readonly pageCode: string; readonly path: string }
  | { readonly type: 'event'; readonly pageCode: string; readonly make: MakeEvent };

/** What happens in this document, from its first moment on: analytics is told of it once the services are there. */
export const eventQueue = createEventQueue<QueuedEvent>();
