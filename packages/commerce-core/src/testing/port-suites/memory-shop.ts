import { createMemoryPorts } from '../../adapters/memory/memory-ports.ts';
import { DAY_MS } from '../../value/time.ts';
import { won } from '../../value/won.ts';
import { seededRandom } from '../seeded-random.ts';
import { simulatedClock } from '../simulated-clock.ts';
import type { SuiteShop } from './suite-shop.ts';
import { AGREEMENTS } from './session-api.suite.ts';

/** What the memory shop's identity provider answers is in the address itself. */
export async function verify(redirectUrl: string) {
  const read = (name: string): string => new RegExp(`[?&]${name}=([^&#]*)`).exec(redirectUrl)?.[1] ?? '';
  return { code: decodeURIComponent(read('code')), state: decodeURIComponent(read('state')) };
}

/** A memory shop with the goods every suite asks for. */
export async function openMemoryShop(): Promise<SuiteShop> {
  const clock = simulatedClock();
  const member = createMemoryPorts({ clock, random: seededRandom(1) });
  // A shop in memory has one member: the other one is a member of another shop.
  const stranger = createMemoryPorts({ clock, random: seededRandom(3) });
  const logIn = async ({ sessionApi }: Pick<typeof member, 'sessionApi'>) => {
    const { redirectUrl } = await sessionApi.start('login');
    await sessionApi.logIn({ ...(await verify(redirectUrl)), agreements: AGREEMENTS });
  };
  await logIn(member);
  await logIn(stranger);
  return {
    name: 'memory-shop',
    member,
    stranger,
    guest: createMemoryPorts({ clock, random: seededRandom(2) }),
    clock,
    goods: {
      plain: { productNo: 1, optionNo: 10 },
      other: { productNo: 3, optionNo: 30 },
      otherOption: { productNo: 3, optionNo: 32 },
      limited: { productNo: 7, optionNo: 70 },
      soldOut: { productNo: 5, optionNo: 50 },
      adult: { productNo: 4, optionNo: 40 },
    },
    plainOffer: { salePrice: won(10_000), stockCnt: 10 },
    reviewNo: 1,
    couponNo: 1,
    membershipCouponNos: [2, 3],
    codeCouponNo: 4,
    events: { join: 1, attendance: 2, notice: 3, over: 4 },
    decidePayment: async (key, decision) => member.decidePayment(key, decision),
    fulfill: async (orderOptionNo, to) => member.fulfill(orderOptionNo, to),
    moveClaim: async (claimNo, event) => member.moveClaim(claimNo, event),
    answerInquiry: async (inquiryNo, content) => member.answerInquiry(inquiryNo, content),
    proveAge: async () => {
      member.proveAge();
    },
    passDays: async (days) => {
      clock.advance(days * DAY_MS);
      await logIn(member);
      member.runDue();
    },
    readCode: async (phone) => member.codeSentTo(phone) ?? '',
    logInElsewhere: async (device) => {
      const sessionNo = member.logInElsewhere(device);
      return { sessionNo, isAlive: async () => member.isSessionAlive(sessionNo) };
    },
    close: async () => undefined,
  };
}
