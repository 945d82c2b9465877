import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { bundle, workerConfig } from '../bundle.ts';
import { commandOf } from '../runtimes.ts';
import { converse } from './conversation.ts';
import type { OpenedExamples } from './open-examples.ts';
import { openSandbox } from './sandbox.ts';
import { sellInTerminal } from './terminal-sale.ts';

const HOSTILE = `<img src="x" onerror='alert(1)'>&`;

/** What the hosts of examples/ that need no browser do before a running shop. @param open answers the same each time */
export function examplesSuite(open: () => OpenedExamples): void {
  it('type-checks as strict importers do [SDK-01]', async () => {
    const { folder, run } = open();
    const compilerOptions = {
      strict: true,
      exactOptionalPropertyTypes: true,
      noUncheckedIndexedAccess: true,
      noUnusedLocals: true,
      target: 'es2024',
      lib: ['es2024', 'dom', 'dom.iterable'],
      module: 'preserve',
      types: ['node'],
      allowImportingTsExtensions: true,
      skipLibCheck: true,
      noEmit: true,
    };
    const project = {
      compilerOptions,
      include: ['**/*.ts', '**/*.vue'],
      exclude: ['generated-clients', 'node_modules'],
    };
    await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(project));
    expect(await run('vue-tsc', '-p', '.', '--pretty', 'false')).toBe('');
  });

  it('buys and gives in a terminal, from the cart of a guest to a paid gift [SDK-02]', async () => {
    const { code, output } = await sellInTerminal(open());
    expect({ code, output }).toEqual({ code: 0, output: expect.stringContaining('Welcome, 홍길동') });
    expect(output).toMatch(/In the cart: ₩\d/);
    expect((await readFile('examples/terminal/terminal-shop.ts', 'utf8')).split('\n').length).toBeLessThanOrEqual(200);
    expect(output.match(/^Order \d{16} is paid$/gm)).toHaveLength(2);
    expect(output).toMatch(/^박새봄 accepts it at \S+\/myPage\/giftBox\/recipientInfoInput\/[\w-]{20,}$/m);
  });

  describe('an app without a document', () => {
    const appOf = (act: string) => {
      const { folder, origin } = open();
      const page = ([, address = '']: RegExpExecArray) => openSandbox(origin).verify(address);
      return converse(['native-app.ts', `${origin}/api`, act], join(folder, 'native'), [[/^open (.*)/, page]]);
    };
    const lastOf = (output: string): unknown => JSON.parse(output.split('\n').at(-1) ?? '');

    it('keeps the cart of a guest and the session of a member over a restart [SDK-03]', async () => {
      const guest = { name: 'guest', cartCnt: 1, globals: [] };
      expect(lastOf((await appOf('add')).output)).toEqual(guest);
      expect(lastOf((await appOf('look')).output)).toEqual(guest);
      const loggedIn = lastOf((await appOf('logIn')).output);
      expect(loggedIn).toMatchObject({ name: '홍길동' });
      expect(lastOf((await appOf('look')).output)).toEqual(loggedIn);
    });
  });

  it.skipIf(commandOf('Worker runtime') === null && process.env['CI'] !== 'true')(
    'renders a product in a Worker, in two languages and without markup of others [SDK-04]',
    async () => {
      const { folder, origin, run } = open();
      const { items } = await (await fetch(`${origin}/api/client/v1/display/products/search?pageSize=1`)).json();
      const { productNo, productName } = items[0];
      await writeFile(join(folder, 'worker/test.ts'), workerTest(productNo, productName));
      await writeFile(join(folder, 'worker/worker.js'), await bundle(join(folder, 'worker/test.ts')));
      await writeFile(join(folder, 'worker/worker.capnp'), workerConfig('worker.js'));
      const answers: readonly (readonly [number, string, string])[] = JSON.parse(
        await run(...(commandOf('Worker runtime') ?? ['missing']), 'worker/worker.capnp'),
      );
      const [korean, english, unknown, elsewhere, hostile] = answers;
      expect(korean).toEqual([200, 'ko', expect.stringContaining(`<h1>${productName}</h1>`)]);
      expect(korean?.[2]).toMatch(/<strong>[\d,]+원<\/strong>/);
      expect(english).toEqual([200, 'en', expect.stringMatching(/<strong>₩[\d,]+<\/strong>/)]);
      expect(unknown).toEqual([404, 'en', expect.stringContaining('No such product')]);
      expect(elsewhere).toEqual([404, 'ko', expect.stringContaining('없는 상품이에요')]);
      expect(hostile).toEqual([200, 'ko', expect.stringContaining('<h1>&#60;img src=&#34;x&#34;')]);
      expect(hostile?.[2]).not.toContain('<img src="x"');
    },
  );
}

/** What the Worker is asked for; the last answer of its shop has a name that is markup. */
function workerTest(productNo: number, productName: string): string {
  return `import worker from './product-page.ts';
    const ask = async (path, language) => {
      const headers = { 'accept-language': language };
      const response = await worker.fetch(new Request('https://worker.example' + path, { headers }));
      return [response.status, response.headers.get('content-language'), await response.text()];
    };
    export default { test: async () => {
      const product = '/product/${productNo}';
      const answers = [await ask(product, 'fr, ko;q=0.8, en;q=0.5'), await ask(product, 'en-US,en;q=0.9'),
        await ask('/product/999999999', 'en'), await ask('/', '')];
      const real = globalThis.fetch;
      globalThis.fetch = async (request) => {
        const answer = await (await real(request)).text();
        const name = ${JSON.stringify(JSON.stringify(productName))};
        const hostile = ${JSON.stringify(JSON.stringify(HOSTILE))};
        return new Response(answer.replaceAll(name, hostile), { headers: { 'content-type': 'application/json' } });
      };
      console.log(JSON.stringify([...answers, await ask(product, 'ko')]));
    } };`;
}
