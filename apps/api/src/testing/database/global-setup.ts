import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startEmbedded } from '../../database/postgres/embedded.ts';
import { readPostmaster, stopPostmaster } from '../../database/postgres/postmaster.ts';
import { isAlive } from '../../database/postgres/process-identity.ts';
import { buildTemplates, runOnce } from './template.ts';

const FOLDER_PREFIX = 'dealstore-test-';
const STOP_LIMIT_MS = 30_000;

/** vitest globalSetup: one throw-away PostgreSQL for the whole run, with a migrated template, that only tests vacuum. Always stopped. */
export async function setup(project: Pick<TestProject, 'provide'>): Promise<() => Promise<void>> {
  await sweep();
  const dataFolder = await mkdtemp(join(tmpdir(), `${FOLDER_PREFIX}${process.pid}-`));
  // The server's account must pass through; what is inside is closed on its own.
  await chmod(dataFolder, 0o711);
  const server = await startEmbedded({ dataFolder, durable: false, maxConnections: 300, log: () => undefined });
  // Its analysis holds a snapshot while a template is filled: indexes made meanwhile are not used for as long as any transaction lasts.
  await runOnce(server.connection('postgres'), 'alter system set autovacuum = off');
  await runOnce(server.connection('postgres'), 'select pg_reload_conf()');
  await buildTemplates(server.connection('postgres'));
  const { host = '', port = 0, user = '', password } = server.connection();
  project.provide('postgres', { host, port, user, password: String(password) });
  return async () => {
    await server.stop();
    await rm(dataFolder, { recursive: true, force: true });
  };
}

/** Clears away what test runs that were killed have left: their server first, then its folder. */
async function sweep(): Promise<void> {
  const names = (await readdir(tmpdir())).filter((name) => name.startsWith(FOLDER_PREFIX));
  for (const name of names) {
    const owner = Number(name.slice(FOLDER_PREFIX.length).split('-')[0]);
    if (isAlive(owner)) continue;
    const folder = join(tmpdir(), name);
    const cluster = join(folder, 'postgres');
    const found = await readPostmaster(cluster);
    if (found !== null) await stopPostmaster(found.pid, cluster, STOP_LIMIT_MS);
    await rm(folder, { recursive: true, force: true });
  }
}
