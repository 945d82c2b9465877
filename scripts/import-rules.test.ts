import { spawnSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const BIN = join(ROOT, 'node_modules/.bin');
const CORE = 'packages/commerce-core/src';
const SCREENS = 'apps/storefront/src';
const UI = 'packages/ui/src';
const DEMO = 'packages/demo/src';

type Tree = Readonly<Record<string, string>>;

interface Finding {
  readonly from: string;
  readonly rule: { readonly name: string };
}

/** A house of two or three files for each layer, all of them where they belong. */
const CLEAN: Tree = {
  [`${CORE}/value/won.ts`]: `export const won = 1;`,
  [`${CORE}/error/catalogue.ts`]: `import { won } from '../value/won.ts';\nexport const catalogue = won;`,
  [`${CORE}/cart/cart.ts`]: `import { won } from '../value/won.ts';\nexport const cart = won;`,
  [`${CORE}/cart/cart.port.ts`]: `import { cart } from './cart.ts';\nexport type CartApi = typeof cart;`,
  [`${CORE}/cart/add-to-cart.use-case.ts`]: `import type { CartApi } from './cart.port.ts';\nexport type Add = CartApi;`,
  [`${CORE}/checkout/checkout.machine.ts`]: `import type { CartApi } from '../cart/cart.port.ts';\nexport type M = CartApi;`,
  [`${CORE}/session/session.machine.ts`]: `import { cart } from '../cart/cart.ts';\nexport const session = cart;`,
  [`${CORE}/commerce.ts`]: `import { session } from './session/session.machine.ts';\nexport const commerce = session;`,
  [`${CORE}/cart/cart.domain.ts`]: `export { cart } from './cart.ts';`,
  [`${CORE}/domain.ts`]: `export * from './cart/cart.domain.ts';`,
  [`${CORE}/adapters/http/cart.http.ts`]: `import { cart } from '../../cart/cart.ts';\nexport const http = cart;`,
  [`${CORE}/adapters/memory/cart.memory.ts`]: `import { cart } from '../../cart/cart.ts';\nexport const memory = cart;`,
  'openapi/generated/commerce.ts': `export const wire = 1;`,
  'apps/api/src/cart/cart.routes.ts': `import { cart } from '../../../../${CORE}/domain.ts';\nexport const routes = cart;`,
  'apps/api/src/cart/cart.ts': `export { routes } from './cart.routes.ts';`,
  'apps/api/src/cart/cart.test.ts': `import { call } from '../testing/http/test-call.ts';\nvoid call;`,
  'apps/api/src/point/point.ts': `import { routes } from '../cart/cart.ts';\nexport const point = routes;`,
  'apps/api/src/demo/demo.ts': `import { point } from '../point/point.ts';\nexport const people = point;`,
  'apps/api/src/sandbox/sandbox.routes.ts': `import { people } from '../demo/demo.ts';\nexport const sandbox = people;`,
  'apps/api/src/app.ts': `import { sandbox } from './sandbox/sandbox.routes.ts';\nexport const app = sandbox;`,
  [`${SCREENS}/features/cart/cart.screen.ts`]: `import { button } from '../../../../../${UI}/button.ts';\nexport const screen = button;`,
  [`${SCREENS}/features/order/order.screen.ts`]: `export const order = 1;`,
  [`${DEMO}/index.ts`]: `import { cart } from '../../../${CORE}/domain.ts';\nexport const demo = cart;`,
  'apps/api/src/testing/database/demo-template.ts': `import { demo } from '../../../../../${DEMO}/index.ts';\nexport const template = demo;`,
  [`${UI}/locale/words.ts`]: `export const words = 1;`,
  [`${UI}/button.ts`]: `import { words } from './locale/words.ts';\nexport const button = words;`,
  [`${SCREENS}/page/page-state.ts`]: `export const facts = 1;`,
  [`${SCREENS}/routes/paths.ts`]: `export const path = 1;`,
  [`${SCREENS}/page/chrome-store.ts`]: `export const chrome = 1;`,
  [`${SCREENS}/chrome/header/header.ts`]: `import { facts } from '../../page/page-state.ts';\nexport const header = facts;`,
  [`${SCREENS}/widgets/product-card/product-card.ts`]: `import { button } from '../../../../../${UI}/button.ts';\nexport const card = button;`,
  [`${SCREENS}/widgets/product-list/product-list.ts`]: `import { card } from '../product-card/product-card.ts';\nimport { chrome } from '../../page/chrome-store.ts';\nexport const list = [card, chrome];`,
  [`${SCREENS}/app/layout/layout.ts`]: `import { header } from '../../chrome/header/header.ts';\nexport const layout = header;`,
  'apps/api/src/index.ts': `export { routes } from './cart/cart.routes.ts';`,
  'apps/shop/src/compose-shop.ts': `import { routes } from '../../api/src/index.ts';\nexport const shop = routes;`,
  'apps/storefront/server/forward.ts': `import { facts } from '../src/page/page-state.ts';\nexport const forward = facts;`,
  'scripts/dev.ts': `import { shop } from '../apps/shop/src/compose-shop.ts';\nexport const dev = shop;`,
  'packages/bench/pages.ts': `import { shop } from '../../apps/shop/src/compose-shop.ts';\nexport const pages = shop;`,
};

/** Imports everything of a file, so that the arrow cannot be overlooked. */
function importing(...targets: readonly string[]): string {
  return targets.map((target, index) => `import * as other${index} from '${target}';\nvoid other${index};`).join('\n');
}

/** Imports a component into a file four folders down. */
const BUTTON = importing(`../../../../${UI}/button.ts`);

/** For each rule, and each arrow it forbids, a file that breaks it. */
const VIOLATIONS: readonly (readonly [rule: string, file: string, source: string])[] = [
  ['no-circular', `${CORE}/value/won.ts`, `${importing('./round.ts')}\nexport const won = 1;`],
  [
    'no-circular',
    'apps/api/src/cart/cart.store.ts',
    `import type { Line } from './line.ts';\nexport type Store = Line;`,
  ],
  ['value-knows-nothing', `${CORE}/value/page.ts`, importing('../cart/cart.ts')],
  ['error-knows-only-value', `${CORE}/error/reaction.ts`, importing('../cart/cart.ts')],
  ['domain-knows-no-port', `${CORE}/order/order.ts`, importing('../cart/cart.port.ts')],
  ['domain-knows-no-use-case', `${CORE}/order/paid-order.ts`, importing('../cart/add-to-cart.use-case.ts')],
  [
    'use-case-knows-no-machine-and-no-adapter',
    `${CORE}/cart/merge-guest-cart.use-case.ts`,
    importing('../session/session.machine.ts', '../adapters/http/cart.http.ts'),
  ],
  ['domain-list-is-joined-by-domain-alone', `${CORE}/order/price-order.ts`, importing('../cart/cart.domain.ts')],
  ['domain-knows-no-machine', `${CORE}/order/claim.ts`, importing('../session/session.machine.ts')],
  [
    'port-speaks-our-words-not-the-wires',
    `${CORE}/order/order.port.ts`,
    importing('../../../../openapi/generated/commerce.ts'),
  ],
  [
    'machine-knows-no-other-machine-and-no-adapter',
    `${CORE}/order/order.machine.ts`,
    importing('../session/session.machine.ts'),
  ],
  ['commerce-knows-no-adapter', `${CORE}/ports.ts`, importing('./adapters/http/cart.http.ts')],
  [
    'http-adapter-knows-no-machine-and-no-other-adapter',
    `${CORE}/adapters/http/order.http.ts`,
    importing('../memory/cart.memory.ts'),
  ],
  ['web-adapter-knows-no-machine-and-no-wire', `${CORE}/adapters/web/clock.ts`, importing('../http/cart.http.ts')],
  ['no-app-runs-the-memory-shop', 'apps/api/src/m.ts', importing(`../../../${CORE}/adapters/memory/cart.memory.ts`)],
  ['core-knows-no-app', `${CORE}/order/refund.ts`, importing('../../../../apps/api/src/cart/cart.routes.ts')],
  ['core-knows-no-app', `${CORE}/order/deposit.ts`, BUTTON],
  ['core-knows-no-framework', `${CORE}/order/bill.ts`, importing('react')],
  [
    'api-demo-and-build-use-only-the-pure-half-of-the-core',
    'apps/api/src/order/order.routes.ts',
    importing(`../../../../${CORE}/commerce.ts`),
  ],
  [
    'api-demo-and-build-use-only-the-pure-half-of-the-core',
    `${DEMO}/flow.ts`,
    importing(`../../../${CORE}/session/session.machine.ts`),
  ],
  [
    'api-demo-and-build-use-only-the-pure-half-of-the-core',
    'apps/storefront/build/licences.ts',
    importing(`../../../${CORE}/commerce.ts`),
  ],
  ['inline-script-imports-only-words-and-the-core', `${SCREENS}/inline/first.ts`, importing('../page/page-state.ts')],
  ['inline-script-imports-only-words-and-the-core', `${SCREENS}/inline/lost.ts`, BUTTON],
  ['build-imports-only-routes-and-the-core', 'apps/storefront/build/icons.ts', importing('../src/page/page-state.ts')],
  ['build-imports-only-routes-and-the-core', 'apps/storefront/build/sizes.ts', importing('../server/forward.ts')],
  [
    'server-imports-no-widget-and-no-chrome',
    'apps/storefront/server/head.ts',
    importing('../src/widgets/product-card/product-card.ts'),
  ],
  [
    'server-imports-no-widget-and-no-chrome',
    'apps/storefront/server/foot.ts',
    importing('../src/chrome/header/header.ts'),
  ],
  ['api-feature-through-its-entry-file', 'apps/api/src/coupon/coupon.store.ts', importing('../cart/cart.routes.ts')],
  ['api-infrastructure-knows-no-feature', 'apps/api/src/contract/answer.ts', importing('../cart/cart.ts')],
  ['api-infrastructure-knows-no-feature', 'apps/api/src/http/rate-limit.ts', importing('../cart/cart.ts')],
  [
    'only-the-sandbox-and-the-composition-import-sandbox-or-demo',
    'apps/api/src/coupon/issue.store.ts',
    importing('../demo/demo.ts'),
  ],
  ['demo-imports-no-sandbox', 'apps/api/src/demo/seed.ts', importing('../sandbox/sandbox.routes.ts')],
  ['api-is-given-its-demo', 'apps/api/src/backend.ts', importing(`../../../${DEMO}/index.ts`)],
  ['only-tests-import-testing', 'apps/api/src/coupon/coupon.routes.ts', importing('../testing/http/test-call.ts')],
  ['only-tests-import-testing', 'apps/storefront/server/host.ts', importing('../../api/src/testing/http/test-call.ts')],
  [
    'api-knows-no-storefront',
    'apps/api/src/order/order.store.ts',
    importing('../../../storefront/src/page/page-state.ts'),
  ],
  ['api-knows-no-storefront', 'apps/api/src/order/order.words.ts', BUTTON],
  ['storefront-knows-no-api', `${SCREENS}/app/app.ts`, importing('../../../api/src/cart/cart.routes.ts')],
  ['page-facts-and-words-import-no-component', `${SCREENS}/page/page-title.ts`, importing('../routes/paths.ts')],
  ['page-facts-and-words-import-no-component', `${SCREENS}/page/page-button.ts`, BUTTON],
  ['page-facts-and-words-import-no-component', `${UI}/locale/price.ts`, importing('../button.ts')],
  ['container-routes-and-tracking-import-no-component', `${SCREENS}/routes/screen.ts`, importing('../app/app.ts')],
  ['container-routes-and-tracking-import-no-component', `${SCREENS}/container/flows.ts`, BUTTON],
  ['chrome-imports-no-feature-and-no-app', `${SCREENS}/chrome/footer.ts`, importing('../app/layout/layout.ts')],
  ['chrome-imports-no-feature-and-no-app', `${SCREENS}/chrome/toast.ts`, importing('../features/cart/cart.screen.ts')],
  [
    'widget-imports-no-feature-and-no-app',
    `${SCREENS}/widgets/terms/terms.ts`,
    importing('../../app/layout/layout.ts'),
  ],
  [
    'widget-imports-no-feature-and-no-app',
    `${SCREENS}/widgets/address/address.ts`,
    importing('../../features/cart/cart.screen.ts'),
  ],
  [
    'widget-and-feature-import-no-chrome',
    `${SCREENS}/widgets/share/share-sheet.ts`,
    importing('../../chrome/header/header.ts'),
  ],
  [
    'widget-and-feature-import-no-chrome',
    `${SCREENS}/features/cart/use-cart.ts`,
    importing('../../chrome/header/header.ts'),
  ],
  [
    'widget-imports-no-other-widget-but-card-lazy-component-and-no-answer',
    `${SCREENS}/widgets/arrival/arrival.ts`,
    importing('../product-list/product-list.ts'),
  ],
  ['only-its-own-feature-imports-a-feature', `${SCREENS}/entry.ts`, importing('./features/cart/cart.screen.ts')],
  ['feature-imports-no-app', `${SCREENS}/features/order/orders.screen.ts`, importing('../../app/layout/layout.ts')],
  ['feature-knows-no-other-feature', `${SCREENS}/features/cart/cart.queries.ts`, importing('../order/order.screen.ts')],
  ['only-the-container-knows-inversify', `${SCREENS}/app/layout.ts`, importing('inversify')],
  ['ui-and-demo-know-no-app', `${UI}/field.ts`, importing(`../../../${SCREENS}/page/page-state.ts`)],
  ['ui-and-demo-know-no-app', `${DEMO}/row.ts`, importing('../../../apps/api/src/index.ts')],
  ['ui-and-demo-know-no-app', `${UI}/locale/wire.ts`, importing('../../../../openapi/generated/commerce.ts')],
  ['only-scripts-and-bench-import-the-shop', 'apps/api/src/main.ts', importing('../../shop/src/compose-shop.ts')],
  [
    'shop-and-bench-import-an-app-by-its-package-exports',
    'apps/shop/src/run-shop.ts',
    importing('../../api/src/cart/cart.routes.ts'),
  ],
  ['nothing-imports-scripts', 'apps/api/src/order/refund.ts', importing('../../../../scripts/dev.ts')],
  ['nothing-imports-scripts', 'apps/shop/src/start.ts', importing('../../../scripts/dev.ts')],
  ['nothing-imports-scripts', 'packages/bench/reads.ts', importing('../../scripts/dev.ts')],
];

/** What some violations lean on; harmless by itself. */
const PROPS: Tree = {
  [`${CORE}/value/round.ts`]: `import { won } from './won.ts';\nexport const round = won;`,
  'apps/api/src/testing/http/test-call.ts': 'export const call = 1;',
  'apps/api/src/cart/line.ts': `import type { Store } from './cart.store.ts';\nexport type Line = Store | null;`,
  'node_modules/react/index.js': 'module.exports = {};',
  'node_modules/react/package.json': '{"name":"react","version":"1.0.0","main":"index.js"}',
  'node_modules/inversify/index.js': 'module.exports = {};',
  'node_modules/inversify/package.json': '{"name":"inversify","version":"1.0.0","main":"index.js"}',
};

const RULES = '.dependency-cruiser.cjs';
const CYCLES = '.dependency-cruiser-folders.cjs';
const CONFIGS = [RULES, CYCLES, 'tsconfig.json', 'tsconfig.base.json'];

async function plant(tree: Tree): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'dealstore-import-rules-'));
  for (const [path, source] of Object.entries({ ...CLEAN, ...PROPS, ...tree })) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), `${source}\n`);
  }
  for (const config of CONFIGS) await cp(join(ROOT, config), join(folder, config));
  return folder;
}

/** Names of the rules a tree breaks, with the file that breaks each. */
function brokenRules(folder: string, config: string = RULES): readonly Finding[] {
  const parameters = ['--config', config, '--output-type', 'json', 'packages', 'apps', 'openapi', 'scripts'];
  const { stdout, stderr } = spawnSync(join(BIN, 'depcruise'), parameters, { cwd: folder, encoding: 'utf8' });
  if (stdout === '') throw new Error(stderr);
  const { summary } = JSON.parse(stdout) as { summary: { violations: readonly Finding[]; totalCruised: number } };
  expect(summary.totalCruised).toBeGreaterThan(10);
  return summary.violations;
}

describe('import rules', () => {
  let found: readonly Finding[];
  beforeAll(async () => {
    const folder = await plant(Object.fromEntries(VIOLATIONS.map(([, file, source]) => [file, source])));
    found = brokenRules(folder);
    await rm(folder, { recursive: true, force: true });
  });

  it('accept a tree without violations', async () => {
    const folder = await plant({});
    expect(brokenRules(folder)).toEqual([]);
    await rm(folder, { recursive: true, force: true });
  });

  it('are each proven by a planted violation', () => {
    const config = createRequire(import.meta.url)('../.dependency-cruiser.cjs') as {
      forbidden: readonly { name: string }[];
    };
    const planted = new Set(VIOLATIONS.map(([rule]) => rule));
    expect([...planted].toSorted()).toEqual(config.forbidden.map(({ name }) => name).toSorted());
  });

  it.each(VIOLATIONS)('%s stops %s', (rule, file) => {
    // Of a circle the first file found is named.
    const place = rule === 'no-circular' ? dirname(file) : file;
    expect(found.filter((finding) => finding.rule.name === rule && finding.from.startsWith(place))).not.toEqual([]);
  });
});

describe('the rule of folder cycles', () => {
  it.each([
    [
      'core',
      `${CORE}/cart/order-of.ts`,
      `import type { order } from '../order/order.ts';\nexport type Of = typeof order;`,
    ],
    ['backend', 'apps/api/src/cart/issue.ts', importing('../coupon/issue.store.ts')],
    ['storefront', `${SCREENS}/page/open-menu.ts`, importing('../chrome/header/header.ts')],
    ['orders', 'apps/api/src/order/payment/pay.ts', importing('../claim/step-claim.ts')],
  ])('stops two folders of the %s that lean on each other, by types too', async (_, file, source) => {
    const back: Tree = {
      [`${CORE}/order/order.ts`]: `import { cart } from '../cart/cart.ts';\nexport const order = cart;`,
      'apps/api/src/coupon/issue.store.ts': importing('../cart/cart.ts'),
      'apps/api/src/order/claim/step-claim.ts': importing('../payment/cash-receipt.ts'),
      'apps/api/src/order/payment/cash-receipt.ts': 'export const receipt = 1;',
    };
    const straight = await plant(back);
    expect(brokenRules(straight, CYCLES)).toEqual([]);
    await rm(straight, { recursive: true, force: true });
    const folder = await plant({ ...back, [file]: source });
    const cycles = brokenRules(folder, CYCLES).map(({ from, rule }) => `${rule.name} ${from}`);
    expect(cycles).toContain(`no-folder-cycles ${dirname(file)}`);
    await rm(folder, { recursive: true, force: true });
  });
});
