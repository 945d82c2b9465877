import type { Language } from '@dealstore/commerce-core/domain';

type Text = Readonly<Record<Language, string>>;

/** Words of the page that opens the window of Toss Payments. */
export const TOSS_TEXT = {
  title: { ko: '결제창을 열고 있어요', en: 'Opening the payment window' },
  open: { ko: '결제창 열기', en: 'Open the payment window' },
  back: { ko: '결제하지 않고 돌아가기', en: 'Go back without paying' },
  failed: {
    ko: '결제창을 열지 못했어요. 잠시 후 다시 시도해 주세요.',
    en: 'The payment window did not open. Please try again in a moment.',
  },
} as const satisfies Readonly<Record<string, Text>>;
