import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request, type IncomingMessage } from 'node:http';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { testSizes } from '@dealstore/commerce-core/testing';

const SHOP = fileURLToPath(new URL('slow-shop.ts', import.meta.url));
const PAY_PATH = '/api/client/v1/customer/order/payments/1/approve';
const REQUESTS = 300;
const PAYMENTS = 20;
const { overloadSeconds } = testSizes;
/** A soak run has the machine to itself, so figures of time hold. */
const IS_SOAK = overloadSeconds >= 60;
vi.setConfig({ testTimeout: 240_000 + overloadSeconds * 10_000 });

interface Outcome {
  readonly status: number;
  readonly retryAfter: string | undefined;
  readonly ms: number;
}

describe('a shop whose every response blocks its event loop for milliseconds', () => {
  let child: ChildProcess;
  let port: number;
  const agent = new Agent({ keepAlive: true, maxFreeSockets: 1_000 });

  beforeAll(async () => {
    child = fork(SHOP, { execArgv: [] });
    const failed = once(child, 'exit').then(() => Promise.reject(new Error('the shop did not start')));
    failed.catch(() => undefined);
    const [message]: unknown[] = await Promise.race([once(child, 'message'), failed]);
    port = Number(message);
  });
  afterAll(() => {
    agent.destroy();
    child.disconnect();
  });

  async function ask(path = '/page'): Promise<Outcome> {
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
      // A keep-alive connection may be closed just as it is reused; browsers then retry.
      if (sent.reusedSocket) return get(path);
      throw error;
    }
  }

  it('admits what it can answer in time, and sheds the rest before it has answered many', async () => {
    // One connection is accepted in each round of the event loop, so all are opened beforehand.
    await Promise.all(Array.from({ length: REQUESTS + PAYMENTS + 1 }, () => ask('/healthz')));
    const order: string[] = [];
    const record = async (name: string, path: string): Promise<Outcome> => {
      const outcome = await ask(path);
      order.push(`${name} ${outcome.status}`);
      return outcome;
    };
    const pages = Array.from({ length: REQUESTS }, () => record('page', '/page'));
    const payments = Array.from({ length: PAYMENTS }, () => record('payment', PAY_PATH));
    await Promise.all([...pages, ...payments, record('probe', '/healthz')]);

    const count = (name: string): number => order.filter((other) => other === name).length;
    expect(count('page 200') + count('page 503')).toBe(REQUESTS);
    expect(count('page 503')).toBeGreaterThanOrEqual(100);
    expect(count('page 200')).toBeGreaterThanOrEqual(32);
    expect(count('payment 200')).toBe(PAYMENTS);
    const servedBefore = (name: string): number =>
      order.slice(0, order.lastIndexOf(name)).filter((other) => other.endsWith('200')).length;
    expect(servedBefore('page 503')).toBeLessThan(32);
    expect(servedBefore('probe 200')).toBeLessThan(32);
    const outcomes = await Promise.all(pages);
    expect(outcomes.every(({ status, retryAfter }) => (status === 503) === (retryAfter === '2'))).toBe(true);
    expect((await ask()).status).toBe(200);
  });

  /** Responses per second of a busy shop that is not overloaded. */
  async function peakOver(seconds: number): Promise<number> {
    const until = performance.now() + seconds * 1_000;
    let responses = 0;
    const worker = async () => {
      for (; performance.now() < until; responses += 1) await ask();
    };
    await Promise.all(Array.from({ length: 16 }, worker));
    return responses / seconds;
  }

  /** Sends requests at a constant rate, whatever is answered. */
  async function sendAtRate(seconds: number, perSecond: number, path?: string): Promise<readonly Outcome[]> {
    const startedAt = performance.now();
    const pending: Promise<Outcome>[] = [];
    while (pending.length < seconds * perSecond) {
      const due = Math.min(((performance.now() - startedAt) / 1_000) * perSecond, seconds * perSecond);
      while (pending.length < due) pending.push(ask(path));
      await new Promise((resolve) => setTimeout(resolve, 2));
    }
    return Promise.all(pending);
  }

  it(`keeps its throughput at four times its capacity for ${overloadSeconds} s, and recovers at once`, async ({
    annotate,
  }) => {
    await peakOver(overloadSeconds / 10);
    const peak = await peakOver(overloadSeconds / 10);
    const [outcomes, probes] = await Promise.all([
      sendAtRate(overloadSeconds, peak * 4),
      sendAtRate(overloadSeconds, 10, '/healthz'),
    ]);
    const endedAt = performance.now();
    while ((await ask()).status !== 200);
    const recoveryMs = performance.now() - endedAt;
    const served = outcomes.filter(({ status }) => status === 200);
    const shed = outcomes.filter(({ status }) => status === 503);
    const goodput = served.length / overloadSeconds / peak;
    await annotate(
      `peak ${Math.round(peak)}/s, goodput ${Math.round(goodput * 100)} %, p99 ${within(served, 0.99)} ms, shed within ` +
        `${within(shed, 0.99)} ms, probes within ${within(probes, 0.99)} ms, recovered after ${Math.round(recoveryMs)} ms`,
    );
    expect(served.length + shed.length).toBe(outcomes.length);
    expect(probes.every(({ status }) => status === 200)).toBe(true);
    expect(recoveryMs).toBeLessThan(5_000);
    if (!IS_SOAK) return;
    expect(goodput).toBeGreaterThan(0.8);
    expect(within(served, 0.99)).toBeLessThan(1_000);
    expect(within(shed, 0.99)).toBeLessThan(50);
    expect(within(probes, 0.99)).toBeLessThan(50);
  });
});

/** Time in ms that a share of the responses stayed within. */
function within(outcomes: readonly Outcome[], share: number): number {
  const times = outcomes.map(({ ms }) => ms).toSorted((left, right) => left - right);
  return Math.round(times[Math.floor((times.length - 1) * share)] ?? 0);
}
