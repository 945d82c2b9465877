import { existsSync } from 'node:fs';
import { realpath, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { passwordFileOf } from './postgres-cluster.ts';
import { CLUSTER_NOTE, clusterPlaces } from './postgres-home.ts';
import { readPostmaster, stopPostmaster } from './postmaster.ts';

const STOP_LIMIT_MS = 10_000;

/**
 * Removes the embedded database of a data folder with its password and log, and answers what
 * was removed. Stops it first.
 */
export async function removeEmbedded(dataFolder: string): Promise<readonly string[]> {
  const folder = await realpath(dataFolder);
  const removed: string[] = [];
  for (const cluster of await clusterPlaces(folder)) {
    const server = await readPostmaster(cluster);
    if (server !== null) await stopPostmaster(server.pid, cluster, STOP_LIMIT_MS);
    for (const path of [cluster, `${cluster}.unfinished`]) {
      if (existsSync(path)) removed.push(path);
      await rm(path, { recursive: true, force: true });
    }
    // Beside a cluster elsewhere stand the copied programs: they are of use to the next one.
    if (dirname(cluster) !== folder) await rm(`${cluster}.password`, { force: true });
  }
  const rest = [passwordFileOf(folder), join(folder, CLUSTER_NOTE), join(folder, 'postgres.log')];
  await Promise.all(rest.map((path) => rm(path, { force: true })));
  return removed;
}
