import { defineText } from '@dealstore/ui/locale/define-text.ts';

/** What a fee for delivery depends on. */
export const feeRuleText = defineText({
  ko: {
    freeFrom: (measure: string) => `${measure} 이상 무료배송`,
    perPieces: (fee: string, count: number) => `${count}개마다 ${fee}`,
    pieces: (count: number) => `${count}개`,
    from: (measure: string, fee: string) => `${measure} 이상 ${fee}`,
  },
  en: {
    freeFrom: (measure) => `free from ${measure}`,
    perPieces: (fee, count) => (count === 1 ? `${fee} a piece` : `${fee} per ${count} pieces`),
    pieces: (count) => `${count} pieces`,
    from: (measure, fee) => `${fee} from ${measure}`,
  },
});
