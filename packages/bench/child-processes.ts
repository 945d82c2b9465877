import { type ChildProcess, spawn, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

const START = fileURLToPath(new URL('../../apps/shop/src/start.ts', import.meta.url));
const SECOND_SIGNAL_MS = 3_000;
const READY = /ready on (?<origin>\S+)/;

/** Processes of this run that have not ended. */
const running = new Map<ChildProcess, Promise<unknown>>();

/** A shop as `pnpm start` runs it. */
export interface ShopProcess {
  readonly origin: string;
  readonly pid: number;
  /** From the start of the process to its line `ready on …`, in ms. */
  readonly readyMs: number;
  stop(): Promise<void>;
}

/** Starts a shop on a port the system chooses. @param environment what it gets beside PATH and PORT */
export async function startShopProcess(environment: Readonly<Record<string, string>>): Promise<ShopProcess> {
  const startedAt = performance.now();
  const env = { PATH: process.env['PATH'], PORT: '0', ...environment };
  const child = start([START], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = running.get(child);
  const origin = await readOrigin(child);
  const readyMs = performance.now() - startedAt;
  return {
    origin,
    pid: child.pid ?? 0,
    readyMs,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** Runs a script of ours to its end with a text as its stdin; resolves to its stdout. Rejects when it fails. */
export async function runScript(script: string, input: string): Promise<string> {
  const child = start([script], { stdio: ['pipe', 'pipe', 'inherit'] });
  const ended = running.get(child);
  child.stdin?.end(input);
  const output = child.stdout === null ? '' : await text(child.stdout);
  await ended;
  if (child.exitCode !== 0) throw new Error(`${script} ended with ${child.exitCode ?? child.signalCode}`);
  return output;
}

/**
 * Stops what still runs; an interrupted run leaves nothing behind. A shop in the middle of its start takes two signals.
 */
export async function stopChildProcesses(): Promise<void> {
  const signal = (): void => {
    for (const child of running.keys()) child.kill('SIGTERM');
  };
  signal();
  const again = setTimeout(signal, SECOND_SIGNAL_MS);
  await Promise.allSettled(running.values()).finally(() => clearTimeout(again));
}

function start(args: readonly string[], options: SpawnOptions): ChildProcess {
  const child = spawn(process.execPath, args, options);
  running.set(
    child,
    once(child, 'exit').finally(() => running.delete(child)),
  );
  return child;
}

/** Rejects when the output ends without it: the shop did not start. */
async function readOrigin({ stdout }: ChildProcess): Promise<string> {
  for await (const chunk of stdout ?? []) {
    const origin = READY.exec(String(chunk))?.groups?.['origin'];
    if (origin !== undefined) return origin;
  }
  throw new Error('the shop did not start');
}
