import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readConformanceFile } from './conformance-file.ts';
import { createContractCheck } from './contract-check.ts';
import { callHook } from './hooks.ts';
import { conformanceReport, exitCodeOf, type LawReport, printedReport, reportPage } from './report.ts';

const URL = 'http://shop.test/api';
const FILE = {
  url: URL,
  members: [{ bearer: 'one' }, { post: '/log-in' }],
  goods: {
    plain: { productNo: 1, optionNo: 10, salePrice: 12_000, stockCnt: 3 },
    soldOut: { productNo: 2, optionNo: 20 },
  },
};

describe('the file of a conformance run', () => {
  const read = (file: object, url?: string) => readConformanceFile(JSON.stringify(file), url);

  it('needs no more than an address, two members, one product to buy and one sold out [CONF-04]', () => {
    expect(read(FILE)).toEqual(FILE);
    expect(read({ ...FILE, url: undefined }, 'https://other.test').url).toBe('https://other.test');
  });

  it('is refused with one message that names all that is missing or wrong [CONF-04]', () => {
    const hooks = { clok: { post: '/clock' }, clock: { run: [] }, readCode: { post: '/code', run: ['code'] } };
    const goods = { plain: { productNo: 1, optionNo: 10, salePrice: 0 } };
    const refusal = (() => {
      try {
        return read({ goods, hooks });
      } catch (error) {
        return String(error);
      }
    })();
    const sentences = [
      'url is missing',
      'members is missing',
      'goods.soldOut is missing',
      'goods.plain.stockCnt is missing',
      'goods.plain.salePrice must be >= 1',
      'hooks.clok is not known',
      'hooks.clock.run must NOT have fewer than 1 items',
      'hooks.readCode must NOT have more than 1 properties',
    ];
    expect(refusal).toMatch(/^Error: /);
    expect(refusal).toEqual(expect.stringContaining('\n'));
    for (const sentence of sentences) expect(refusal).toContain(sentence);
  });
});

describe('an answer held against the contract', () => {
  const check = createContractCheck(URL);
  const problem = (answer: Response, path = '/client/v1/customer/cart/count', method = 'GET') =>
    check(new Request(`${URL}${path}`, { method }), answer);
  const refusal = (code: string, status: number) =>
    Response.json({ code, message: '안 돼요', requestId: 'r-1' }, { status });

  it('may be good or refuse, each as the contract says [CONF-02]', async () => {
    expect(await problem(Response.json({ count: 1 }))).toBeNull();
    expect(await problem(refusal('AU99', 401))).toBeNull();
    expect(await check(new Request('http://elsewhere.test/x'), new Response('x'))).toBeNull();
  });

  it.each([
    ['another status', Response.json({ count: 1 }, { status: 201 }), 'status 201 instead of 200'],
    ['a field of another type', Response.json({ count: '1' }), '/count must be integer'],
    ['no JSON', new Response('one'), 'its body is not JSON'],
    ['a refusal without its body', new Response('no', { status: 404 }), 'without the body of a refusal'],
    ['a code nobody knows', refusal('OOPS', 400), 'without the body of a refusal'],
    ['a code with the status of another', refusal('SOLD_OUT', 400), 'SOLD_OUT with status 400 instead of 409'],
  ])('is found when it has %s [CONF-02]', async (_what, answer, words) => {
    expect(await problem(answer)).toMatch(/^countCart answered off the contract: /);
    expect(await problem(answer)).toContain(words);
  });

  it('is found when the contract knows no such call, and told from one whose path is alike', async () => {
    expect(await problem(Response.json({}), '/client/v1/nothing')).toBe(
      'GET /client/v1/nothing is not in the contract',
    );
    expect(await problem(Response.json({}), '/client/v1/customer/cart')).toContain('getCart answered off');
  });
});

describe('a hook that is a command', () => {
  const hook = (script: string) =>
    callHook('clock', { run: [process.execPath, '-e', script] }, { advanceMs: 5 }, { url: URL, folder: tmpdir() });

  it('is told JSON and answers JSON, or nothing', async () => {
    const echo = `process.stdin.on('data', (text) => console.log(JSON.stringify({ heard: JSON.parse(text).advanceMs })))`;
    expect(await hook(echo)).toEqual({ heard: 5 });
    expect(await hook('')).toEqual({});
  });

  it('refuses by a code, and fails by anything else', async () => {
    const refuse = `console.log('{"code":"STATE_CONFLICT"}'); process.exitCode = 1`;
    await expect(hook(refuse)).rejects.toMatchObject({ code: 'STATE_CONFLICT' });
    await expect(hook('process.exitCode = 1')).rejects.toThrow('the hook clock failed');
    await expect(hook(`console.log('done')`)).rejects.toThrow('the hook clock failed: done');
  });
});

describe('the report of a conformance run', () => {
  const law = (result: LawReport['result'], reason: string | null = null): LawReport => ({
    suite: 'cart',
    law: 'CartApi of a member > <adds>',
    result,
    reason,
  });
  const of = (...laws: readonly LawReport[]) => conformanceReport(URL, '2026-12-01T00:00:00.000Z', laws);

  it('scores what was kept of all laws, and never rounds up to 100 [CONF-03, CONF-05]', () => {
    expect(of(law('passed'), law('not reached', 'hooks.clock')).score).toBe(50);
    expect(of(...Array.from({ length: 2_999 }, () => law('passed')), law('failed')).score).toBe(99.9);
    expect([of(law('passed')).score, of().score]).toEqual([100, 0]);
  });

  it('ends with 0, 1 or 2 [CONF-05]', () => {
    expect(exitCodeOf(of(law('passed'), law('not reached')))).toBe(0);
    expect(exitCodeOf(of(law('passed'), law('failed')))).toBe(1);
    expect(exitCodeOf(of(law('not reached')))).toBe(2);
  });

  it('names on the terminal what was broken and what was missing, each hook once [CONF-05]', () => {
    const missing = law('not reached', 'hooks.clock');
    expect(printedReport(of(law('failed', 'a\nb'), missing, missing, law('passed'))).split('\n')).toEqual([
      'failed  cart > CartApi of a member > <adds>',
      '        a',
      '        b',
      'not reached without hooks.clock: 2 laws',
      `${URL}: 25 % — 1 passed, 1 failed, 2 not reached`,
    ]);
  });

  it('is a page on which nothing that was answered becomes markup [CONF-05]', () => {
    const page = reportPage(of(law('failed', '<img src=x onerror="alert(1)">'), law('passed')));
    expect(page).toContain('<h1>50 %</h1>');
    expect(page).toContain('&lt;adds&gt;');
    expect(page).not.toContain('<img');
  });
});

describe('dealstore-conformance', () => {
  const run = (file: object, ...args: readonly string[]) => {
    const cwd = mkdtempSync(join(tmpdir(), 'conformance-'));
    writeFileSync(join(cwd, 'conformance.json'), JSON.stringify(file));
    const { status, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, 'bin.ts'), ...args], {
      cwd,
      encoding: 'utf8',
    });
    return { status, stderr };
  };

  it('ends with 2 and one message when the run cannot be done [CONF-04, CONF-05]', () => {
    expect(run({ ...FILE, members: undefined })).toMatchObject({ status: 2, stderr: 'members is missing\n' });
    const unknown = run(FILE, '--suite', 'cart,carts');
    expect(unknown).toMatchObject({
      status: 2,
      stderr: expect.stringMatching(/^no suite is called carts; there are /),
    });
    const silent = run(FILE, '--suite', 'cart', '--url', 'http://127.0.0.1:9');
    expect(silent).toMatchObject({ status: 2, stderr: expect.stringContaining('http://127.0.0.1:9 does not answer') });
  });
});
