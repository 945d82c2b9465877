import { type ChildProcess, execFile, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, request, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { fileURLToPath } from 'node:url';
import { type EmbeddedServer, openDatabase, startEmbedded } from '@dealstore/api/server';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

const SHOP = fileURLToPath(new URL('minimal-shop.ts', import.meta.url));
const PAGE = fileURLToPath(new URL('../../../docs/operating.md', import.meta.url));
const NGINX = spawnSync('nginx', ['-v']).error === undefined && spawnSync('curl', ['--version']).error === undefined;
const run = promisify(execFile);
/** Fewest requests of the whole restart, and how many are under way at once. */
const REQUESTS = 2_000;
const AT_ONCE = 8;

/** Code of the operators' page, by its language and by a word that only it has. */
function codeOf(page: string, language: string, word: string): string {
  const blocks = page.matchAll(/```(\w+)\n([\s\S]*?)```/g);
  const found = [...blocks].find(([, of, code]) => of === language && code?.includes(word) === true)?.[2];
  if (found === undefined) throw new Error(`docs/operating.md has no ${language} with ${word}`);
  return found;
}

describe.skipIf(!NGINX)('two processes behind nginx, set up and restarted as docs/operating.md says', () => {
  let folder: string;
  let database: EmbeddedServer;
  let control: Server;
  let nginx: ChildProcess;
  let front = 0;
  let script = '';
  const ports: number[] = [];
  const shops = new Map<number, ChildProcess>();

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'dealstore-rolling-'));
    await chmod(folder, 0o755);
    // A path too long for a socket: such a server listens on a port, as an external one does.
    const deep = join(folder, 'x'.repeat(100));
    await mkdir(deep, { mode: 0o711 });
    database = await startEmbedded({ dataFolder: deep, durable: false, log: () => undefined });
    ports.push(await freePort(), await freePort());
    front = await freePort();
    for (const port of ports) await start(port);
    control = createServer((incoming, answer) => {
      const port = Number(incoming.url?.slice(1));
      void stop(port)
        .then(() => start(port))
        .then(() => answer.end());
    }).listen(0, '127.0.0.1');
    await once(control, 'listening');
    await openNginx(await readFile(PAGE, 'utf8'));
  });
  afterAll(async () => {
    nginx.kill('SIGQUIT');
    await once(nginx, 'exit');
    control.close();
    await Promise.all([...shops.keys()].map(stop));
    await database.stop();
    await rm(folder, { recursive: true, force: true });
  });

  async function start(port: number): Promise<void> {
    const { user, password, port: at, database: name } = database.connection();
    const address = `postgres://${user}:${encodeURIComponent(String(password))}@127.0.0.1:${at}/${name}`;
    const data = { DATABASE_URL: address, DATA_DIR: join(folder, `data-${port}`) };
    const env = { PATH: process.env['PATH'], PORT: String(port), TRUST_PROXY: 'on', ...data };
    const child = spawn(process.execPath, [SHOP], { env, stdio: ['ignore', 'pipe', 'inherit'] });
    shops.set(port, child);
    await once(child.stdout, 'data');
  }

  async function stop(port: number): Promise<void> {
    const child = shops.get(port);
    child?.kill('SIGTERM');
    if (child !== undefined && child.exitCode === null) expect(await once(child, 'exit')).toEqual([0, null]);
  }

  /** nginx with the page's lines, but for its ports, TLS and paths; and the page's script. */
  async function openNginx(page: string): Promise<void> {
    const portsOf = (text: string): string =>
      text.replaceAll('3001', String(ports[0])).replaceAll('3002', String(ports[1]));
    const lines = portsOf(codeOf(page, 'nginx', 'upstream shop'))
      .replace('listen 443 ssl', `listen 127.0.0.1:${front}`)
      .replace('server_name shop.example', 'server_name localhost');
    const [sites, main] = [join(folder, 'shop.conf'), join(folder, 'nginx.conf')];
    await writeFile(sites, lines);
    await writeFile(
      main,
      `daemon off; pid ${folder}/nginx.pid; error_log ${folder}/error.log warn; worker_processes 2;
       events {} http { access_log off; client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy;
       fastcgi_temp_path ${folder}/fastcgi; uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi; include ${sites}; }`,
    );
    nginx = spawn('nginx', ['-c', main, '-p', folder], { stdio: 'inherit' });
    const programs = join(folder, 'programs');
    await mkdir(programs);
    const program = (name: string, text: string) => writeFile(join(programs, name), text, { mode: 0o755 });
    const found = (await run('sh', ['-c', 'command -v nginx'])).stdout.trim();
    await program('nginx', `#!/bin/sh\nexec ${found} -c ${main} -p ${folder} "$@"\n`);
    const address = control.address();
    const controlPort = address !== null && typeof address === 'object' ? address.port : 0;
    await program('systemctl', `#!/bin/sh\nexec curl -fsS http://127.0.0.1:${controlPort}/\${2#*@}\n`);
    script = join(folder, 'restart.sh');
    await writeFile(script, portsOf(codeOf(page, 'sh', 'systemctl')).replace('/etc/nginx/conf.d/shop.conf', sites));
    await vi.waitFor(async () => expect(await ask('GET')).toBe(200), { timeout: 30_000, interval: 100 });
  }

  /** Asks on a connection of its own. */
  function ask(method: string): Promise<number> {
    return new Promise((resolve, reject) => {
      const headers = { 'content-length': method === 'POST' ? 2 : 0 };
      const outgoing = request({ host: '127.0.0.1', port: front, path: '/count', method, headers, agent: false });
      outgoing.once('error', reject).once('response', (answer) => {
        answer.resume().once('error', reject);
        answer.once('end', () => resolve(answer.statusCode ?? 0));
      });
      outgoing.end(method === 'POST' ? '{}' : '');
    });
  }

  it(`answer each of ${REQUESTS} requests, POSTs as well, once [GAP-20]`, async ({ annotate }) => {
    const over = new AbortController();
    const outcomes = new Map<unknown, number>();
    let sent = 0;
    const asking = Array.from({ length: AT_ONCE }, async () => {
      while (!over.signal.aborted || sent < REQUESTS) {
        sent += 1;
        const outcome = await ask(sent % 2 === 0 ? 'POST' : 'GET').catch(String);
        outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
        await wait(5);
      }
    });
    const before = [...shops.values()].map(({ pid }) => pid);
    const restarting = performance.now();
    await run('sh', [script], { env: { PATH: `${join(folder, 'programs')}:${process.env['PATH']}` } });
    const seconds = ((performance.now() - restarting) / 1_000).toFixed(1);
    over.abort();
    await Promise.all(asking);
    expect([...shops.values()].filter(({ pid }) => before.includes(pid))).toEqual([]);
    await annotate(`${sent} requests, two processes restarted in ${seconds} s: ${JSON.stringify([...outcomes])}`);
    console.log(`${sent} requests, two processes restarted in ${seconds} s: ${JSON.stringify([...outcomes])}`);
    expect([...outcomes.keys()]).toEqual([200]);
    const opened = openDatabase({ connection: database.connection() });
    const { rows } = await opened.pool.query<{ total_cnt: number }>(
      `select total_cnt from list_count where list_key = 'visits'`,
    );
    await opened.close();
    // One more was counted while nginx was waited for.
    expect(Number(rows[0]?.total_cnt)).toBe(sent + 1);
  });
});

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return address !== null && typeof address === 'object' ? address.port : 0;
}
