import { randomUUID } from 'node:crypto';
import { memoryStorage } from '../adapters/bare/memory-storage.ts';
import { createHttpClient } from '../adapters/http/client.ts';
import { createHttpPorts } from '../adapters/http/http-ports.ts';
import { systemClock } from '../adapters/web/system-clock.ts';
import type { CartApi } from '../cart/cart.port.ts';
import type { BackendPorts } from '../ports.ts';
import type { OtherSession, SuiteLaw, SuiteShop } from '../testing/port-suites/suite-shop.ts';
import { type SimulatedClock, simulatedClock } from '../testing/simulated-clock.ts';
import { DAY_MS, epochMs } from '../value/time.ts';
import { won } from '../value/won.ts';
import type { ConformanceFile, HookName, LogIn, ShopFacts } from './conformance-file.ts';
import type { CheckAnswer } from './contract-check.ts';
import { callHook } from './hooks.ts';

/** A backend as a file describes it. */
export interface Outside {
  readonly file: ConformanceFile;
  /** Where the file lies: its commands are run there. */
  readonly folder: string;
  readonly checkAnswer: CheckAnswer;
}

/** What logging in answers. */
interface Tokens {
  readonly bearer: string;
  readonly userToken: string | null;
}

/** What a run draws for its browser. */
const CLIENT_ID = 'Ab3'.repeat(7);

/**
 * A shop behind an address: over HTTP, by the hooks there are. What the law asks for and the file does not give ends it as
 * not reached; every answer is held against the contract, and closing rejects with those that broke it.
 */
export async function openOutsideShop({ file, folder, checkAnswer }: Outside, law: SuiteLaw): Promise<SuiteShop> {
  const { hooks = {}, members } = file;
  const problems: string[] = [];
  const call = async (name: HookName, body: object) => {
    const hook = hooks[name] ?? law.notReached(`hooks.${name}`);
    return callHook(name, hook, body, { url: file.url, folder });
  };

  if (law.state === 'NEW_SHOP' && hooks.newShop === undefined) law.notReached('hooks.newShop');
  const facts: ShopFacts = hooks.newShop === undefined ? file : { ...file, ...(await call('newShop', {})) };
  const goods = { ...file.goods, ...facts.goods };

  // The hook takes a while, and the clock of a suite does not: the next request waits for it.
  let moved: Promise<unknown> = Promise.resolve();
  const clock = hooks.clock === undefined ? null : await openClock();
  async function openClock(): Promise<SimulatedClock> {
    const { now } = await call('clock', { advanceMs: 0 });
    const own = simulatedClock(epochMs(Number(now)));
    const advance = (advanceMs: number): void => {
      moved = moved.then(() => call('clock', { advanceMs }));
      // The request that waits for it says how it failed.
      moved.catch(() => undefined);
      own.advance(advanceMs);
    };
    return { ...own, advance, advanceTo: (instant) => advance(instant - own.now()) };
  }

  const send = async (request: Request): Promise<Response> => {
    await moved;
    const answer = await fetch(request);
    const problem = await checkAnswer(request, answer);
    if (problem !== null) problems.push(problem);
    return answer;
  };
  const portsOf = (bearer: () => Promise<string | null>, isGuest = false): BackendPorts => {
    const host = { baseUrl: file.url, fetch: send, clock: systemClock(), headers: () => ({}), bearer };
    const device = clock ?? systemClock();
    const guest = isGuest ? { keyValueStore: memoryStorage(device), clock: device } : null;
    return createHttpPorts(createHttpClient(host), { clientId: () => CLIENT_ID, guest });
  };
  const logIn = async (index: 0 | 1, device?: string): Promise<Tokens> =>
    logInBy(members[index], { member: index + 1, ...(device !== undefined && { device }) });
  async function logInBy(way: LogIn, body: object): Promise<Tokens> {
    await moved;
    if ('bearer' in way) return { bearer: way.bearer, userToken: null };
    const { bearer, userToken } = await callHook('logIn', way, body, { url: file.url, folder });
    if (typeof bearer !== 'string') throw new Error('logging in answered no bearer');
    return { bearer, userToken: typeof userToken === 'string' ? userToken : null };
  }

  let tokens = await logIn(0);
  const { bearer: strangersBearer } = await logIn(1);
  const member = portsOf(async () => tokens.bearer);
  const stranger = portsOf(async () => strangersBearer);
  if (law.state === 'EMPTY_CART') await Promise.all([member, stranger].map(({ cartApi }) => emptyCart(cartApi)));

  const given = <Fact>(name: string, fact: Fact | undefined): Fact => fact ?? law.notReached(name);
  /** What a law uses up is there again only in a shop as new. */
  const anew = <Fact>(name: string, fact: Fact | undefined): Fact =>
    given(hooks.newShop === undefined ? 'hooks.newShop' : name, hooks.newShop === undefined ? undefined : fact);
  const passed = async (name: HookName, body: object): Promise<void> => {
    await moved;
    await call(name, body);
  };
  const { plain, soldOut } = goods;
  return {
    name: `run-${randomUUID()}`,
    member,
    stranger,
    guest: portsOf(async () => null, true),
    get clock() {
      return given('hooks.clock', clock ?? undefined);
    },
    goods: {
      plain: { productNo: plain.productNo, optionNo: plain.optionNo },
      soldOut,
      get other() {
        return given('goods.other', goods.other);
      },
      get otherOption() {
        return given('goods.otherOption', goods.otherOption);
      },
      get limited() {
        return given('goods.limited', goods.limited);
      },
      get adult() {
        return given('goods.adult', goods.adult);
      },
    },
    plainOffer: { salePrice: won(plain.salePrice), stockCnt: plain.stockCnt },
    get reviewNo() {
      return anew('reviewNo', facts.reviewNo);
    },
    get couponNo() {
      return anew('couponNo', facts.couponNo);
    },
    get membershipCouponNos() {
      return anew('membershipCouponNos', facts.membershipCouponNos);
    },
    get codeCouponNo() {
      return anew('codeCouponNo', facts.codeCouponNo);
    },
    get events() {
      return anew('events', facts.events);
    },
    decidePayment: (key, decision) => passed('decidePayment', { key, decision }),
    fulfill: (orderOptionNo, to) => passed('fulfill', { orderOptionNo, to }),
    moveClaim: (claimNo, event) => passed('moveClaim', { claimNo, event }),
    answerInquiry: (inquiryNo, content) => passed('answerInquiry', { inquiryNo, content }),
    proveAge: () => passed('proveAge', {}),
    passDays: async (days) => {
      given('hooks.clock', clock ?? undefined).advance(days * DAY_MS);
      tokens = await logIn(0);
    },
    logInElsewhere: async (device): Promise<OtherSession> => {
      if ('bearer' in members[0]) law.notReached('a call that logs the first member in');
      const before = new Set((await member.loginSessionApi.list()).map(({ sessionNo }) => sessionNo));
      const other = await logIn(0, device);
      const sessions = await member.loginSessionApi.list();
      const { sessionNo = 0 } = sessions.find((session) => !before.has(session.sessionNo)) ?? {};
      const opens = async (method: string, path: string, token: string): Promise<boolean> => {
        const headers = { authorization: `Bearer ${token}` };
        return (await send(new Request(`${file.url}${path}`, { method, headers }))).ok;
      };
      return {
        sessionNo,
        isAlive: async () =>
          (await opens('GET', '/oauth/v1/auth/account', other.bearer)) ||
          (other.userToken !== null && (await opens('PUT', '/oauth/v1/auth/refresh', other.userToken))),
      };
    },
    readCode: async (phone) => {
      await moved;
      return String((await call('readCode', { phone }))['code'] ?? '');
    },
    close: async () => {
      await moved;
      if (problems.length > 0) throw new Error([...new Set(problems)].join('\n'));
    },
  };
}

async function emptyCart(cartApi: CartApi): Promise<void> {
  const { deliveryGroups, invalidProducts } = await cartApi.get();
  const products = [...deliveryGroups.flatMap(({ orderProducts }) => orderProducts), ...invalidProducts];
  const cartNos = products.flatMap(({ orderProductOptions }) => orderProductOptions.map(({ cartNo }) => cartNo));
  if (cartNos.length > 0) await cartApi.remove(cartNos);
}
