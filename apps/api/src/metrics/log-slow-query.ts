import type { SlowQuery } from '../database/kysely-pool.ts';
import type { Log } from '../log.ts';
import { currentRequestId } from '../http/request-id.ts';
import { slowQueries } from './metrics.ts';

/** Counts slow statements and logs each, without its values, under the id of the request that asked. */
export function logSlowQueries(log: Pick<Log, 'warn'>): (query: SlowQuery) => void {
  return (query) => {
    slowQueries.inc();
    log.warn({ requestId: currentRequestId(), ...query }, 'slow query');
  };
}
