import { defineText } from '@dealstore/ui/locale/define-text.ts';

/** Words of the filters that narrow a list. */
export const appliedFiltersText = defineText({
  ko: {
    applied: '적용한 필터',
    remove: (name: string) => `${name} 필터 빼기`,
    removeAll: '전체 해제',
    from: (amount: string) => `${amount} 이상`,
    upTo: (amount: string) => `${amount} 이하`,
    between: (least: string, most: string) => `${least}~${most}`,
  },
  en: {
    applied: 'Filters in use',
    remove: (name) => `Remove the ${name} filter`,
    removeAll: 'Clear all',
    from: (amount) => `${amount} and up`,
    upTo: (amount) => `Up to ${amount}`,
    between: (least, most) => `${least}–${most}`,
  },
});
