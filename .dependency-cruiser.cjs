/** The layers of docs/architecture.md as forbidden arrows; a rule's name is the sentence a violation prints. */
const core = '^packages/commerce-core/src';
const features = `${core}/(?:session|access|account|address|alarm|behavior|bridge|cart|checkout|claim|coupon|display|event|file|gift|grade|listing|order|inquiry|platform|point|product|review|wish)`;
const screens = '^apps/storefront/src';
const demo = '^packages/demo/';
const ui = '^packages/ui/src';
const build = '^apps/storefront/build/';
const server = '^apps/storefront/server/';
const tests = '\\.(?:test|suite)\\.tsx?$';
/** Use cases and what they keep on the device: they call ports, and every host calls them. */
const useCase = `${core}/.*\\.use-case\\.ts$`;
const domain = `${features}/(?!.*\\.(?:port|machine|use-case)\\.ts$).*\\.ts$`;
/** What apps/api/package.json and apps/storefront/package.json export. */
const packageExports = [
  '^apps/api/src/(?:index|server|database/postgres/process-identity|testing/(?:index|bench))\\.ts$',
  '^apps/storefront/(?:server/(?:index|document/failure-page|security-headers)|build/route-sizes|e2e/support/(?:slow-phone|find-browser))\\.ts$',
];
const api = '^apps/api/src/';
/** Folders of the backend that are no features: what all of them use, and what plays and tests them. */
const apiInfrastructure = [
  'contract',
  'http',
  'database',
  'member',
  'secret',
  'jobs',
  'metrics',
  'response-cache',
  'reference',
  'file-storage',
  'rendition',
  'audit',
  'testing',
  'sandbox',
  'demo',
];
const apiFeature = `${api}(?!(?:${apiInfrastructure.join('|')})/)[^/]+/`;
/** The one file of a feature that others may import: `<feature>/<feature>.ts`. */
const apiEntry = '([^/]+)/\\1\\.ts';

module.exports = {
  forbidden: [
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'value-knows-nothing',
      severity: 'error',
      from: { path: `${core}/value/`, pathNot: tests },
      to: { path: core, pathNot: `${core}/value/` },
    },
    {
      name: 'error-knows-only-value',
      severity: 'error',
      from: { path: `${core}/error/`, pathNot: tests },
      to: { path: core, pathNot: `${core}/(?:value|error)/` },
    },
    {
      name: 'domain-knows-no-port',
      severity: 'error',
      from: { path: domain, pathNot: tests },
      to: { path: `${features}/.*\\.port\\.ts$`, pathNot: `${core}/platform/(?:clock|random)\\.port\\.ts$` },
    },
    {
      name: 'domain-knows-no-machine',
      severity: 'error',
      from: { path: domain, pathNot: tests },
      to: { path: '\\.machine\\.ts$|(?:^|/)xstate(?:/|$)' },
    },
    {
      name: 'domain-knows-no-use-case',
      severity: 'error',
      from: { path: `${domain}|${core}/domain\\.ts$`, pathNot: tests },
      to: { path: useCase },
    },
    {
      name: 'domain-list-is-joined-by-domain-alone',
      severity: 'error',
      from: { pathNot: `${core}/domain\\.ts$` },
      to: { path: `${core}/[^/]+/[^/]+\\.domain\\.ts$` },
    },
    {
      name: 'use-case-knows-no-machine-and-no-adapter',
      severity: 'error',
      from: { path: useCase },
      to: { path: `\\.machine\\.ts$|${core}/adapters/|(?:^|/)xstate(?:/|$)` },
    },
    {
      name: 'port-speaks-our-words-not-the-wires',
      severity: 'error',
      from: { path: `${features}/.*\\.port\\.ts$` },
      to: { path: '^openapi/|adapters/|\\.machine\\.ts$|xstate' },
    },
    {
      name: 'machine-knows-no-other-machine-and-no-adapter',
      severity: 'error',
      from: { path: `${features}/([^/]+)/.*\\.machine\\.ts$|(${features})/.*\\.machine\\.ts$`, pathNot: tests },
      to: { path: `${core}/adapters/|\\.machine\\.ts$` },
    },
    {
      name: 'commerce-knows-no-adapter',
      severity: 'error',
      from: { path: `${core}/(?:commerce|ports|index|domain)\\.ts$` },
      to: { path: `${core}/adapters/` },
    },
    {
      name: 'http-adapter-knows-no-machine-and-no-other-adapter',
      severity: 'error',
      from: { path: `${core}/adapters/http/`, pathNot: tests },
      to: { path: `${core}/adapters/(?!http/)|\\.machine\\.ts$` },
    },
    {
      name: 'web-adapter-knows-no-machine-and-no-wire',
      severity: 'error',
      from: { path: `${core}/adapters/(?:web|bare|memory)/`, pathNot: tests },
      to: { path: `${core}/adapters/http/|\\.machine\\.ts$|^openapi/` },
    },
    {
      name: 'no-app-runs-the-memory-shop',
      severity: 'error',
      from: {
        path: `${core}/adapters/(?:web|bare)/|^apps/[^/]+/(?:src|server)/`,
        pathNot: `${tests}|${screens}/inline/`,
      },
      to: { path: `${core}/adapters/memory/` },
    },
    {
      name: 'core-knows-no-app',
      severity: 'error',
      from: { path: core },
      to: { path: `^apps/|${demo}|^packages/ui/` },
    },
    {
      name: 'core-knows-no-framework',
      severity: 'error',
      from: { path: core, pathNot: `${core}/(?:adapters|testing)/|${tests}` },
      to: { path: '(?:^|/)(?:react|inversify|valtio|@tanstack/[^/]+|hono|pg|kysely)(?:/|$)' },
    },
    {
      name: 'api-demo-and-build-use-only-the-pure-half-of-the-core',
      severity: 'error',
      from: { path: `^apps/api/src|${demo}src/|${build}`, pathNot: `${tests}|^apps/api/src/testing/` },
      to: { path: core, pathNot: `${core}/(?:domain\\.ts|testing/)` },
    },
    {
      name: 'api-feature-through-its-entry-file',
      severity: 'error',
      from: { path: `${api}([^/]+)/`, pathNot: `${tests}|${api}testing/` },
      to: { path: apiFeature, pathNot: `${api}$1/|${api}${apiEntry}$` },
    },
    {
      name: 'api-infrastructure-knows-no-feature',
      severity: 'error',
      from: {
        path: `${api}(?:(?:${apiInfrastructure.join('|')})/|[^/]+$)`,
        pathNot: `${tests}|${api}(?:(?:testing|sandbox|demo)/|(?:app|backend|index)\\.ts$)`,
      },
      to: { path: apiFeature },
    },
    {
      name: 'only-the-sandbox-and-the-composition-import-sandbox-or-demo',
      severity: 'error',
      from: {
        path: api,
        pathNot: `${tests}|${api}(?:(?:sandbox|demo|testing)/|(?:app|app-parts|backend)\\.ts$)`,
      },
      to: { path: `${api}(?:sandbox|demo)/` },
    },
    {
      name: 'demo-imports-no-sandbox',
      severity: 'error',
      from: { path: `${api}demo/`, pathNot: tests },
      to: { path: `${api}sandbox/` },
    },
    {
      name: 'api-is-given-its-demo',
      severity: 'error',
      from: { path: api, pathNot: `${tests}|${api}testing/` },
      to: { path: demo },
    },
    {
      name: 'only-tests-import-testing',
      severity: 'error',
      from: {
        path: '^(?:apps|packages)',
        pathNot: `${tests}|/testing/|${core}/conformance/|^apps/[^/]+/(?:test|e2e)/|^packages/bench/`,
      },
      to: { path: '/src/testing/', pathNot: 'node_modules' },
    },
    {
      name: 'api-knows-no-storefront',
      severity: 'error',
      from: { path: '^apps/api' },
      to: { path: '^apps/storefront|^packages/ui/' },
    },
    {
      name: 'storefront-knows-no-api',
      severity: 'error',
      from: { path: '^apps/storefront/(?:src|server)' },
      to: { path: '^apps/api' },
    },
    {
      name: 'feature-knows-no-other-feature',
      severity: 'error',
      from: { path: `${screens}/features/([^/]+)/` },
      to: { path: `${screens}/features/`, pathNot: `${screens}/features/$1/` },
    },
    {
      name: 'only-the-container-knows-inversify',
      severity: 'error',
      from: { path: '^apps/storefront', pathNot: '^apps/storefront/src/container/' },
      to: { path: '(?:^|/)inversify(?:/|$)' },
    },
    {
      name: 'ui-and-demo-know-no-app',
      severity: 'error',
      from: { path: `${demo}|${ui}` },
      to: { path: '^(?:apps|openapi|packages/bench)/' },
    },
    {
      name: 'page-facts-and-words-import-no-component',
      severity: 'error',
      from: { path: `${screens}/page/|${ui}/locale/`, pathNot: tests },
      to: { path: `^apps/|${ui}`, pathNot: `${screens}/page/|${ui}/locale/` },
    },
    {
      name: 'container-routes-and-tracking-import-no-component',
      severity: 'error',
      from: { path: `${screens}/(?:container|routes|tracking)/`, pathNot: tests },
      to: { path: `${screens}/(?:app|chrome|features|widgets)/|${ui}/(?!locale/)` },
    },
    {
      name: 'chrome-imports-no-feature-and-no-app',
      severity: 'error',
      from: { path: `${screens}/chrome/` },
      to: { path: `${screens}/(?:features|app)/` },
    },
    {
      name: 'widget-imports-no-feature-and-no-app',
      severity: 'error',
      from: { path: `${screens}/widgets/` },
      to: { path: `${screens}/(?:features|app)/` },
    },
    {
      name: 'widget-and-feature-import-no-chrome',
      severity: 'error',
      from: { path: `${screens}/(?:widgets|features)/`, pathNot: tests },
      to: { path: `${screens}/chrome/` },
    },
    {
      name: 'widget-imports-no-other-widget-but-card-lazy-component-and-no-answer',
      severity: 'error',
      from: { path: `${screens}/widgets/([^/]+)/` },
      to: { path: `${screens}/widgets/`, pathNot: `${screens}/widgets/(?:$1|product-card|lazy-component|no-answer)/` },
    },
    {
      name: 'only-its-own-feature-imports-a-feature',
      severity: 'error',
      from: { path: '^apps/storefront/', pathNot: `${screens}/features/` },
      to: { path: `${screens}/features/` },
    },
    {
      name: 'inline-script-imports-only-words-and-the-core',
      severity: 'error',
      from: { path: `${screens}/inline/`, pathNot: tests },
      to: { path: `^apps/|${ui}`, pathNot: `${screens}/inline/|${ui}/locale/` },
    },
    {
      name: 'build-imports-only-routes-and-the-core',
      severity: 'error',
      from: { path: build, pathNot: tests },
      to: { path: `^apps/|${ui}`, pathNot: `${build}|${screens}/routes/` },
    },
    {
      name: 'server-imports-no-widget-and-no-chrome',
      severity: 'error',
      from: { path: server, pathNot: tests },
      to: { path: `${screens}/(?:widgets|chrome)/` },
    },
    {
      name: 'feature-imports-no-app',
      severity: 'error',
      from: { path: `${screens}/features/` },
      to: { path: `${screens}/app/` },
    },
    {
      name: 'only-scripts-and-bench-import-the-shop',
      severity: 'error',
      from: { pathNot: '^(?:apps/shop|scripts|packages/bench)/' },
      to: { path: '^apps/shop/' },
    },
    {
      name: 'shop-and-bench-import-an-app-by-its-package-exports',
      severity: 'error',
      from: { path: '^(?:apps/shop/src|packages/bench)/' },
      to: { path: '^apps/(?:api|storefront)/', pathNot: packageExports },
    },
    {
      name: 'nothing-imports-scripts',
      severity: 'error',
      from: { pathNot: '^scripts/' },
      to: { path: '^scripts/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '/dist/|\\.data/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['source', 'import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.json'],
    },
  },
};
