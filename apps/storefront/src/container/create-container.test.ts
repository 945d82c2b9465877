import type { Ports } from '@dealstore/commerce-core';
import { absentBridge } from '@dealstore/commerce-core/adapters/bare';
import { simulatedClock } from '@dealstore/commerce-core/testing';
import { ContainerModule } from 'inversify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PageFacts } from '../page/page-state.ts';
import { DEMO_SHOP, inOneLanguage } from '../page/shop-config.ts';
import { createServices } from './create-container.ts';
import { createFlows } from './flows.ts';
import { openedAddresses } from './opened-addresses.ts';
import { portsFor } from './ports-for.ts';
import { TOKEN } from './tokens.ts';

vi.mock('../page/yield-to-main.ts', () => ({ yieldToMain: async () => undefined }));

const facts: PageFacts = {
  language: 'ko',
  platform: 'IOS',
  loggedIn: false,
  redirectReason: null,
  sandbox: false,
  shop: inOneLanguage(DEMO_SHOP, 'ko'),
  notFound: false,
  title: '',
};

const CAMPAIGN = ['rid', 'cid', 'x-referer', 'utm-source', 'utm-medium', 'utm-campaign', 'utm-content', 'utm-term'];

const loadFlows = async (ports: Ports) => createFlows(ports);

beforeEach(() => {
  const stored = new Map<string, string>();
  const sessionStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key),
  };
  vi.stubGlobal('window', {
    location: { origin: 'https://shop.test' },
    sessionStorage,
  });
  vi.stubGlobal('document', { cookie: '', referrer: 'https://search.example/q?x=1' });
  vi.stubGlobal('navigator', {});
});
afterEach(() => vi.unstubAllGlobals());

describe('the container', () => {
  it('has every service that the server has', async () => {
    const services = await createServices({ facts, bridge: null, loadFlows });
    const scope = { baseUrl: 'https://shop.test/api', fetch, headers: {}, clock: services.clock, loggedIn: false };
    expect(Object.keys(services).toSorted()).toEqual(Object.keys(portsFor(scope)).toSorted());
    for (const service of Object.values(services)) expect(service).toBeDefined();
  });

  it("takes a shell's own bridge and nothing else of it", async () => {
    const bridge = { ...absentBridge(), isPresent: () => true };
    expect((await createServices({ facts, bridge, loadFlows })).bridge.isPresent()).toBe(true);
    expect((await createServices({ facts, bridge: null, loadFlows })).bridge.isPresent()).toBe(false);
  });

  it('lets a shop replace an adapter for the screens, the flows and whatever is built on it', async () => {
    const clock = simulatedClock();
    const behaviorApi = { record: vi.fn() };
    const replacing = new ContainerModule(({ rebind, onActivation }) => {
      rebind(TOKEN.clock).toConstantValue(clock);
      onActivation(TOKEN.backend, (_, backend) => ({ ...backend, behaviorApi }));
    });
    const bring = vi.fn(loadFlows);
    const services = await createServices({ facts, bridge: null, loadFlows: bring, replacing });
    await services.flows();
    expect(services.behaviorApi).toBe(behaviorApi);
    expect(bring).toHaveBeenCalledWith(expect.objectContaining({ clock, behaviorApi }));
    services.keyValueStore.set('seen', 'once', 1);
    expect(services.keyValueStore.get('seen')).toBe('once');
    clock.advance(1_000);
    expect(services.keyValueStore.get('seen')).toBeNull();
  });

  it('brings the flows when they are asked for, once, and again after a failure', async () => {
    const bring = vi.fn(loadFlows).mockRejectedValueOnce(new Error('no chunk'));
    const { flows } = await createServices({ facts, bridge: null, loadFlows: bring });
    expect(bring).not.toHaveBeenCalled();
    await expect(flows()).rejects.toThrow('no chunk');
    expect(await flows()).toBe(await flows());
    expect(bring).toHaveBeenCalledTimes(2);
  });

  it('sends what a call must carry to the same origin, and no bearer [CALL-01, CALL-03, CALL-05, CALL-06]', async () => {
    const requests: Request[] = [];
    vi.stubGlobal('fetch', async (request: Request) => {
      requests.push(request);
      return Response.json([]);
    });
    await (await createServices({ facts, bridge: null, loadFlows })).displayApi.exhibitions();
    const [request] = requests;
    expect(request?.url).toBe('https://shop.test/api/client/v1/display/exhibitions');
    expect(request?.headers.get('content-type')).toBe('application/json');
    expect([request?.headers.get('phone-os'), request?.headers.get('connect-type')]).toEqual(['IOS', 'APP']);
    expect(request?.headers.get('authorization')).toBeNull();
  });

  it('sends with every call where the last link came from [TRACK-21, CALL-07, CALL-08, CALL-09, CALL-10, CALL-11, CALL-12, CALL-13, CALL-14]', async () => {
    const sent: (string | null)[][] = [];
    vi.stubGlobal('fetch', async ({ headers }: Request) => {
      sent.push(CAMPAIGN.map((name) => headers.get(name)));
      return Response.json([]);
    });
    const address = { path: '/', opening: 'link' } as const;
    const utm = 'utm_source=a&utm_medium=b&utm_campaign=c&utm_content=d';
    const { displayApi } = await createServices({ facts, bridge: null, loadFlows });
    openedAddresses.push({ ...address, search: `?rid=1&cid=2&${utm}&utm_term=%EC%BB%B5` });
    await displayApi.exhibitions();
    openedAddresses.push({ ...address, search: '?tab=best' });
    await displayApi.exhibitions();
    openedAddresses.push({ ...address, search: '?utm_source=later' });
    await displayApi.exhibitions();
    const referer = 'https%3A%2F%2Fsearch.example%2Fq';
    const first = ['1', '2', referer, 'a', 'b', 'c', 'd', '%EC%BB%B5'];
    expect(sent).toEqual([first, first, [null, null, referer, 'later', null, null, null, null]]);
  });
});
