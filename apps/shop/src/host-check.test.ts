import { expect, it } from 'vitest';
import { createHostCheck } from './host-check.ts';

const check = createHostCheck({
  publicOrigin: 'https://shop.example',
  hostAliases: ['www.shop.example', 'inner:3000'],
});
const statusOf = (url: string, accept: string) => check(new Request(url, { headers: { accept } }))?.status ?? 200;
const PAGE = 'text/html,*/*';

it.each([
  ['https://shop.example/', PAGE, 200],
  ['http://www.shop.example/sandbox', PAGE, 200],
  ['http://inner:3000/sandbox', PAGE, 200],
  ['http://localhost:3000/', PAGE, 200],
  ['http://127.0.0.1:9/', PAGE, 200],
  ['http://[::1]:9/', PAGE, 200],
  ['http://evil.test:3000/sandbox', PAGE, 421],
  ['http://evil.test:3000/sandbox', '*/*', 421],
  ['http://shop.example.evil.test/', '*/*', 421],
  ['http://shop.example:8080/', PAGE, 421],
  ['http://192.168.0.2:3000/', PAGE, 421],
  ['http://192.168.0.2:3000/api/client/v1/display/gnb', '*/*', 200],
  ['http://backend:3001/api/client/v1/display/gnb', 'application/json', 200],
])('%s, asked for %s, is answered %d', (url, accept, status) => {
  expect(statusOf(url, accept)).toBe(status);
});

it('says where the shop is', async () => {
  const answer = check(new Request('http://192.168.0.2:3000/', { headers: { accept: PAGE } }));
  expect(await answer?.text()).toContain('This shop is at https://shop.example.');
});
