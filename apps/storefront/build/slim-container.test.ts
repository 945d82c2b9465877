import { fileURLToPath } from 'node:url';
import { runInNewContext } from 'node:vm';
import { build, type Plugin } from 'vite';
import { describe, expect, it } from 'vitest';
import { DEMO_SHOP } from '../src/page/shop-config.ts';
import { TOKEN } from '../src/container/tokens.ts';
import { slimContainer } from './slim-container.ts';

const CONTAINER = fileURLToPath(new URL('../src/container', import.meta.url));

/** The page's container as one script. */
async function bundle(plugins: readonly Plugin[]): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [...plugins],
    resolve: {
      conditions: ['source', 'module', 'browser'],
      alias: { 'reflect-metadata/lite': `${CONTAINER}/metadata.ts` },
    },
    build: { write: false, lib: { entry: `${CONTAINER}/create-container.ts`, formats: ['iife'], name: 'page' } },
  });
  const [output] = Array.isArray(built) ? built : [built];
  if (output === undefined || !('output' in output)) throw new Error('nothing was built');
  return output.output.map((one) => ('code' in one ? one.code : '')).join('');
}

/** What a page finds in its container, each service with what it can do. */
function servicesOf(code: string): unknown {
  const facts = { language: 'ko', platform: 'IOS', loggedIn: true, login: 'one', sandbox: false, shop: DEMO_SHOP };
  return runInNewContext(
    `${code};
    const services = page.createServices({ facts, bridge: null, bringFlows: async () => null });
    Object.entries(services).map(([name, service]) => [name, Object.keys(service).join()]).sort().join(' ');`,
    {
      facts,
      window: { location: { origin: 'https://shop.test' } },
      document: { cookie: '' },
      navigator: {},
      AbortController,
      Request,
    },
  );
}

describe('the page’s container', () => {
  it('answers every service without what its wiring never runs', async () => {
    const [whole, slim] = await Promise.all([bundle([]), bundle([slimContainer()])]);
    expect(servicesOf(slim)).toBe(servicesOf(whole));
    for (const name of Object.keys(TOKEN)) expect(servicesOf(slim)).toContain(name);
    expect(slim.length).toBeLessThan(whole.length * 0.75);
    expect(slim).toContain('left out');
  }, 60_000);
});
