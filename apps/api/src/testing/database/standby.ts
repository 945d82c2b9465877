import { execFile } from 'node:child_process';
import { appendFile, chown, mkdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { type EmbeddedServer, startEmbedded } from '../../database/postgres/embedded.ts';

const run = promisify(execFile);

/** Names of a cluster's folder that belong to the server that runs on it. */
const OF_THE_SERVER = ['postmaster.pid', 'postmaster.opts', '.s.PGSQL.5432', '.s.PGSQL.5432.lock'];

/** Makes a streaming replica of a running embedded server: an online copy with `standby.signal`. */
export async function makeStandby(primary: EmbeddedServer, primaryFolder: string, folder: string): Promise<void> {
  const [from, to] = [join(primaryFolder, 'postgres'), join(folder, 'postgres')];
  await mkdir(folder, { recursive: true, mode: 0o711 });
  const client = new pg.Client(primary.connection());
  await client.connect();
  try {
    await client.query(`select pg_backup_start('standby', true)`);
    await run('cp', ['-a', join(primaryFolder, 'postgres-password'), from, folder]);
    const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop()');
    await Promise.all(OF_THE_SERVER.map((name) => rm(join(to, name), { force: true })));
    await writeOwned(to, 'backup_label', rows[0]?.labelfile ?? '');
    await writeOwned(to, 'standby.signal', '');
    const { host, port, user, password } = primary.connection();
    const connection = `host=${host} port=${port} user=${user} password=${String(password)}`;
    await appendFile(join(to, 'postgresql.auto.conf'), `primary_conninfo = '${connection}'\n`);
  } finally {
    await client.end();
  }
}

/** Starts the replica. */
export function startStandby(folder: string): Promise<EmbeddedServer> {
  return startEmbedded({ dataFolder: folder, durable: false, log: () => undefined });
}

/** The server runs under an account of its own when we are root. */
async function writeOwned(cluster: string, name: string, text: string): Promise<void> {
  const { uid, gid } = await stat(cluster);
  await writeFile(join(cluster, name), text, { mode: 0o600 });
  await chown(join(cluster, name), uid, gid);
}
