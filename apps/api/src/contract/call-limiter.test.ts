import { describe, expect, it } from 'vitest';
import { silentLog } from '../log.ts';
import { createCallLimiter } from './call-limiter.ts';
import { contractOperations, type Operation } from './document.ts';
import { mountContract } from './mount.ts';
import type { Handlers } from './operation.ts';

const writing = contractOperations.filter(({ method }) => method !== 'get');

/** The whole contract with handlers that do nothing, each bearer a member of its own. */
function openContract() {
  const handlers = Object.fromEntries(
    contractOperations.map(({ operationId }) => [operationId, async () => undefined]),
  );
  const members = new Map<string, number>();
  const { serve } = mountContract({
    handlers: handlers as unknown as Handlers,
    authenticate: async (bearer) => {
      members.set(bearer, members.get(bearer) ?? members.size + 1);
      return { memberNo: members.get(bearer) ?? 0, loginSessionNo: 1, client: 'WEB' };
    },
    log: silentLog,
    checksAnswers: false,
    limitCalls: createCallLimiter(),
  });
  /** Sends a call as a member and from an address; whatever is wrong with it counts as well. */
  return ({ path, method, security }: Operation, member: string, clientAddress: string) => {
    const headers = security === 'none' ? {} : { authorization: `Bearer ${member.padEnd(16, '0')}` };
    const url = `http://shop.test${path.replaceAll(/\{\w+\}/g, '1')}`;
    return serve(new Request(url, { method: method.toUpperCase(), headers }), { requestId: 'test', clientAddress });
  };
}

describe('a call that writes', () => {
  it.each(writing.map((operation) => [operation.operationId, operation] as const))(
    '%s is refused beyond its limit, for that caller alone',
    async (_, operation) => {
      const send = openContract();
      const statuses = [];
      for (let sent = 0; sent < (operation.rateLimit ?? 0); sent += 1) {
        statuses.push((await send(operation, 'one', '203.0.113.1')).status);
      }
      expect(statuses.length).toBeGreaterThan(0);
      expect(statuses).not.toContain(429);
      const refused = await send(operation, 'one', '203.0.113.1');
      const wait = Number(refused.headers.get('retry-after'));
      expect(refused.status).toBe(429);
      expect(await refused.json()).toMatchObject({ code: 'TOO_MANY_REQUESTS', details: { retryAfter: wait } });
      expect(wait >= 1 && wait <= 60).toBe(true);
      expect((await send(operation, 'other', '203.0.113.2')).status).not.toBe(429);
      // A member takes their count along wherever they go, and does not share it with others behind the same address.
      const elsewhere = await send(operation, 'one', '203.0.113.3');
      const besides = await send(operation, 'third', '203.0.113.1');
      const byMember = operation.security === 'bearer' || operation.security === 'optional';
      expect([elsewhere.status === 429, besides.status === 429]).toEqual([byMember, !byMember]);
    },
  );
});
