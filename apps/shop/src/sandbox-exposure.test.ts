import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect, type NetConnectOpts } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createSandboxedBackend } from '@dealstore/api';
import {
  fsFileStorage,
  type Handler,
  listen,
  type Listener,
  openDatabase,
  processClock,
  systemRandom,
} from '@dealstore/api/server';
import { sandboxPaths, silentLog } from '@dealstore/api/testing';
import { composition } from './compose-shop.ts';
import { readEnvironment } from './environment.ts';

const ORIGIN = 'http://localhost';
const NGINX = '/usr/sbin/nginx';
/** A page of the sandbox says so at its top, whatever else it has to say. */
const NOTICE = '연습용 화면이에요';

/** Nothing listens there: a door is open when the sandbox is asked, whether or not it can answer. */
const opened = openDatabase({ connection: { connectionString: 'postgres://nobody@127.0.0.1:1/none' } });
const shared = { clock: processClock(null), random: systemRandom, log: silentLog, publicOrigin: ORIGIN };
const parts = { ...shared, database: opened.database };
const closers: (() => Promise<unknown>)[] = [];
afterAll(async () => {
  for (const close of closers.toReversed()) await close();
  await opened.close();
});

/** The backend by itself. */
function backendOf(sandbox: boolean): Handler {
  const folder = join(tmpdir(), 'dealstore-no-files');
  return createSandboxedBackend({ ...parts, files: fsFileStorage(folder), renditionFolder: null, sandbox }).handler;
}

/** The storefront, before a backend elsewhere or with one in its own process. */
function shopOf(sandbox: boolean, apiUrl: string | null): Handler {
  const settings = readEnvironment(apiUrl === null ? {} : { API_URL: apiUrl }, tmpdir());
  const ofShop = { ...shared, settings: { ...settings, sandbox }, replica: null };
  return composition.compose({ ...ofShop, opened: apiUrl === null ? opened : null }).handler;
}

/** A backend that takes every path of its own after `/api` as well, as ours did. */
const lenient: Handler = (request) => {
  const url = new URL(request.url);
  return backendOf(true)(new Request(new URL(url.pathname.replace(/^\/api(?=\/)/, ''), ORIGIN), request));
};

async function serve(handler: Handler): Promise<number> {
  const listener: Listener = await listen({
    host: '127.0.0.1',
    port: 0,
    handler,
    trustsProxy: false,
    report: () => undefined,
  });
  closers.push(() => listener.drain(100));
  return listener.port;
}

/** Sends a request line as it is: every client would tidy its path. */
async function send(to: NetConnectOpts, method: string, target: string) {
  const socket = connect(to);
  const body = method === 'POST' ? 'content-length: 0\r\ncontent-type: application/x-www-form-urlencoded\r\n' : '';
  socket.write(`${method} ${target} HTTP/1.1\r\nhost: localhost\r\n${body}connection: close\r\n\r\n`);
  const pieces: readonly Buffer[] = await socket.toArray();
  const text = Buffer.concat(pieces).toString('utf8');
  return { status: Number(text.split(' ')[1]), hasNotice: text.includes(NOTICE) };
}

/** The same path as an attacker would write it. */
function disguises(path: string): readonly string[] {
  const bare = path.slice(1);
  const encoded = `/%73${path.slice(2)}`;
  const prefixes = ['/api', '/api/', '/api//', '/API', '/%61pi', '/api/api', '/api/.', '/api/..', '/api/%2e%2e'];
  return [
    ...prefixes.map((prefix) => `${prefix}${path}`),
    ...['/api', '/api/client/..', '/v2/../api'].map((prefix) => `${prefix}${encoded}`),
    ...['/', '//', '/.', '/%2e', '/x/..', '/x/%2E%2e', '/x/.%2e', '/assets/..'].map((prefix) => `${prefix}${path}`),
    ...['\\', '/.\\', '/x\\..\\', '/api\\', '/api/\\', '/api%2f', '/api%5c', '/x%2f..%2f', '/%5c'].map((p) => p + bare),
    `${ORIGIN}/api${path}`,
    `${ORIGIN}/x\\..\\${bare}`,
    `${ORIGIN}/x/..${path}`,
    encoded,
    path.toUpperCase(),
    `/api${path.toUpperCase()}`,
    `/api${path}/`,
    `/api${path}?x=1`,
    `/api${path}#x`,
    `/api${path};x`,
    `${path}/.`,
    `${path}%2f`,
    `${path}/..${path}`,
    `/${bare.replaceAll('/', '%2f')}%00`,
    `/x/..;${path}`,
  ];
}

const routes = sandboxPaths(parts);
const targets = routes.flatMap(({ method, path }) => disguises(path).map((target) => [method, target] as const));

/** How many knock at once: a page waits for a database that is not there. */
const AT_ONCE = 50;

async function entered(to: NetConnectOpts, tried: readonly (readonly [string, string])[]) {
  const found: string[] = [];
  const odd: string[] = [];
  const knock = async ([method, target]: readonly [string, string]) => {
    const { status, hasNotice } = await send(to, method, target);
    if (hasNotice && status !== 404) found.push(`${method} ${target}`);
    if (target.startsWith('/api/') && status !== 404 && status !== 400) odd.push(`${status} ${target}`);
  };
  for (let at = 0; at < tried.length; at += AT_ONCE) await Promise.all(tried.slice(at, at + AT_ONCE).map(knock));
  return { found, odd };
}

const backends = { before: async () => backendOf(true), beforeLenient: async () => lenient };
const PROCESSES: readonly (readonly [string, (sandbox: boolean) => Promise<Handler>])[] = [
  ['a backend alone', async (sandbox) => backendOf(sandbox)],
  ['both in one process', async (sandbox) => shopOf(sandbox, null)],
  ['a storefront before a backend that opens it', async (sandbox) => shopOf(sandbox, await urlOf(backends.before))],
  ['a storefront before a lenient backend', async (sandbox) => shopOf(sandbox, await urlOf(backends.beforeLenient))],
];

async function urlOf(make: () => Promise<Handler>): Promise<string> {
  return `http://127.0.0.1:${await serve(await make())}`;
}

describe.each(PROCESSES)('the sandbox of %s', (_, make) => {
  const exact = routes.map(({ method, path }) => [method, path] as const);

  it('is at its own paths where the setting opens it, and by no other way', async () => {
    const to = { host: '127.0.0.1', port: await serve(await make(true)) };
    for (const [method, path] of exact) expect([path, (await send(to, method, path)).hasNotice]).toEqual([path, true]);
    expect(await entered(to, targets)).toEqual({ found: [], odd: [] });
  });

  it('is not reachable without the setting', async () => {
    const to = { host: '127.0.0.1', port: await serve(await make(false)) };
    for (const [method, path] of exact) expect([path, await send(to, method, path)]).toEqual([path, REFUSED]);
    expect(await entered(to, targets)).toEqual({ found: [], odd: [] });
  });

  it.skipIf(!existsSync(NGINX))('is not to be reached through a proxy that denies it', async () => {
    const to = { path: await denyingProxy(await serve(await make(true))) };
    expect((await send(to, 'GET', '/api/client/v1/nowhere')).status).toBe(404);
    expect((await entered(to, [...exact, ...targets])).found).toEqual([]);
  });
});

const REFUSED = { status: 404, hasNotice: false };

/** nginx with the rule that its manual gives for closing a folder; answers its socket. */
async function denyingProxy(port: number): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'dealstore-deny-'));
  const socket = join(folder, 'nginx.sock');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (of) => `${of}_temp_path ${folder}/${of};`,
  );
  await writeFile(
    join(folder, 'nginx.conf'),
    `daemon off; pid ${folder}/pid; error_log stderr crit; events {}
     http { access_log off; ${temporary.join(' ')}
       server { listen unix:${socket}; location /sandbox { deny all; }
         location / { proxy_pass http://127.0.0.1:${port}; proxy_set_header Host localhost; } } }`,
  );
  const nginx: ChildProcess = spawn(NGINX, ['-p', folder, '-c', join(folder, 'nginx.conf')], { stdio: 'ignore' });
  closers.push(async () => {
    const ended = once(nginx, 'exit');
    nginx.kill();
    await ended;
    await rm(folder, { recursive: true });
  });
  await expect.poll(() => existsSync(socket)).toBe(true);
  return socket;
}
