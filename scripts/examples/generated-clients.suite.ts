import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { bundle } from '../bundle.ts';
import { logIn } from './member.ts';
import type { OpenedExamples } from './open-examples.ts';
import { openSandbox } from './sandbox.ts';

const CONTRACT = resolve('openapi/generated/commerce.json');
const FOLDER = 'generated-clients';

/** What clients do that others generate from the contract. @param open answers the same each time */
export function generatedClientsSuite(open: () => OpenedExamples): void {
  let member: Awaited<ReturnType<typeof logIn>>;
  beforeAll(async () => {
    const { folder, origin, run } = open();
    const client = [
      '-i',
      CONTRACT,
      '-o',
      `${FOLDER}/hey-api`,
      '-c',
      '@hey-api/client-fetch',
      '--no-log-file',
      '--silent',
    ];
    await run('openapi-ts', ...client);
    const output = { target: 'orval/client.ts', client: 'fetch', headers: true, baseUrl: `${origin}/api` };
    const shop = { input: CONTRACT, output: { ...output, override: { fetch: { forceSuccessResponse: true } } } };
    await writeFile(join(folder, FOLDER, 'orval.config.mjs'), `export default ${JSON.stringify({ shop })}`);
    await run('orval', '--config', `${FOLDER}/orval.config.mjs`);
    member = await logIn(origin);
  });

  it('type-checks what both generators make of the contract [SDK-07]', async () => {
    const { folder, run } = open();
    const compilerOptions = {
      strict: true,
      noUncheckedIndexedAccess: true,
      noImplicitOverride: true,
      noImplicitReturns: true,
      target: 'es2024',
      lib: ['es2024', 'dom', 'dom.iterable'],
      module: 'preserve',
      types: [],
      skipLibCheck: true,
      noEmit: true,
    };
    await writeFile(join(folder, FOLDER, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['**/*.ts'] }));
    expect(await run('tsc', '-p', FOLDER, '--pretty', 'false')).toBe('');
  });

  it.each(['hey-api', 'orval'])('buys with the client of %s [SDK-07]', async (name) => {
    const { folder, origin } = open();
    const { bearer, ports } = member;
    const script = join(folder, FOLDER, `buy-with-${name}.js`);
    await writeFile(script, await bundle(join(folder, FOLDER, `buy-with-${name}.ts`)));
    const program: { readonly buy: Buy } = await import(script);
    const orderNo = await program.buy(origin, bearer, (page) => openSandbox(origin).pay(page));
    expect((await ports.orderApi.get(orderNo)).defaultOrderStatusType).toBe('PAY_DONE');
  });
}

type Buy = (origin: string, bearer: string, pay: (page: string) => Promise<string>) => Promise<string>;
