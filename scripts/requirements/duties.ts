/** What Korean law asks of the shop, and which tests prove it. A lawyer has not looked at it. */
export interface Duty {
  readonly duty: string;
  /** The law it comes from. */
  readonly source: string;
  /** Tests by file and a piece of their title; none says that the duty is open. */
  readonly checks: readonly (readonly [file: string, title: string])[];
  /** Why a duty is open, and whose it is. */
  readonly open?: string;
}

const CHROME = 'apps/storefront/src/chrome/chrome.test.tsx';
const CLAIM = 'packages/commerce-core/src/claim/claim.test.ts';
const ADVERTISING = 'packages/commerce-core/src/alarm/advertisement.test.ts';
const SENDING = 'apps/api/src/message/sending.test.ts';
const LEAVING = 'apps/api/src/account/withdraw.test.ts';
const DEMO = 'packages/demo/src/catalogue/demo.test.ts';
const REFUSING = 'apps/api/src/account/unsubscribe.test.ts';
const RECORDS = 'apps/api/src/account/separate-records.test.ts';

/** Every duty of the shop, by what a shopper meets first. */
export const DUTIES: readonly Duty[] = [
  {
    duty: 'Say that the shop only brokers',
    source: '전자상거래법 20조 1항',
    checks: [[CHROME, 'says that the company only brokers']],
  },
  {
    duty: 'Show who runs the shop, and its policies',
    source: '전자상거래법 10조',
    checks: [
      [CHROME, 'links to every policy'],
      ['apps/storefront/e2e/page/chrome.journey.ts', 'says who runs the shop'],
    ],
  },
  {
    duty: 'Show the seller before an order, on every product and order page',
    source: '전자상거래법 20조 2항',
    checks: [
      ['apps/storefront/src/features/product/details/delivery.test.tsx', 'says who sells'],
      ['apps/storefront/src/widgets/seller/seller-sheet.test.tsx', 'is told with every fact the law asks for'],
      ['apps/storefront/e2e/order/seller.journey.ts', 'names the seller in cart, order sheet and order'],
      [DEMO, 'every seller the facts the law asks for'],
    ],
  },
  {
    duty: 'Show the notice of product information',
    source: '상품정보 제공고시',
    checks: [
      ['apps/storefront/src/features/product/details/product-info.test.tsx', 'ends in the notice the law asks for'],
      [DEMO, 'gives every product its notice'],
    ],
  },
  {
    duty: 'Let a buyer withdraw for seven days, and longer for the seller’s fault',
    source: '전자상거래법 17조',
    checks: [[CLAIM, 'lets a buyer withdraw until the end of the seventh day']],
  },
  {
    duty: 'Refund within three working days',
    source: '전자상거래법 18조 2항',
    checks: [
      [
        'apps/api/src/order/claim/step-claim.test.ts',
        'is processed automatically and refunded within three working days',
      ],
    ],
  },
  {
    duty: 'Pay interest on a late refund',
    source: '전자상거래법 18조 2항, 시행령',
    checks: [
      ['packages/commerce-core/src/claim/late-interest.test.ts', 'won due on 2026-11-20 and refunded at'],
      ['apps/api/src/order/claim/late-interest.test.ts', 'that comes late pays interest of 15 % a year'],
    ],
  },
  {
    duty: 'Offer escrow',
    source: '전자상거래법 24조',
    checks: [],
    open:
      'The footer says that escrow can be had for deposits. It is a service of the payment provider, which the operator agrees on with it: ' +
      'the sandbox has none, and the window of Toss Payments is opened without forbidding it.',
  },
  {
    duty: 'Withhold goods for adults from everybody else',
    source: '청소년보호법 16조, 정보통신망법 42조',
    checks: [
      ['apps/api/test/withheld.test.ts', 'keeps names, prices, pictures and words of adult goods'],
      [SENDING, 'only to members who agreed to advertising'],
    ],
  },
  {
    duty: 'Keep consents apart, the night’s from the day’s',
    source: '개인정보보호법 22조, 정보통신망법 50조',
    checks: [['packages/commerce-core/src/account/consent.test.ts', 'never include night messages without benefits']],
  },
  {
    duty: 'Send advertising only by consent, and not at night without the night’s own',
    source: '정보통신망법 50조 1항, 3항',
    checks: [
      [ADVERTISING, 'without the consent of the night'],
      [ADVERTISING, 'is 11 of the 24 hours of a Korean day'],
      [SENDING, 'is not sent when the consent was taken back'],
    ],
  },
  {
    duty: 'Mark advertising, with who sends it and how to refuse it',
    source: '정보통신망법 50조 4항',
    checks: [[ADVERTISING, 'begins with its mark, and ends in how to refuse it']],
  },
  {
    duty: 'Let advertising be refused without a log-in',
    source: '정보통신망법 50조 4항',
    checks: [
      [REFUSING, 'is refused by the link in it, without a log-in'],
      [REFUSING, 'also stops queued messages'],
    ],
  },
  {
    duty: 'Confirm a consent to advertising every two years',
    source: '정보통신망법 50조 8항, 시행령 62조의3',
    checks: [[SENDING, 'is confirmed every two years']],
  },
  {
    duty: 'Do not nag: a popup can be put off for seven days',
    source: '전자상거래법 21조의2',
    checks: [
      ['packages/commerce-core/src/display/popup.test.ts', 'stays away for seven whole days'],
      [
        'apps/storefront/src/widgets/popup/popup-dialog.test.tsx',
        'can be put off for seven days, whether for today or not',
      ],
      ['apps/storefront/e2e/page/popup.journey.ts', 'stays away for seven days where that is asked for'],
    ],
  },
  {
    duty: 'Destroy the data of a member who leaves',
    source: '개인정보보호법 21조',
    checks: [[LEAVING, 'leaves no name, number or address of the person']],
  },
  {
    duty: 'Keep records apart for as long as the law wants, and no longer',
    source: '전자상거래법 시행령 6조',
    checks: [[RECORDS, 'end on their day in Korea']],
  },
  {
    duty: 'Keep a log of who saw whose personal data',
    source: '안전성 확보조치 기준 8조',
    checks: [],
    open:
      'No screen of the shop shows one person the data of another: members see their own alone. Operators work with SQL, and the log of that ' +
      'is the database’s: docs/operating.md says how to keep it.',
  },
  {
    duty: 'Be usable for everybody: no finding of axe',
    source: 'KWCAG 2.2',
    checks: [['apps/storefront/e2e/page/screens.journey.ts', 'accessibility violations, whole in its document']],
  },
];
