import type { EventApi } from '../../event/event.port.ts';
import type { EventJoin, EventStanding, ShopEvent } from '../../event/event.ts';
import { fromWire } from '../../value/brand.ts';
import type { HttpCaller } from './client.ts';

const ROOT = '/client/v1/display';

/** Calls of events over HTTP. */
export function createHttpEventApi(http: HttpCaller): EventApi {
  return {
    get: async (eventNo, signal) =>
      fromWire<ShopEvent>(
        await http.call(
          (client, abort) => client.GET(`${ROOT}/events/{eventNo}`, { params: { path: { eventNo } }, signal: abort }),
          { signal },
        ),
      ),
    check: async (exhibitionNo, signal) =>
      fromWire<EventStanding>(
        await http.call(
          (client, abort) =>
            client.POST(`${ROOT}/event/check/{exhibitionNo}`, { params: { path: { exhibitionNo } }, signal: abort }),
          { signal },
        ),
      ),
    join: async (exhibitionNo) =>
      fromWire<EventJoin>(
        await http.call((client, abort) =>
          client.POST(`${ROOT}/event/join/{exhibitionNo}`, { params: { path: { exhibitionNo } }, signal: abort }),
        ),
      ),
  };
}
