import { seededRandom } from '../../testing/seeded-random.ts';
import { simulatedClock } from '../../testing/simulated-clock.ts';
import { accountApiSuite } from '../../testing/port-suites/account-api.suite.ts';
import { addressApiSuite } from '../../testing/port-suites/address-api.suite.ts';
import { alarmApiSuite } from '../../testing/port-suites/alarm-api.suite.ts';
import { behaviorApiSuite } from '../../testing/port-suites/behavior-api.suite.ts';
import { cartApiSuite, memberCartWithoutSessionSuite } from '../../testing/port-suites/cart-api.suite.ts';
import { claimApiSuite } from '../../testing/port-suites/claim-api.suite.ts';
import { couponApiSuite } from '../../testing/port-suites/coupon-api.suite.ts';
import { displayApiSuite } from '../../testing/port-suites/display-api.suite.ts';
import { eventApiSuite } from '../../testing/port-suites/event-api.suite.ts';
import { fileApiSuite } from '../../testing/port-suites/file-api.suite.ts';
import { giftApiSuite } from '../../testing/port-suites/gift-api.suite.ts';
import { giftOrderSuite } from '../../testing/port-suites/gift-order.suite.ts';
import { giftRecipientSuite } from '../../testing/port-suites/gift-recipient.suite.ts';
import { gradeApiSuite } from '../../testing/port-suites/grade-api.suite.ts';
import { loginSessionApiSuite } from '../../testing/port-suites/login-session-api.suite.ts';
import { orderApiSuite } from '../../testing/port-suites/order-api.suite.ts';
import { orderLimitSuite } from '../../testing/port-suites/order-limit.suite.ts';
import { reviewApiSuite } from '../../testing/port-suites/review-api.suite.ts';
import { inquiryApiSuite } from '../../testing/port-suites/inquiry-api.suite.ts';
import { pointApiSuite } from '../../testing/port-suites/point-api.suite.ts';
import { productApiSuite } from '../../testing/port-suites/product-api.suite.ts';
import { purchaseHistoryApiSuite } from '../../testing/port-suites/purchase-history-api.suite.ts';
import { recentProductApiSuite } from '../../testing/port-suites/recent-product-api.suite.ts';
import { sessionApiSuite } from '../../testing/port-suites/session-api.suite.ts';
import type { SuiteShop } from '../../testing/port-suites/suite-shop.ts';
import { wishApiSuite } from '../../testing/port-suites/wish-api.suite.ts';
import { DAY_MS } from '../../value/time.ts';
import { createMemoryCartApi } from './cart.memory.ts';
import { SAMPLE_SHOP } from './sample-shop.ts';
import { openMemoryBackend } from './memory-backend.ts';
import { createMemoryPorts } from './memory-ports.ts';
import { memoryTokenVault } from './memory-token-vault.ts';

const AGREEMENTS = [{ termsType: 'USE', isAgree: true }];

/** What the memory shop's identity provider answers is in the address itself. */
async function verify(redirectUrl: string) {
  const { searchParams } = new URL(redirectUrl, 'http://shop.test');
  return { code: searchParams.get('code') ?? '', state: searchParams.get('state') ?? '' };
}

async function openShop(): Promise<SuiteShop> {
  const clock = simulatedClock();
  const member = createMemoryPorts({ clock, random: seededRandom(1) });
  const logIn = async () => {
    const { redirectUrl } = await member.sessionApi.start('login');
    await member.sessionApi.logIn({ ...(await verify(redirectUrl)), agreements: AGREEMENTS });
  };
  await logIn();
  return {
    member,
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
    reviewNo: 1,
    couponNo: 1,
    membershipCouponNos: [2, 3],
    codeCouponNo: 4,
    events: { join: 1, attendance: 2, notice: 3, over: 4 },
    decidePayment: async (key, decision) => member.decidePayment(key, decision),
    fulfil: async (orderOptionNo, to) => member.fulfil(orderOptionNo, to),
    moveClaim: async (claimNo, event) => member.moveClaim(claimNo, event),
    answerInquiry: async (inquiryNo, content) => member.answerInquiry(inquiryNo, content),
    passDays: async (days) => {
      clock.advance(days * DAY_MS);
      await logIn();
    },
    readCode: async (phone) => member.codeSentTo(phone) ?? '',
    logInElsewhere: async (device) => {
      const sessionNo = member.logInElsewhere(device);
      return { sessionNo, isAlive: async () => member.isSessionAlive(sessionNo) };
    },
    close: async () => undefined,
  };
}

accountApiSuite(openShop);
addressApiSuite(openShop);
alarmApiSuite(openShop);
behaviorApiSuite(openShop);
cartApiSuite(openShop);
memberCartWithoutSessionSuite(async () => {
  const clock = simulatedClock();
  const vault = memoryTokenVault(clock);
  return createMemoryCartApi(openMemoryBackend(SAMPLE_SHOP, { clock, random: seededRandom(1), vault }));
});
claimApiSuite(openShop);
eventApiSuite(openShop);
couponApiSuite(openShop);
fileApiSuite(openShop);
giftApiSuite(openShop);
giftOrderSuite(openShop);
giftRecipientSuite(openShop);
gradeApiSuite(openShop);
loginSessionApiSuite(openShop);
orderApiSuite(openShop);
orderLimitSuite(openShop);
reviewApiSuite(openShop);
inquiryApiSuite(openShop);
pointApiSuite(openShop);
productApiSuite(openShop);
purchaseHistoryApiSuite(openShop);
recentProductApiSuite(openShop);
wishApiSuite(openShop);
displayApiSuite(async () => createMemoryPorts({ clock: simulatedClock(), random: seededRandom(1) }).displayApi);
sessionApiSuite(async () => ({
  ...createMemoryPorts({ clock: simulatedClock(), random: seededRandom(1) }),
  verify,
  close: async () => undefined,
}));
