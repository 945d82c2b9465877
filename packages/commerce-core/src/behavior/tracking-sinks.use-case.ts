import type { Bridge } from '../bridge/bridge.port.ts';
import type { TrackingEvent } from './tracking-event.ts';
import type { Tracking } from './tracking.port.ts';
import { ga4Event } from './ga4-event.ts';

/** A service that events go to. It may throw: no other service is hurt. */
export type TrackingSink = (event: TrackingEvent) => void;

/** Sends every event to every sink; one that throws hurts neither the page nor the others. Spec §4. */
export function createTracking(sinks: readonly TrackingSink[]): Tracking {
  return {
    isSilent: sinks.length === 0,
    track: (event) => {
      for (const send of sinks) {
        try {
          send(event);
        } catch {
          // A failing analytics service must not break the page or the other services.
        }
      }
    },
  };
}

/**
 * Sends events to a tag manager's data layer, named and shaped as GA4 has them. Source:
 * developers.google.com (gtag events).
 */
export function dataLayerSink(layer: { push(entry: object): unknown }): TrackingSink {
  return (event) => {
    const { name, ecommerce, ...parameters } = ga4Event(event);
    // What an earlier event said of goods must not stay for this one.
    layer.push({ ecommerce: null });
    layer.push({ event: name, ...parameters, ...(ecommerce !== undefined && { ecommerce }) });
  };
}

/** Sends events to the analytics of the shell; rows go as JSON, for its parameters are flat. Spec §7 Other. */
export function bridgeSink(bridge: Pick<Bridge, 'logEvent'>): TrackingSink {
  return ({ name, parameters }) => {
    const flat: Record<string, string | number | boolean> = {};
    for (const [key, value] of Object.entries<unknown>(parameters)) {
      if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') flat[key] = value;
      else if (typeof value === 'object' && value !== null) flat[key] = JSON.stringify(value);
    }
    bridge.logEvent(name, flat);
  };
}
