/** `pnpm stop`: stops the server of the data folder that DATA_DIR names, `.data` by default, and waits until it is gone. */
import './help.ts';
import { setTimeout as wait } from 'node:timers/promises';
import { dataFolderOf } from './data-folder.ts';
import { isRunning } from './lock-file.ts';
import { findServer } from './server-lock.ts';

/** Longer than a shop takes that goes on serving for the longest DRAIN_MS. */
const LIMIT_MS = 72_000;
const POLL_MS = 50;

const dataFolder = dataFolderOf(process.env);
const owner = await findServer(dataFolder);
if (owner === null) {
  console.log(`nothing runs on ${dataFolder}`);
} else {
  process.kill(owner.pid, 'SIGTERM');
  for (let waited = 0; waited < LIMIT_MS && isRunning(owner); waited += POLL_MS) await wait(POLL_MS);
  if (isRunning(owner)) {
    console.error(
      `process ${owner.pid} has not stopped within ${LIMIT_MS / 1000} seconds; \`kill -9 ${owner.pid}\` ends it`,
    );
    process.exitCode = 1;
  } else {
    console.log(`stopped process ${owner.pid}`);
  }
}
