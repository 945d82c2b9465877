/** A process that only knows how to shut down, for tests of who ends it: says who is above it, then waits. */
import '../src/process/source-condition.ts';
import { commandOf, parentOf } from '@dealstore/api/process-identity';
import { handleShutdown } from '../src/process/shutdown.ts';

handleShutdown();
const above: { readonly pid: number; readonly command: string }[] = [];
for (let pid = parentOf(process.pid); pid !== null && pid > 1; pid = parentOf(pid)) {
  above.push({ pid, command: commandOf(pid) });
}
setInterval(() => undefined, 60_000);
console.log(JSON.stringify({ pid: process.pid, above }));
