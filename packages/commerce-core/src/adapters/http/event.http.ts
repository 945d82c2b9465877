import type { EventApi } from '../../event/event.port.ts';
import type { EventJoin, EventStanding, ShopEvent } from '../../event/event.ts';
import { dataAs } from './client.ts';
import type { HttpClient } from './http-client.ts';

const ROOT = '/client/v1/display';

/** Calls of events over HTTP. */
export function createHttpEventApi(http: HttpClient): EventApi {
  return {
    get: (eventNo, signal) =>
      dataAs<ShopEvent>(
        http.GET(`${ROOT}/events/{eventNo}`, { params: { path: { eventNo } }, signal: signal ?? null }),
      ),
    check: (exhibitionNo, signal) =>
      dataAs<EventStanding>(
        http.POST(`${ROOT}/event/check/{exhibitionNo}`, { params: { path: { exhibitionNo } }, signal: signal ?? null }),
      ),
    join: (exhibitionNo) =>
      dataAs<EventJoin>(http.POST(`${ROOT}/event/join/{exhibitionNo}`, { params: { path: { exhibitionNo } } })),
  };
}
