import { simulatedClock } from '@dealstore/commerce-core/testing';
import { describe, expect, it } from 'vitest';
import { paths } from '../../src/routes/links.ts';
import { createHost, DEMO_SHOP } from '../index.ts';

const app = {
  ...DEMO_SHOP.app,
  androidPackage: 'kr.example.shop',
  androidCertificates: ['AB:CD'],
  iosAppId: 'TEAM123456.kr.example.shop',
};
const host = createHost({
  backend: async () => new Response(),
  publicOrigin: 'http://localhost:3000',
  trustProxy: false,
  sandbox: true,
  distDir: '/nowhere',
  clock: simulatedClock(),
  errorMessage: (code) => code,
  config: {
    shop: { ...DEMO_SHOP, app },
    webClient: { id: 'web', password: 'web' },
    appClient: { id: 'web', password: 'web' },
  },
});
const get = (path: string) => host(new Request(`http://localhost:3000/.well-known/${path}`));

interface Component {
  readonly '/': string;
  readonly exclude?: boolean;
}

/** Whether Apple opens a path in the app: by the first component that fits. Source: developer.apple.com (components). */
function opens(components: readonly Component[], path: string): boolean {
  const fits = (pattern: string) => new RegExp(`^${pattern.replaceAll('*', '.*')}$`).test(path);
  const found = components.find((component) => fits(component['/']));
  return found !== undefined && found.exclude !== true;
}

describe('the links of the app', () => {
  it('are named to Android by package and certificate, from the host’s configuration', async () => {
    const response = await get('assetlinks.json');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toContain('application/json');
    expect(await response.json()).toEqual([
      {
        relation: ['delegate_permission/common.handle_all_urls'],
        target: { namespace: 'android_app', package_name: 'kr.example.shop', sha256_cert_fingerprints: ['AB:CD'] },
      },
    ]);
  });

  it('open gifts and products on an iPhone, and leave log-ins and payments where they are', async () => {
    const response = await get('apple-app-site-association');
    expect(response.headers.get('content-type')).toContain('application/json');
    const { applinks } = await response.json();
    expect(applinks.details[0].appIDs).toEqual(['TEAM123456.kr.example.shop']);
    const opened = (path: string) => opens(applinks.details[0].components, path);
    for (const path of [
      paths.product(1),
      paths.recipientInfo('a'.repeat(22)),
      paths.home(),
      paths.cart(),
      paths.event(1),
    ])
      expect([path, opened(path)]).toEqual([path, true]);
    for (const path of [paths.login(), '/session/login', '/order/complete', '/toss/payment/x', '/sandbox', '/api/x'])
      expect([path, opened(path)]).toEqual([path, false]);
  });

  it('are the only well-known files besides security.txt', async () => {
    expect((await get('security.txt')).status).toBe(200);
    expect((await get('openid-configuration')).status).not.toBe(200);
  });
});
