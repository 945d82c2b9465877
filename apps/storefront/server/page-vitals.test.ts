import { describe, expect, it } from 'vitest';
import type { PageVital } from '../src/page/page-vitals.ts';
import { createPageVitals } from './page-vitals.ts';

const publicOrigin = 'https://shop.test';

async function report(body: string, headers: Record<string, string> = {}, method = 'POST') {
  const counted: PageVital[] = [];
  const pageVitals = createPageVitals({ publicOrigin, measured: (vital) => counted.push(vital) });
  const sent = {
    origin: publicOrigin,
    'content-type': 'application/json',
    'content-length': String(body.length),
    ...headers,
  };
  const request = new Request(`${publicOrigin}/vitals`, {
    method,
    headers: sent,
    ...(method === 'POST' && { body }),
  });
  const response = await pageVitals(request, '/vitals');
  return { status: response?.status, counted };
}

describe('a report of page vitals', () => {
  it('is counted by the pattern of its route, each figure once [HAND-08]', async () => {
    const vitals = { LCP: 1_023.4, CLS: 0.02, BLOCKED: 0, OTHER: 1, INP: 'slow', FCP: -1, TTFB: 3_600_000 };
    expect(await report(JSON.stringify({ route: 'product', id: 7, vitals }))).toEqual({
      status: 204,
      counted: [
        { route: '/product/:productNo<digits>', name: 'LCP', value: 1_023.4 },
        { route: '/product/:productNo<digits>', name: 'CLS', value: 0.02 },
        { route: '/product/:productNo<digits>', name: 'BLOCKED', value: 0 },
      ],
    });
  });

  it.each([
    ['another site', '{}', { origin: 'https://other.test' }, 403],
    ['a form', '{}', { 'content-type': 'text/plain' }, 403],
    ['more than a page has to say', ' '.repeat(1_001), {}, 413],
    ['a length that is not said', '{}', { 'content-length': '' }, 413],
    ['no JSON', '{', {}, 400],
    ['null', 'null', {}, 400],
    ['no figures', '{"route":"home"}', {}, 400],
    ['no route of the shop', '{"route":"toString","vitals":{"LCP":1}}', {}, 400],
  ])('is refused from %s', async (_, body, headers, status) => {
    expect(await report(body, headers)).toEqual({ status, counted: [] });
  });

  it('rejects an impossible layout shift', async () => {
    expect(await report('{"route":"home","vitals":{"CLS":101}}')).toEqual({ status: 204, counted: [] });
  });

  it('accepts POST only', async () => {
    expect((await report('', {}, 'GET')).status).toBe(405);
  });

  it('answers at one path only', async () => {
    expect(await createPageVitals({ publicOrigin })(new Request(publicOrigin), '/vital')).toBeNull();
  });
});
