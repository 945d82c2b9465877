import { readdir, readFile } from 'node:fs/promises';
import type { OpenDatabase } from '@dealstore/api/server';

/** Linux counts processor time in hundredths of a second. */
const TICK_MS = 10;

interface ProcessTime {
  readonly parent: number;
  readonly ownMs: number;
  /** Of its children that have ended. */
  readonly endedMs: number;
}

/** Processor time of all processes of a server on this machine so far, in ms; NaN where the system does not say. */
export async function postgresCpuMs(pool: OpenDatabase['pool']): Promise<number> {
  const { rows } = await pool.query<{ pid: number }>('select pg_backend_pid() as pid');
  const backend = await timeOf(rows[0]?.pid ?? 0);
  const server = backend === null ? null : await timeOf(backend.parent);
  if (backend === null || server === null) return Number.NaN;
  const pids = (await readdir('/proc')).map(Number).filter(Number.isInteger);
  const times = await Promise.all(pids.map(timeOf));
  const living = times.filter((time) => time?.parent === backend.parent);
  return living.reduce((sum, time) => sum + (time?.ownMs ?? 0), server.ownMs + server.endedMs);
}

/** Processor time of one process so far, in ms; NaN where the system does not say. */
export async function processCpuMs(pid: number): Promise<number> {
  return (await timeOf(pid))?.ownMs ?? Number.NaN;
}

/** Null for a process that does not exist, or a system without such files. */
async function timeOf(pid: number): Promise<ProcessTime | null> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null);
  if (text === null) return null;
  // The name in brackets may hold anything; the numbers begin behind it.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  const ticks = (place: number): number => Number(fields[place] ?? 0) * TICK_MS;
  return { parent: Number(fields[1]), ownMs: ticks(11) + ticks(12), endedMs: ticks(13) + ticks(14) };
}
