import {
  type Audit,
  auditShop,
  type DatabaseOptions,
  findRunningEmbedded,
  hasEmbeddedCluster,
  openDatabase,
  type OpenDatabase,
  pendingMigrations,
  processClock,
  readMigrations,
  startEmbedded,
} from '@dealstore/api/server';
import { assertReadable } from './database/data-folder.ts';
import type { Settings } from './environment.ts';
import { checkExternalDatabase } from './database/external-database.ts';
import { acquireServerLock, findServer } from './process/server-lock.ts';

/** Longest audit, in ms: it reads whole tables. Assumed: 10 min. */
const AUDIT_LIMIT_MS = 600_000;

/** The books cannot be audited; the message says why. */
export class NoBooksError extends Error {
  override readonly name = 'NoBooksError';
}

type AuditSettings = Pick<Settings, 'apiUrl' | 'dataFolder' | 'databaseUrl' | 'demoNow'>;

/**
 * Audits the database that the settings name. An embedded one is read beside the shop that runs it; when none does, it
 * is started for the audit and stopped after it.
 * @throws NoBooksError when there is no shop's database to read, ClosedFolderError when it is another user's
 * @param print takes a line that a person should read
 */
export async function auditDatabase(settings: AuditSettings, print: (line: string) => void): Promise<Audit> {
  const { databaseUrl, dataFolder, apiUrl } = settings;
  if (apiUrl !== null) throw new NoBooksError('API_URL names a backend elsewhere: audit the books where it runs');
  if (databaseUrl !== null) return auditConnection({ connectionString: databaseUrl }, settings);
  await assertReadable(dataFolder);
  if (!(await hasEmbeddedCluster(dataFolder))) throw new NoBooksError(`there is no shop's database in ${dataFolder}`);
  if ((await findServer(dataFolder)) === null) return auditStopped(settings, print);
  const connection = await findRunningEmbedded(dataFolder);
  if (connection === null) throw new NoBooksError(`the shop on ${dataFolder} is starting or stopping: try again`);
  return auditConnection(connection, settings);
}

/** Holds the data folder meanwhile: a shop that started would lose its server at the end of the audit. */
async function auditStopped(settings: AuditSettings, print: (line: string) => void): Promise<Audit> {
  const { dataFolder } = settings;
  const lock = await acquireServerLock(dataFolder);
  try {
    const server = await startEmbedded({ dataFolder, durable: true, log: print });
    try {
      return await auditConnection(server.connection(), settings);
    } finally {
      await server.stop();
    }
  } finally {
    await lock.release();
  }
}

async function auditConnection(connection: DatabaseOptions['connection'], settings: AuditSettings): Promise<Audit> {
  if (settings.databaseUrl !== null) await checkExternalDatabase(connection);
  const opened = openDatabase({ connection, poolSize: 1, statementLimitMs: AUDIT_LIMIT_MS });
  try {
    await checkMigrated(opened);
    return await auditShop(opened.database, processClock(settings.demoNow).now());
  } finally {
    await opened.close();
  }
}

/** The rules are of the newest tables: an older database is migrated by the next start of its shop, not by an audit. */
async function checkMigrated({ pool }: OpenDatabase): Promise<void> {
  const [pending] = await pendingMigrations(pool, await readMigrations());
  if (pending !== undefined)
    throw new NoBooksError(`the database lacks migration ${pending.name}: start the shop of this version on it first`);
}
