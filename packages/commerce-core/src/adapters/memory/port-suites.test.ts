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
import { openMemoryShop, verify } from '../../testing/port-suites/memory-shop.ts';
import { wishApiSuite } from '../../testing/port-suites/wish-api.suite.ts';
import { createMemoryCartApi } from './cart.memory.ts';
import { SAMPLE_SHOP } from './shop/sample-shop.ts';
import { openMemoryBackend } from './memory-backend.ts';
import { createMemoryPorts } from './memory-ports.ts';
import { memoryTokenVault } from './memory-token-vault.ts';

accountApiSuite(openMemoryShop);
addressApiSuite(openMemoryShop);
alarmApiSuite(openMemoryShop);
behaviorApiSuite(openMemoryShop);
cartApiSuite(openMemoryShop);
memberCartWithoutSessionSuite(async () => {
  const clock = simulatedClock();
  const vault = memoryTokenVault(clock);
  return createMemoryCartApi(openMemoryBackend(SAMPLE_SHOP, { clock, random: seededRandom(1), vault }));
});
claimApiSuite(openMemoryShop);
eventApiSuite(openMemoryShop);
couponApiSuite(openMemoryShop);
fileApiSuite(openMemoryShop);
giftApiSuite(openMemoryShop);
giftOrderSuite(openMemoryShop);
giftRecipientSuite(openMemoryShop);
gradeApiSuite(openMemoryShop);
loginSessionApiSuite(openMemoryShop);
orderApiSuite(openMemoryShop);
orderLimitSuite(openMemoryShop);
reviewApiSuite(openMemoryShop);
inquiryApiSuite(openMemoryShop);
pointApiSuite(openMemoryShop);
productApiSuite(openMemoryShop);
purchaseHistoryApiSuite(openMemoryShop);
recentProductApiSuite(openMemoryShop);
wishApiSuite(openMemoryShop);
displayApiSuite(async () => createMemoryPorts({ clock: simulatedClock(), random: seededRandom(1) }).displayApi);
sessionApiSuite(async () => ({
  ...createMemoryPorts({ clock: simulatedClock(), random: seededRandom(1) }),
  verify,
  close: async () => undefined,
}));
