import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What the fake server build answers: enough of a prepared page for the host to write a document. */
const ENTRY_SERVER = `
let renderings = 0;
function write({ facts, search }, nonce) {
  renderings += 1;
  return '<p data-logged-in="' + facts.loggedIn + '" data-redirect-reason="' + facts.redirectReason + '" data-search="' + search +
    '" data-rendering="' + renderings + '">' + nonce + '</p>';
}
export const shellFiles = ['../features/home/home.screen.tsx'];
export async function preparePage(input) {
  const isMissing = input.pathname === '/nope' || input.pathname === '/product/404';
  return {
    status: isMissing ? 404 : globalThis.isBackendAway === true ? 503 : 200,
    isComplete: globalThis.isBackendAway !== true,
    isSessionEnded: input.facts.loggedIn && (input.search === '?ended' || input.headers.get('authorization') === 'Bearer OLD'),
    shownFiles: ['../features/home/home.screen.tsx'],
    canonicalPath: isMissing ? null : input.pathname,
    meta: { title: 'T <b>', description: null, imageUrl: null, noIndex: false, structured: [] },
    state: { ...input.facts, notFound: isMissing, queries: { evil: '</script><script>alert(1)</script>' } },
    html: async () => write(input, ''),
    async pipe(into, nonce) {
      into.end(write(input, nonce));
    },
  };
}`;

const MANIFEST = {
  'src/entry-client.tsx': { file: 'static/entry-1.js' },
  'src/features/home/home.screen.tsx': { file: 'static/home-1.js', imports: ['src/entry-client.tsx'] },
  'style.css': { file: 'static/style-1.css', src: 'style.css' },
};

/** Writes a folder that looks like a build, for tests of the host without a bundler. */
export async function fakeBuild(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'storefront-'));
  await mkdir(join(folder, 'client', 'static'), { recursive: true });
  await mkdir(join(folder, 'server'));
  await mkdir(join(folder, 'inline'));
  const files: Readonly<Record<string, string>> = {
    'server/entry-server.js': ENTRY_SERVER,
    'server/package.json': '{"type":"module"}',
    'client/manifest.json': JSON.stringify(MANIFEST),
    'client/manifest.en.json': JSON.stringify(MANIFEST),
    'inline/early-input.js': 'remember();',
    'inline/load-app.js': 'load(appFiles);',
    'client/static/entry-1.js': 'run()',
    'client/static/entry-1.js.br': 'brotli',
    'client/static/home-1.js': 'home()',
    'client/static/style-1.css': 'p{color:red}.later{margin:0}',
  };
  await Promise.all(Object.entries(files).map(([name, content]) => writeFile(join(folder, name), content)));
  return folder;
}
