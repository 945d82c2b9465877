import { spawn } from 'node:child_process';
import { errorCodeOf } from '../error/catalogue.ts';
import { CommerceError } from '../error/commerce-error.ts';
import type { Hook } from './conformance-file.ts';

interface Reply {
  readonly ok: boolean;
  readonly text: string;
}

/**
 * Calls a hook with JSON and answers what it says, nothing where it says nothing.
 * @param place the address that `post` starts from, and the folder that `run` is run in
 * @throws CommerceError where it refuses with `{ "code": … }`, Error where it fails in any other way
 */
export async function callHook(
  name: string,
  hook: Hook,
  body: object,
  place: { readonly url: string; readonly folder: string },
): Promise<Readonly<Record<string, unknown>>> {
  const { ok, text } =
    'post' in hook ? await post(new URL(hook.post, place.url), body) : await run(hook.run, body, place);
  const answer = readAnswer(text);
  if (ok && answer !== null) return answer;
  const code = answer?.['code'];
  if (typeof code === 'string') throw new CommerceError(errorCodeOf(code), { userMessage: `the hook ${name} refused` });
  throw new Error(`the hook ${name} failed: ${text.slice(0, 200)}`);
}

async function post(url: URL, body: object): Promise<Reply> {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  return { ok: response.ok, text: await response.text() };
}

async function run(
  [command, ...args]: readonly [string, ...string[]],
  body: object,
  { folder }: { readonly folder: string },
) {
  const child = spawn(command, args, { cwd: folder, stdio: ['pipe', 'pipe', 'inherit'] });
  const chunks: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
  // A command that reads nothing may have ended before it is told.
  child.stdin.on('error', () => undefined);
  child.stdin.end(JSON.stringify(body));
  const ok = await new Promise<boolean>((settle, fail) => {
    child.on('close', (code) => settle(code === 0));
    child.on('error', fail);
  });
  return { ok, text: Buffer.concat(chunks).toString('utf8') };
}

function readAnswer(text: string): Readonly<Record<string, unknown>> | null {
  if (text.trim() === '') return {};
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : null;
  } catch {
    return null;
  }
}
