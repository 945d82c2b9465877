import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request, type IncomingMessage } from 'node:http';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { testSizes } from '@dealstore/commerce-core/testing';

const SHOP = fileURLToPath(new URL('slow-shop.ts', import.meta.url));
const PAY_PATH = '/api/client/v1/customer/order/payments/1/approve';
const CROWD = 300;
const PAYERS = 20;
const { overloadSeconds } = testSizes;
/** From here on the machine is this test's own, and figures of time hold. */
const IS_SOAK = overloadSeconds >= 60;
vi.setConfig({ testTimeout: 240_000 + overloadSeconds * 10_000 });

interface Heard {
  readonly status: number;
  readonly retryAfter: string | undefined;
  readonly ms: number;
}

describe('a shop whose every answer holds its event loop for milliseconds', () => {
  let child: ChildProcess;
  let port: number;
  const agent = new Agent({ keepAlive: true, maxFreeSockets: 1_000 });

  beforeAll(async () => {
    child = fork(SHOP, { execArgv: [] });
    const failed = once(child, 'exit').then(() => Promise.reject(new Error('the shop did not start')));
    failed.catch(() => undefined);
    const [told]: unknown[] = await Promise.race([once(child, 'message'), failed]);
    port = Number(told);
  });
  afterAll(() => {
    agent.destroy();
    child.disconnect();
  });

  async function ask(path = '/page'): Promise<Heard> {
    const askedAt = performance.now();
    const { statusCode = 0, headers } = await get(path);
    return { status: statusCode, retryAfter: headers['retry-after'], ms: performance.now() - askedAt };
  }

  /** The answer, read to its end. */
  async function get(path: string): Promise<IncomingMessage> {
    const sent = request({ host: '127.0.0.1', port, path, agent }).end();
    try {
      const [answer]: IncomingMessage[] = await once(sent, 'response');
      if (answer === undefined) throw new Error('no answer');
      await once(answer.resume(), 'end');
      return answer;
    } catch (error) {
      // A connection that was kept may be given up just as it is used again; browsers then ask anew.
      if (sent.reusedSocket) return get(path);
      throw error;
    }
  }

  it('lets in a crowd that it can answer in time, and sends the rest away before it has answered many', async () => {
    // A connection is taken in at each round of the event loop: the crowd stands at the door already.
    await Promise.all(Array.from({ length: CROWD + PAYERS + 1 }, () => ask('/healthz')));
    const order: string[] = [];
    const note = async (name: string, path: string): Promise<Heard> => {
      const heard = await ask(path);
      order.push(`${name} ${heard.status}`);
      return heard;
    };
    const crowd = Array.from({ length: CROWD }, () => note('crowd', '/page'));
    const payers = Array.from({ length: PAYERS }, () => note('payer', PAY_PATH));
    await Promise.all([...crowd, ...payers, note('probe', '/healthz')]);

    const count = (name: string): number => order.filter((other) => other === name).length;
    expect(count('crowd 200') + count('crowd 503')).toBe(CROWD);
    expect(count('crowd 503')).toBeGreaterThanOrEqual(100);
    expect(count('crowd 200')).toBeGreaterThanOrEqual(32);
    expect(count('payer 200')).toBe(PAYERS);
    const servedBefore = (name: string): number =>
      order.slice(0, order.lastIndexOf(name)).filter((other) => other.endsWith('200')).length;
    expect(servedBefore('crowd 503')).toBeLessThan(32);
    expect(servedBefore('probe 200')).toBeLessThan(32);
    const told = await Promise.all(crowd);
    expect(told.every(({ status, retryAfter }) => (status === 503) === (retryAfter === '2'))).toBe(true);
    expect((await ask()).status).toBe(200);
  });

  /** Answers a second of a shop with enough to do and no more. */
  async function peakOver(seconds: number): Promise<number> {
    const until = performance.now() + seconds * 1_000;
    let answers = 0;
    const worker = async () => {
      for (; performance.now() < until; answers += 1) await ask();
    };
    await Promise.all(Array.from({ length: 16 }, worker));
    return answers / seconds;
  }

  /** Asks so often a second, whatever is answered. */
  async function askFor(seconds: number, perSecond: number, path?: string): Promise<readonly Heard[]> {
    const startedAt = performance.now();
    const asked: Promise<Heard>[] = [];
    while (asked.length < seconds * perSecond) {
      const due = Math.min(((performance.now() - startedAt) / 1_000) * perSecond, seconds * perSecond);
      while (asked.length < due) asked.push(ask(path));
      await new Promise((resolve) => setTimeout(resolve, 2));
    }
    return Promise.all(asked);
  }

  it(`answers what it can while asked four times as much for ${overloadSeconds} s, and is itself again at once`, async ({
    annotate,
  }) => {
    await peakOver(overloadSeconds / 10);
    const peak = await peakOver(overloadSeconds / 10);
    const [heard, probes] = await Promise.all([
      askFor(overloadSeconds, peak * 4),
      askFor(overloadSeconds, 10, '/healthz'),
    ]);
    const goneAt = performance.now();
    while ((await ask()).status !== 200);
    const recoveryMs = performance.now() - goneAt;
    const served = heard.filter(({ status }) => status === 200);
    const sentAway = heard.filter(({ status }) => status === 503);
    const goodput = served.length / overloadSeconds / peak;
    await annotate(
      `peak ${Math.round(peak)}/s, goodput ${Math.round(goodput * 100)} %, p99 ${within(served, 0.99)} ms, sent away within ` +
        `${within(sentAway, 0.99)} ms, probes within ${within(probes, 0.99)} ms, itself after ${Math.round(recoveryMs)} ms`,
    );
    expect(served.length + sentAway.length).toBe(heard.length);
    expect(probes.every(({ status }) => status === 200)).toBe(true);
    expect(recoveryMs).toBeLessThan(5_000);
    if (!IS_SOAK) return;
    expect(goodput).toBeGreaterThan(0.8);
    expect(within(served, 0.99)).toBeLessThan(1_000);
    expect(within(sentAway, 0.99)).toBeLessThan(50);
    expect(within(probes, 0.99)).toBeLessThan(50);
  });
});

/** Time in ms that a share of the answers stayed within. */
function within(heard: readonly Heard[], share: number): number {
  const times = heard.map(({ ms }) => ms).toSorted((left, right) => left - right);
  return Math.round(times[Math.floor((times.length - 1) * share)] ?? 0);
}
