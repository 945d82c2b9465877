import { execFileSync } from 'node:child_process';
import { readFileSync, readlinkSync } from 'node:fs';

/** Whether a process of this number runs now, ours or not. Assumed: a process we may not signal is alive too. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !isZombie(pid);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** What tells a process from a later one of the same number: the moment it started, as the system writes it. */
export function startedAt(pid: number): string | null {
  if (process.platform === 'linux') return statFields(pid)?.[19] ?? null;
  if (process.platform === 'win32') return null;
  return ask('ps', ['-o', 'lstart=', '-p', String(pid)]);
}

/** The number of the process that started this one, or null when it is not known. */
export function parentOf(pid: number): number | null {
  if (process.platform === 'win32') return null;
  const answer = process.platform === 'linux' ? statFields(pid)?.[1] : ask('ps', ['-o', 'ppid=', '-p', String(pid)]);
  const parent = Number(answer);
  return Number.isSafeInteger(parent) && parent > 0 ? parent : null;
}

/** The command line of a process, words apart by spaces, or the empty string. */
export function commandOf(pid: number): string {
  if (process.platform === 'linux') return readOrNull(`/proc/${pid}/cmdline`)?.replaceAll('\0', ' ').trim() ?? '';
  if (process.platform === 'win32') return ask('tasklist', ['/FI', `PID eq ${pid}`, '/FO', 'CSV', '/NH']) ?? '';
  return ask('ps', ['-o', 'command=', '-p', String(pid)]) ?? '';
}

/** The folder a process works in, where the system tells; a postmaster works in its data folder. */
export function workingFolderOf(pid: number): string | null {
  try {
    return process.platform === 'linux' ? readlinkSync(`/proc/${pid}/cwd`) : null;
  } catch {
    return null;
  }
}

function isZombie(pid: number): boolean {
  return process.platform === 'linux' && statFields(pid)?.[0] === 'Z';
}

/** Fields of /proc/<pid>/stat from the third on; the second is a name that may hold spaces and brackets. */
function statFields(pid: number): readonly string[] | null {
  const stat = readOrNull(`/proc/${pid}/stat`);
  return stat === null ? null : stat.slice(stat.lastIndexOf(')') + 2).split(' ');
}

function readOrNull(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}

function ask(command: string, args: readonly string[]): string | null {
  try {
    return execFileSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim() || null;
  } catch {
    return null;
  }
}
