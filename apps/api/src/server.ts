export { type Database, type DatabaseOptions, openDatabase, type OpenDatabase } from './database/database.ts';
export { type EmbeddedServer, startEmbedded } from './database/embedded.ts';
export { migrate, pendingMigrations, readMigrations } from './database/migrate.ts';
export { busyResponse } from './error-response.ts';
export { processClock, systemRandom } from './runtime.ts';
export { createJobRunner } from './jobs/job-runner.ts';
export type { JobKind } from './jobs/job.ts';
export { currentClientAddress, type Handler, listen, type Listener } from './listen.ts';
export { createLog, type Log } from './log.ts';
