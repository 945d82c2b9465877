import type { Language } from '@dealstore/commerce-core/domain';

/** `14:00` is `14시` in Korean; other minutes and languages keep the digits. */
export function formatHour(time: string, language: Language): string {
  const whole = /^(\d{2}):00$/.exec(time);
  return language === 'ko' && whole?.[1] !== undefined ? `${Number(whole[1])}시` : time;
}
