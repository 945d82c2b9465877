/**
 * `pnpm stop`: stops the server of the data folder that DATA_DIR names, `.data` by default, and waits until it is gone.
 */
import './process/help.ts';
import { setTimeout as wait } from 'node:timers/promises';
import { dataFolderOf } from './database/data-folder.ts';
import { failureMessage } from './process/failure-message.ts';
import { isRunning, type LockOwner } from './process/lock-file.ts';
import { findServer } from './process/server-lock.ts';

/** Longer than a shop takes that goes on serving for the longest DRAIN_MS. */
const LIMIT_MS = 72_000;
const POLL_MS = 50;

const dataFolder = dataFolderOf(process.env);
try {
  const owner = await findServer(dataFolder);
  if (owner === null) console.log(`nothing runs on ${dataFolder}`);
  else await stop(owner);
} catch (error) {
  fail(failureMessage(error));
}

async function stop(owner: LockOwner): Promise<void> {
  const { pid } = owner;
  if (!askToStop(pid)) return fail(`process ${pid} is another user’s: run this as the one who has started it`);
  for (let waited = 0; waited < LIMIT_MS && isRunning(owner); waited += POLL_MS) await wait(POLL_MS);
  if (!isRunning(owner)) return console.log(`stopped process ${pid}`);
  fail(`process ${pid} has not stopped within ${LIMIT_MS / 1000} seconds; \`kill -9 ${pid}\` ends it`);
}

/** Asks a process to stop; false when it is another user's. */
function askToStop(pid: number): boolean {
  try {
    return process.kill(pid, 'SIGTERM');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EPERM') return false;
    throw error;
  }
}

function fail(line: string): void {
  console.error(line);
  process.exitCode = 1;
}
