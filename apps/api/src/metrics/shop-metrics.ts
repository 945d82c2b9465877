import type { Clock } from '@dealstore/commerce-core/domain';
import { sql } from 'kysely';
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import type { Database, OpenDatabase } from '../database/database.ts';
import { toTimestamp } from '../database/instant.ts';
import type { Replica } from '../database/replica.ts';
import { processMetrics } from './metrics.ts';

/** Most jobs that one scrape counts: a longer queue shows as this many. Assumed. */
const COUNTED_JOBS = 10_000;
const MS_PER_S = 1_000;

/** What the gauges of a running shop are read from. */
export interface ShopMetricsParts {
  /** Requests worked on now. */
  readonly inFlight: () => number;
  /** null for a shop whose backend is elsewhere. */
  readonly ofDatabase: DatabaseMetricsParts | null;
}

/** What the gauges of the database are read from. */
export interface DatabaseMetricsParts {
  /** The pools by name. */
  readonly pools: Readonly<Record<string, OpenDatabase['pool']>>;
  /** Asked for the jobs: a connection apart from those of requests. */
  readonly database: Database;
  readonly clock: Clock;
  /** null without a replica. */
  readonly replica: Replica | null;
}

/** Writes what Prometheus scrapes, and names its format. */
export interface ShopMetrics {
  readonly contentType: string;
  text(): Promise<string>;
}

/** The metrics of a running shop: what its process counts, and gauges that are read when they are scraped. */
export function createShopMetrics({ inFlight, ofDatabase }: ShopMetricsParts): ShopMetrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Gauge({
    name: 'dealstore_requests_in_flight',
    help: 'Requests worked on now',
    registers: [registry],
  });
  const readDatabase = ofDatabase === null ? null : databaseGauges(registry, ofDatabase);
  return {
    contentType: registry.contentType,
    async text() {
      requests.set(inFlight());
      await readDatabase?.();
      return Registry.merge([processMetrics, registry]).metrics();
    },
  };
}

/** Makes the gauges of the database; answers what reads them anew. */
function databaseGauges(registry: Registry, parts: DatabaseMetricsParts): () => Promise<void> {
  const { pools, database, clock, replica } = parts;
  const registers = [registry];
  const connections = new Gauge({
    name: 'dealstore_database_connections',
    help: 'Connections by pool and state; waiting are requests that wait for one',
    labelNames: ['pool', 'state'],
    registers,
  });
  const up = new Gauge({
    name: 'dealstore_database_up',
    help: 'Whether the database answered this scrape',
    registers,
  });
  const replicaUsable = new Gauge({
    name: 'dealstore_replica_usable',
    help: 'Whether public reads ask the replica now; 0 without one',
    registers,
  });
  const jobs = new Gauge({
    name: 'dealstore_jobs',
    help: 'Jobs by kind and state: waiting are due now, failed wait for a person; all processes show the same',
    labelNames: ['kind', 'state'],
    registers,
  });
  const oldest = new Gauge({
    name: 'dealstore_oldest_due_job_seconds',
    help: 'How long the job that is due first is overdue',
    registers,
  });
  return async () => {
    for (const [name, pool] of Object.entries(pools)) {
      connections.set({ pool: name, state: 'total' }, pool.totalCount);
      connections.set({ pool: name, state: 'idle' }, pool.idleCount);
      connections.set({ pool: name, state: 'waiting' }, pool.waitingCount);
    }
    replicaUsable.set(replica?.isUsable() === true ? 1 : 0);
    const now = clock.now();
    // A scrape while the database is away still tells of the process.
    const rows = await readJobs(database, toTimestamp(now)).catch(() => null);
    up.set(rows === null ? 0 : 1);
    jobs.reset();
    for (const { kind, state, jobCount } of rows ?? []) jobs.set({ kind, state }, jobCount);
    const dueAt = (rows ?? []).filter(({ state }) => state === 'waiting').map((row) => row.firstDueAt.getTime());
    oldest.set(dueAt.length === 0 ? 0 : (now - Math.min(...dueAt)) / MS_PER_S);
  };
}

interface JobRow {
  readonly kind: string;
  readonly state: 'waiting' | 'failed';
  readonly jobCount: number;
  readonly firstDueAt: Date;
}

/** Both by indexes that hold only such jobs, and no further than COUNTED_JOBS. */
async function readJobs(database: Database, now: Date): Promise<readonly JobRow[]> {
  const { rows } = await sql<JobRow>`
    select kind, state, count(*) as job_count, min(due_at) as first_due_at from (
      (select kind, 'waiting' as state, due_at from job
        where status = 'DUE' and due_at <= ${now} order by due_at, job_no limit ${COUNTED_JOBS})
      union all
      (select kind, 'failed', due_at from job where status = 'FAILED' limit ${COUNTED_JOBS})) as counted
    group by kind, state`.execute(database);
  return rows;
}
