// What every team that imports the core tests with: generators, ports that work, a clock that moves only when advanced, repeatable
// chance, sizes of runs, and the suites every adapter has to pass.
export { addressEntry } from './address-arbitraries.ts';
export { amount, cartLine, cartLines, deliveryTemplate, instant, phone, token } from './arbitraries.ts';
export { type FakePorts, fakePorts } from './fake-ports.ts';
export { accountApiSuite } from './port-suites/account-api.suite.ts';
export { addressApiSuite } from './port-suites/address-api.suite.ts';
export { alarmApiSuite } from './port-suites/alarm-api.suite.ts';
export { cartApiSuite, memberCartWithoutSessionSuite } from './port-suites/cart-api.suite.ts';
export { clockSuite } from './port-suites/clock.suite.ts';
export { claimApiSuite } from './port-suites/claim-api.suite.ts';
export { couponApiSuite } from './port-suites/coupon-api.suite.ts';
export { displayApiSuite } from './port-suites/display-api.suite.ts';
export { fileApiSuite } from './port-suites/file-api.suite.ts';
export { giftApiSuite } from './port-suites/gift-api.suite.ts';
export { giftRecipientSuite } from './port-suites/gift-recipient.suite.ts';
export { gradeApiSuite } from './port-suites/grade-api.suite.ts';
export { keyValueStoreSuite } from './port-suites/key-value-store.suite.ts';
export { orderApiSuite } from './port-suites/order-api.suite.ts';
export { pointApiSuite } from './port-suites/point-api.suite.ts';
export { purchaseHistoryApiSuite } from './port-suites/purchase-history-api.suite.ts';
export { productApiSuite } from './port-suites/product-api.suite.ts';
export { randomSuite } from './port-suites/random.suite.ts';
export { sessionApiSuite, type SuiteSession } from './port-suites/session-api.suite.ts';
export type { OpenSuiteShop, ShopPorts, SuiteGoods, SuiteShop } from './port-suites/suite-shop.ts';
export { tokenVaultSuite } from './port-suites/token-vault.suite.ts';
export { type SeededRandom, seededRandom } from './seeded-random.ts';
export { SIMULATED_START, type SimulatedClock, simulatedClock } from './simulated-clock.ts';
export { type TestSizes, testSizes } from './test-sizes.ts';
