import { describe, expect, it } from 'vitest';
import { EnvironmentError, isLoopbackOrigin, readEnvironment } from './environment.ts';

const read = (environment: Record<string, string>) => readEnvironment(environment, '/shop');

describe('the environment', () => {
  it('has a default for every variable', () => {
    expect(read({})).toEqual({
      port: 3000,
      host: '127.0.0.1',
      dataFolder: '/shop/.data',
      databaseUrl: null,
      databaseReadUrl: null,
      apiUrl: null,
      publicOrigin: null,
      hostAliases: [],
      trustsProxy: false,
      sandbox: true,
      toss: null,
      clients: [],
      kakaoKey: null,
      drainMs: 300,
      demoNow: null,
      logLevel: 'warn',
      metricsToken: null,
    });
  });

  it('reads every variable', () => {
    const settings = read({
      PORT: '8080',
      HOST: '0.0.0.0',
      DATA_DIR: '/var/shop',
      DATABASE_URL: 'postgres://shop:secret@db/shop',
      DATABASE_READ_URL: 'postgres://shop:secret@replica/shop',
      PUBLIC_ORIGIN: 'https://shop.example/',
      HOST_ALIASES: 'www.shop.example, Shop:8080',
      TRUST_PROXY: 'on',
      DRAIN_MS: '10000',
      SANDBOX: 'ON',
      DEMO_NOW: '2026-11-20T10:00:00+09:00',
      LOG_LEVEL: 'Info',
      METRICS_TOKEN: 'a-token_of-Prometheus',
    });
    expect(settings).toMatchObject({
      port: 8080,
      host: '0.0.0.0',
      dataFolder: '/var/shop',
      databaseUrl: 'postgres://shop:secret@db/shop',
      databaseReadUrl: 'postgres://shop:secret@replica/shop',
      publicOrigin: 'https://shop.example',
      hostAliases: ['www.shop.example', 'shop:8080'],
      trustsProxy: true,
      drainMs: 10_000,
      sandbox: true,
      demoNow: Date.UTC(2026, 10, 20, 1),
      logLevel: 'info',
      metricsToken: 'a-token_of-Prometheus',
    });
  });

  it('takes further clients that log people in, each with its kind and where its codes go', () => {
    const { clients } = read({ LOGIN_CLIENTS: 'till:public APP https://till.example/done, partner:p:w WEB' });
    expect(clients).toEqual([
      { id: 'till', password: 'public', kind: 'APP', redirectUri: 'https://till.example/done' },
      { id: 'partner', password: 'p:w', kind: 'WEB' },
    ]);
    expect(read({ LOGIN_CLIENTS: 'till:public APP com.example.till:/done' }).clients[0]?.redirectUri).toBe(
      'com.example.till:/done',
    );
    for (const wrong of ['till', 'till:public', 'till:public TV', 'till:public APP done', 'a:b WEB,'])
      expect(() => read({ LOGIN_CLIENTS: wrong })).toThrow(/^LOGIN_CLIENTS should be such as till/);
  });

  it('shares to KakaoTalk by a key of the right shape', () => {
    const key = '0123456789abcdef0123456789abcdef';
    expect(read({ KAKAO_JAVASCRIPT_KEY: key }).kakaoKey).toBe(key);
    expect(() => read({ KAKAO_JAVASCRIPT_KEY: 'KakaoAK x' })).toThrow(/^KAKAO_JAVASCRIPT_KEY should be .*"…"$/);
  });

  it('takes payments through Toss Payments when it has both keys, and tells neither', () => {
    const keys = { TOSS_SECRET_KEY: 'test_sk_secret', TOSS_CLIENT_KEY: 'test_ck_public' };
    expect(read(keys).toss).toEqual({
      secretKey: 'test_sk_secret',
      clientKey: 'test_ck_public',
      url: 'https://api.tosspayments.com/',
    });
    expect(() => read({ TOSS_SECRET_KEY: keys.TOSS_SECRET_KEY })).toThrow('TOSS_CLIENT_KEY belong together');
    expect(() => read({ ...keys, TOSS_SECRET_KEY: 'test_ck_swapped' })).toThrow(/^TOSS_SECRET_KEY should be .*"…"$/);
  });

  it('names everything that is wrong at once, and repeats no address that may hold a password', () => {
    const wrong = {
      PORT: '70000',
      DATABASE_URL: 'mysql://root:secret@db',
      DEMO_NOW: '2026-11-20',
      LOG_LEVEL: 'loud',
      METRICS_TOKEN: 'secret',
    };
    const failure = (() => {
      try {
        return read(wrong);
      } catch (error) {
        return error;
      }
    })();
    expect(failure).toBeInstanceOf(EnvironmentError);
    const message = failure instanceof Error ? failure.message : '';
    for (const name of Object.keys(wrong)) expect(message).toContain(name);
    expect(message).not.toContain('secret');
  });

  it.each(['2026-02-31T10:00:00+09:00', '2026-13-01T00:00:00Z', '2026-11-20T25:00:00Z', '20 Nov 2026 10:00:00 +0900'])(
    'refuses %s as the time of a demonstration',
    (text) => {
      expect(() => read({ DEMO_NOW: text })).toThrow('DEMO_NOW should be an instant');
      expect(read({ DEMO_NOW: '2028-02-29T00:00:00Z' }).demoNow).toBe(Date.UTC(2028, 1, 29));
    },
  );

  it.each(['http://shop.example/path', 'shop.example', 'ftp://shop.example', 'https://user@shop.example'])(
    'refuses %s as a public origin',
    (origin) => {
      expect(() => read({ PUBLIC_ORIGIN: origin, SANDBOX: 'on' })).toThrow('PUBLIC_ORIGIN');
    },
  );

  it('turns the sandbox on for this machine only, unless SANDBOX=on asks for it', () => {
    expect(() => read({ PUBLIC_ORIGIN: 'https://shop.example' })).toThrow('SANDBOX=on');
    expect(() => read({ HOST: '0.0.0.0' })).toThrow(/^HOST 0\.0\.0\.0 lets others in, .*SANDBOX=on and PUBLIC_ORIGIN/);
    expect(() => read({ HOST: '::', PUBLIC_ORIGIN: 'http://localhost:3000' })).toThrow('SANDBOX=on');
    expect(read({ HOST: '0.0.0.0', SANDBOX: 'on' }).sandbox).toBe(true);
    expect(read({ HOST: '::1' }).sandbox).toBe(true);
    expect(() => read({ SANDBOX: 'off' })).toThrow('nothing to log in or pay with');
    const toss = { TOSS_SECRET_KEY: 'test_sk_secret', TOSS_CLIENT_KEY: 'test_ck_public' };
    expect(() => read({ ...toss, SANDBOX: 'off' })).toThrow(
      /nothing to log in with: .*no identity and message providers$/,
    );
    expect(read({ PUBLIC_ORIGIN: 'https://shop.example', SANDBOX: 'on' }).sandbox).toBe(true);
    expect(read({ PUBLIC_ORIGIN: 'http://127.0.0.1:3000' }).sandbox).toBe(true);
    expect(read({ PUBLIC_ORIGIN: 'https://shop.example', API_URL: 'https://api.example' }).sandbox).toBe(false);
  });

  it.each([
    ['http://localhost:3000', true],
    ['http://shop.localhost', true],
    ['http://[::1]:3000', true],
    ['http://127.9.9.9', true],
    ['http://localhost.example', false],
    ['http://192.168.0.2:3000', false],
    ['http://127.0.0.1.example', false],
  ])('knows whether %s can only mean this machine', (origin, loopback) => {
    expect(isLoopbackOrigin(origin)).toBe(loopback);
  });
});
