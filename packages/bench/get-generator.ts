/**
 * Asks for paths over HTTP from a process of its own: reads its task as JSON from stdin, writes what it took to stdout.
 */
import { text } from 'node:stream/consumers';
import { type Pace, repeat } from './work.ts';

/** The input of a generator. */
export interface GetTask {
  readonly origin: string;
  readonly paths: readonly string[];
  readonly accept: string;
  readonly pace: Pace;
}

const { origin, paths, accept, pace }: GetTask = JSON.parse(await text(process.stdin));
const headers = { accept, 'accept-encoding': 'br' };
const { wallMs, times } = await repeat(pace, async (index) => {
  const path = paths[index % paths.length] ?? '/';
  const response = await fetch(`${origin}${path}`, { headers });
  await response.arrayBuffer();
  if (response.status !== 200) throw new Error(`${path} answered ${response.status}`);
});
process.stdout.write(JSON.stringify({ wallMs, times }));
