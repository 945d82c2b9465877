import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

/** What a person does about a line that a program says; what it resolves to is typed, null is nothing. */
export type Answer = readonly [line: RegExp, act: (match: RegExpExecArray) => string | Promise<string | null>];

/** How a program ended, and all it said. */
export interface Conversation {
  readonly code: number | null;
  readonly output: string;
}

/** Runs a program in a terminal to its end and answers it in order; resolves to all it said. */
export async function converse(
  args: readonly string[],
  cwd: string,
  answers: readonly Answer[],
): Promise<Conversation> {
  const child = spawn(process.execPath, args, { cwd, env: { PATH: process.env['PATH'] } });
  const lines: string[] = [];
  const left = [...answers];
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  child.stderr.on('data', (chunk: Buffer) => lines.push(chunk.toString()));
  for await (const line of createInterface({ input: child.stdout })) {
    lines.push(line);
    const [next] = left;
    const match = next?.[0].exec(line) ?? null;
    if (next === undefined || match === null) continue;
    left.shift();
    const typed = await next[1](match);
    if (typed !== null) child.stdin.write(`${typed}\n`);
    if (left.length === 0) child.stdin.end();
  }
  return { code: await ended, output: lines.join('\n') };
}
