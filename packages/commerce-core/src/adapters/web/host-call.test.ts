import { describe, expect, it } from 'vitest';
import { simulatedClock } from '../../testing/simulated-clock.ts';
import { callHost } from './host-call.ts';

describe('a call to the web host', () => {
  it.each([
    [502, '<html>Bad Gateway</html>', 'BUSY'],
    [503, '', 'BUSY'],
    [404, '<html>', 'RESPONSE_INVALID'],
    [401, '{"code":"AU17"}', 'AU17'],
    [500, '{"code":"INTERNAL"}', 'INTERNAL'],
  ])('answered %i with %j is refused with %s: what a proxy says decides nothing', async (status, body, code) => {
    const page = { fetch: async () => new Response(body, { status }), clock: simulatedClock() };
    await expect(callHost(page, '/session/refresh', {})).rejects.toMatchObject({ code, status });
  });
});
