import { formatEnglishClock, type Language } from '@dealstore/commerce-core/domain';

/** `14:00` is `14시` in Korean, other minutes keep the digits; in English it is `2 PM`, `16:30` is `4:30 PM`. */
export function formatHour(time: string, language: Language): string {
  const [, hour, minute] = /^(\d{2}):(\d{2})$/.exec(time) ?? [];
  if (hour === undefined || minute === undefined) return time;
  const isWhole = minute === '00';
  if (language === 'ko') return isWhole ? `${Number(hour)}시` : time;
  return formatEnglishClock(Number(hour), Number(minute)).replace(':00', '');
}
