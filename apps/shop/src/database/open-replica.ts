import {
  createReplica,
  openDatabase,
  type DatabaseOptions,
  type OpenDatabase,
  type Replica,
  type ReplicaParts,
} from '@dealstore/api/server';

/** Longest run of one statement on the replica, in ms: the primary has to have time left to answer. Assumed: 1 s. */
const STATEMENT_LIMIT_MS = 1_000;

/** A replica that is open and checked. */
export interface OpenReplica {
  readonly replica: Replica;
  readonly pool: OpenDatabase['pool'];
  close(): Promise<void>;
}

/** Opens the replica of DATABASE_READ_URL; it is used once the checks have found it at the primary's heels. */
export function openReplica(
  url: string,
  { primary, ...parts }: Pick<ReplicaParts, 'clock' | 'log'> & { readonly primary: DatabaseOptions['connection'] },
): OpenReplica {
  const connection = { connectionString: url };
  const opened = openDatabase({ connection, statementLimitMs: STATEMENT_LIMIT_MS });
  // Connections of their own, so that a check waits for no request, and for no `/readyz`.
  const openProbe = (of: DatabaseOptions['connection']) =>
    openDatabase({ connection: of, statementLimitMs: STATEMENT_LIMIT_MS, poolSize: 1 });
  const probes = { primary: openProbe(primary), replica: openProbe(connection) };
  const replica = createReplica({ ...parts, database: opened.database, probes });
  const checks = replica.start();
  return {
    replica,
    pool: opened.pool,
    async close() {
      checks.stop();
      await Promise.all([opened, probes.primary, probes.replica].map((one) => one.close()));
    },
  };
}
