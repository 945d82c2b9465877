import type { Ports } from '@dealstore/commerce-core';
import { absentBridge } from '@dealstore/commerce-core/adapters/memory';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PageFacts } from '../page/page-state.ts';
import { DEMO_SHOP, inOneLanguage } from '../page/shop-config.ts';
import { createServices } from './create-container.ts';
import { createFlows } from './flows.ts';
import { TOKEN } from './tokens.ts';

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

const bringFlows = async (ports: Ports) => createFlows(ports);

beforeEach(() => {
  const kept = new Map<string, string>();
  const sessionStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  };
  vi.stubGlobal('window', {
    location: { origin: 'https://shop.test', search: '?utm_term=%EC%BB%B5&rid=1' },
    sessionStorage,
  });
  vi.stubGlobal('document', { cookie: '', referrer: 'https://search.example/q?x=1' });
  vi.stubGlobal('navigator', {});
});
afterEach(() => vi.unstubAllGlobals());

describe('the container', () => {
  it('has every service of the record', () => {
    const services = createServices({ facts, bridge: null, bringFlows });
    expect(Object.keys(services).toSorted()).toEqual(Object.keys(TOKEN).toSorted());
    for (const service of Object.values(services)) expect(service).toBeDefined();
  });

  it("takes a shell's own bridge and nothing else of it", () => {
    const bridge = { ...absentBridge(), isPresent: () => true };
    expect(createServices({ facts, bridge, bringFlows }).bridge.isPresent()).toBe(true);
    expect(createServices({ facts, bridge: null, bringFlows }).bridge.isPresent()).toBe(false);
  });

  it('brings the flows when they are asked for, once, and again after a failure', async () => {
    const bring = vi.fn(bringFlows).mockRejectedValueOnce(new Error('no chunk'));
    const { flows } = createServices({ facts, bridge: null, bringFlows: bring });
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
    await createServices({ facts, bridge: null, bringFlows }).displayApi.exhibitions();
    const [request] = requests;
    expect(request?.url).toBe('https://shop.test/api/client/v1/display/exhibitions');
    expect(request?.headers.get('content-type')).toBe('application/json');
    expect([request?.headers.get('phone-os'), request?.headers.get('connect-type')]).toEqual(['IOS', 'APP']);
    expect(request?.headers.get('authorization')).toBeNull();
  });

  it('sends with every call where the visit came from [TRACK-21, CALL-07, CALL-09, CALL-14]', async () => {
    const requests: Request[] = [];
    vi.stubGlobal('fetch', async (request: Request) => {
      requests.push(request);
      return Response.json([]);
    });
    await createServices({ facts, bridge: null, bringFlows }).displayApi.exhibitions();
    vi.stubGlobal('document', { cookie: '', referrer: '' });
    Reflect.set(window.location, 'search', '?utm_term=later');
    await createServices({ facts, bridge: null, bringFlows }).displayApi.exhibitions();
    const sent = requests.map(({ headers }) =>
      ['rid', 'x-referer', 'utm-term', 'cid'].map((name) => headers.get(name)),
    );
    const first = ['1', 'https%3A%2F%2Fsearch.example%2Fq', '%EC%BB%B5', null];
    expect(sent).toEqual([first, first]);
  });
});
