// The service worker: files of the shop, the shell for a device offline, and pictures of what is kept there.
// Nothing of a member passes into its caches: answers of the backend and documents are never among them.
import { CacheExpiration, ExpirationPlugin } from 'workbox-expiration';
import { enable } from 'workbox-navigation-preload';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkOnly, type StrategyOptions } from 'workbox-strategies';
import { DROP_PICTURES, PICTURES_CACHE } from '../page/pictures-cache.ts';

type WorkboxPlugin = NonNullable<StrategyOptions['plugins']>[number];
type PluginEvent = Parameters<NonNullable<WorkboxPlugin['cacheWillUpdate']>>[0]['event'];

const FILES = 'files';
const SHELL = 'shell';

/** Files of a build, and how long one is kept after its last use: some ten builds, 30 days in seconds. Assumed. */
const MOST_FILES = 400;
const FILE_LIFE_S = 30 * 24 * 60 * 60;
/** Pictures kept at most, and how long: 7 days in seconds, as the answers they belong to. Assumed. */
const MOST_PICTURES = 200;
const PICTURE_LIFE_S = 7 * 24 * 60 * 60;
/** How long a page may take before the shell stands in for it, in seconds. Assumed. */
const PAGE_LIMIT_S = 15;

/** Pages that are not the shop's own: payment windows, the sandbox, files. */
const BESIDE_THE_SHOP =
  /^\/(?:api|assets|auth\/redirect|dev|docs|files|healthz|readyz|redirect|refuse|sandbox|session|static|toss)(?:\/|$)/;
/** The shop's files as a document names them. */
const FILE = /\/static\/[\w-]+\.(?:js|css)/g;

// The browser asks for a page while this worker starts.
enable();

const files = new CacheFirst({
  cacheName: FILES,
  plugins: [bounded({ maxEntries: MOST_FILES, maxAgeSeconds: FILE_LIFE_S, purgeOnQuotaError: true })],
});
registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/static/'), files);

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && /^\/(?:assets|files)\//.test(url.pathname),
  new CacheFirst({
    cacheName: PICTURES_CACHE,
    plugins: [
      // Only what a page asks to keep, by a message: what it shows besides may be goods for adults.
      { cacheWillUpdate: async ({ event, response }) => (event?.type === 'message' && response.ok ? response : null) },
      bounded({ maxEntries: MOST_PICTURES, maxAgeSeconds: PICTURE_LIFE_S, purgeOnQuotaError: true }),
    ],
  }),
);

// NOTE: a cache that is deleted leaves the plugin's notes behind, and the plugin itself knows only those of its own time.
addEventListener('message', (event) => {
  if (event.data === DROP_PICTURES) void new CacheExpiration(PICTURES_CACHE, { maxEntries: MOST_PICTURES }).delete();
});

registerRoute(
  // Only as a file: who opens its address as a page would put it in the place of the one that is kept.
  ({ request, url, sameOrigin }) => sameOrigin && request.mode !== 'navigate' && url.pathname.startsWith('/offline/'),
  new CacheFirst({
    cacheName: SHELL,
    // It belongs to no visitor: it says by itself whose page it is.
    fetchOptions: { credentials: 'omit' },
    plugins: [
      { cacheWillUpdate: async ({ response, event }) => (await keepFilesOf(response, event)) ?? null },
      bounded({ maxEntries: 1, purgeOnQuotaError: true }),
    ],
  }),
);

registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && request.mode === 'navigate' && !BESIDE_THE_SHOP.test(url.pathname),
  new NetworkOnly({ networkTimeoutSeconds: PAGE_LIMIT_S, plugins: [{ handlerDidError: () => latestShell() }] }),
);

// What the browser has asked for ahead is the answer of every other page, too.
registerRoute(({ request, sameOrigin }) => sameOrigin && request.mode === 'navigate', new NetworkOnly());

/** NOTE: the plugin's own type allows for missing methods, which the strategies' type does not. */
function bounded(limits: ConstructorParameters<typeof ExpirationPlugin>[0]): WorkboxPlugin {
  const { cachedResponseWillBeUsed, cacheDidUpdate } = new ExpirationPlugin(limits);
  return {
    ...(cachedResponseWillBeUsed && { cachedResponseWillBeUsed }),
    ...(cacheDidUpdate && { cacheDidUpdate }),
  };
}

/** The shell, once every file it names is kept: without one of them it would be an empty page. */
async function keepFilesOf(shell: Response, event: PluginEvent): Promise<Response | undefined> {
  if (!shell.ok || event === undefined) return undefined;
  for (const file of await filesOf(shell)) await Promise.all(files.handleAll({ event, request: new Request(file) }));
  return (await hasFilesOf(shell)) ? shell : undefined;
}

async function filesOf(shell: Response): Promise<ReadonlySet<string>> {
  return new Set((await shell.clone().text()).match(FILE));
}

async function hasFilesOf(shell: Response): Promise<boolean> {
  const cache = await caches.open(FILES);
  for (const file of await filesOf(shell)) if ((await cache.match(file)) === undefined) return false;
  return true;
}

/** The shell of the last language and build this device has seen. */
async function latestShell(): Promise<Response | undefined> {
  const cache = await caches.open(SHELL);
  const [latest] = (await cache.keys()).toReversed();
  const shell = latest === undefined ? undefined : await cache.match(latest);
  return shell !== undefined && (await hasFilesOf(shell)) ? shell : undefined;
}
