import { readFile } from 'node:fs/promises';
import type pg from 'pg';
import { connectionTo, passwordFileOf } from './postgres-cluster.ts';
import { findCluster } from './postgres-home.ts';
import { isPostmasterOf, readPostmaster } from './postmaster.ts';

/** Whether a data folder holds the data of an embedded server, which may run or not. */
export async function hasEmbeddedCluster(dataFolder: string): Promise<boolean> {
  return (await findCluster(dataFolder)) !== null;
}

/**
 * How to reach the embedded server that another process runs on a data folder; null while none is ready. Neither starts
 * nor adopts it, so it stays the other's to stop.
 */
export async function findRunningEmbedded(dataFolder: string): Promise<pg.ConnectionConfig | null> {
  const cluster = await findCluster(dataFolder);
  const server = cluster === null ? null : await readPostmaster(cluster);
  if (cluster === null || server?.status !== 'ready' || !(await isPostmasterOf(server.pid, cluster))) return null;
  return connectionTo(server, (await readFile(passwordFileOf(dataFolder), 'utf8')).trim());
}
