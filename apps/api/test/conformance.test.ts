import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type ConformanceBackend, factsOf, serveConformance } from './conformance-backend.ts';

const BIN = join(import.meta.dirname, '../../../packages/commerce-core/src/conformance/bin.ts');
const NAMES = 'newShop clock decidePayment fulfill moveClaim answerInquiry proveAge readCode'.split(' ');
const HOOKS = Object.fromEntries(NAMES.map((name) => [name, { post: `/hooks/${name}` }]));

interface Report {
  readonly score: number;
  readonly counts: Readonly<Record<string, number>>;
  readonly laws: readonly { readonly law: string; readonly result: string; readonly reason: string | null }[];
}

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'conformance-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Runs the program as another team would: a file, a process, its exit code, its report. */
async function prove(backend: ConformanceBackend, suites: string, over: object = {}) {
  const file = {
    url: backend.url,
    members: [{ post: '/hooks/logIn' }, { post: '/hooks/logIn' }],
    hooks: HOOKS,
    ...factsOf(backend.served().shop),
    ...over,
  };
  await writeFile(join(folder, 'conformance.json'), JSON.stringify(file));
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(?:VITEST|NODE_OPTIONS)/.test(name)),
  );
  const child = spawn(process.execPath, [BIN, '--suite', suites], {
    cwd: folder,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const chunks: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
  const code = await new Promise((resolve) => child.on('close', resolve));
  const output = Buffer.concat(chunks).toString('utf8');
  const report = JSON.parse(
    await readFile(join(folder, 'conformance/report.json'), 'utf8').catch(() => output),
  ) as Report;
  const page = await readFile(join(folder, 'conformance/report.html'), 'utf8');
  return { code, output, report, page };
}

describe('a conformance run', () => {
  it('gives this backend 100 % of the laws of cart and gift [CONF-01]', async () => {
    const backend = await serveConformance();
    try {
      const { code, output, report, page } = await prove(backend, 'cart,gift');
      expect(report.laws.filter(({ result }) => result !== 'passed')).toEqual([]);
      expect([code, report.score]).toEqual([0, 100]);
      expect(report.laws.length).toBeGreaterThan(60);
      expect(output).toContain('100 %');
      expect(page).toContain('<h1>100 %</h1>');
    } finally {
      await backend.close();
    }
  });

  it('finds a wrong answer, a wrong status and a broken law, each by the laws it breaks [CONF-02, CONF-05]', async () => {
    const backend = await serveConformance(async (request, ask, { logIn }) => {
      const call = `${request.method} ${new URL(request.url).pathname}`;
      // A law: the cart of a member is counted for everybody.
      if (call === 'GET /client/v1/customer/cart/count') {
        const { bearer } = await logIn('member');
        return ask(new Request(request.url, { headers: { authorization: `Bearer ${bearer}` } }));
      }
      const answer = await ask(request);
      const body = answer.headers.get('content-type')?.includes('json') === true ? await answer.clone().json() : {};
      // A status: what is sold out is called a bad request.
      if (Object(body).code === 'SOLD_OUT') return Response.json(body, { status: 400 });
      // An answer: a price is a text.
      if (call === 'GET /client/v1/customer/cart/calculate' && answer.ok)
        return Response.json({ ...body, totalAmt: String(body.totalAmt) });
      return answer;
    });
    try {
      const { code, report, page } = await prove(backend, 'cart');
      const broken = report.laws.filter(({ result }) => result !== 'passed');
      const named = new Map(
        broken.map(({ law, reason }) => [(law.split(' > ').at(-1) ?? '').replace(/ \[.*/, ''), reason]),
      );
      const price = expect.stringContaining('calculateCart answered off the contract: /totalAmt must be integer');
      const status = expect.stringContaining(
        'addToCart answered off the contract: SOLD_OUT with status 400 instead of 409',
      );
      expect(Object.fromEntries(named)).toEqual({
        'prices the chosen lines: all for null, none for an empty choice': price,
        'says what the best coupons take off, as the order sheet opens with them': price,
        'changes counts and takes lines out, those of the cart alone': price,
        'refuses lines that cannot be ordered now': status,
        'is its member’s alone: another one sees none of it, and changes nothing in it':
          expect.stringContaining('expected 1 to be +0'),
      });
      expect(broken.map(({ result }) => result)).not.toContain('not reached');
      expect(code).toBe(1);
      expect(report.score).toBeLessThan(100);
      expect(page).toContain('✗ failed');
    } finally {
      await backend.close();
    }
  });

  it('reaches without a hook what needs none, and leaves the rest not reached [CONF-03]', async () => {
    const backend = await serveConformance();
    try {
      const { logIn, shop } = backend.served();
      const bearers = await Promise.all([logIn('member'), logIn('stranger')]);
      const { goods } = factsOf(shop);
      const over = {
        members: bearers.map(({ bearer }) => ({ bearer })),
        hooks: undefined,
        goods: { plain: goods.plain, soldOut: goods.soldOut, adult: goods.adult },
      };
      for (const run of ['the first', 'another']) {
        const { code, report, output } = await prove(backend, 'cart', over);
        expect([run, code, report.counts['failed']]).toEqual([run, 0, 0]);
        const missing = report.laws.filter(({ result }) => result === 'not reached').map(({ reason }) => reason);
        expect(new Set(missing)).toEqual(new Set(['goods.other', 'hooks.newShop']));
        expect(report.counts['passed']).toBeGreaterThan(10);
        expect(report.score).toBeLessThan(100);
        expect(output).toContain('not reached without hooks.newShop');
      }
    } finally {
      await backend.close();
    }
  });
});
