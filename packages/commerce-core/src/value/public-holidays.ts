import { kst, kstDate, kstDaysBetween } from './calendar.ts';
import { after, DAY_MS, type EpochMs, epochMs, fromKstTime, kstWeekday } from './time.ts';

type MonthDay = readonly [month: number, day: number];

/** What differs from year to year. */
interface HolidayYear {
  /** New Year's Day, Buddha's birthday and Chuseok of the lunar calendar. */
  readonly lunar: readonly [newYear: MonthDay, buddha: MonthDay, chuseok: MonthDay];
  /** Elections at the end of a term, and single days the government gave. */
  readonly single: readonly MonthDay[];
}

/**
 * The public holidays that move, by year. A year that is missing has no lunar feasts, and an operator who comes to its
 * end is told 90 days before (`holidayTableEnd`). Source: 관공서의 공휴일에 관한 규정 §2; the monthly almanac (월력요항) of the Korea
 * Astronomy and Space Science Institute; 공직선거법 §34 for elections. Compared with the dates of holidays 0.105 (vacanza).
 */
const YEARS: Readonly<Record<number, HolidayYear>> = {
  2024: {
    lunar: [
      [2, 10],
      [5, 15],
      [9, 17],
    ],
    single: [
      [4, 10],
      [10, 1],
    ],
  },
  2025: {
    lunar: [
      [1, 29],
      [5, 5],
      [10, 6],
    ],
    single: [
      [1, 27],
      [6, 3],
    ],
  },
  2026: {
    lunar: [
      [2, 17],
      [5, 24],
      [9, 25],
    ],
    single: [[6, 3]],
  },
  2027: {
    lunar: [
      [2, 7],
      [5, 13],
      [9, 15],
    ],
    single: [],
  },
  2028: {
    lunar: [
      [1, 27],
      [5, 2],
      [10, 3],
    ],
    single: [[4, 12]],
  },
  2029: {
    lunar: [
      [2, 13],
      [5, 20],
      [9, 22],
    ],
    single: [],
  },
};

/** Holidays of every year that are made up for when they fall on a weekend or another holiday. */
const MADE_UP: readonly MonthDay[] = [
  [3, 1],
  [5, 5],
  [8, 15],
  [10, 3],
  [10, 9],
  [12, 25],
];
/** Made up for as well since they are public holidays: Labor Day and Constitution Day. 공휴일에 관한 법률, 2026. */
const MADE_UP_FROM_2026: readonly MonthDay[] = [
  [5, 1],
  [7, 17],
];
/** Not made up for. Before 2026 Labor Day is no public holiday, but neither banks nor sellers work. */
const NOT_MADE_UP: readonly MonthDay[] = [
  [1, 1],
  [5, 1],
  [6, 6],
];

const SATURDAY = 6;
const SUNDAY = 0;

/**
 * Days before the end of the table from which on it is said: 90. Assumed: a new year is known
 * for more than a year by then.
 */
const NOTICE_DAYS = 90;

/**
 * The last Korean day whose public holidays are known, `yyyy-MM-dd`, from 90 days before it on; null while it is
 * further away. The operator who starts the shop is told it: on later non-working days a refund would be due too early.
 */
export function holidayTableEnd(now: EpochMs): string | null {
  const lastYear = Math.max(...Object.keys(YEARS).map(Number));
  const last = kst(`${lastYear}-12-31 00:00:00`);
  return kstDaysBetween(now, last) <= NOTICE_DAYS ? kstDate(last) : null;
}

const cache = new Map<number, ReadonlySet<EpochMs>>();

/**
 * The Korean midnights of a year on which a public holiday is kept, days made up for included. The rule is that of
 * 공휴일에 관한 법률 §3 and 관공서의 공휴일에 관한 규정 §3.
 */
export function publicHolidays(year: number): ReadonlySet<EpochMs> {
  const remembered = cache.get(year);
  if (remembered !== undefined) return remembered;
  const dayOf = ([month, day]: MonthDay): EpochMs =>
    fromKstTime({ year, month, day, hour: 0, minute: 0, second: 0 }) ?? epochMs(0);
  const { lunar, single } = YEARS[year] ?? { lunar: [], single: [] };
  const [newYear, buddha, chuseok] = lunar.map(dayOf);
  const around = (day: EpochMs | undefined) =>
    day === undefined ? [] : [-1, 0, 1].map((off) => after(day, off * DAY_MS));
  // Of the three days around the lunar feasts only a Sunday is made up for, of the others a Saturday too.
  const feasts = [...around(newYear), ...around(chuseok)];
  const madeUp = [...MADE_UP, ...(year < 2026 ? [] : MADE_UP_FROM_2026)].map(dayOf);
  const singles = [...madeUp, ...(buddha === undefined ? [] : [buddha])];
  const others = [...NOT_MADE_UP, ...single].map(dayOf).filter((day) => !madeUp.includes(day));
  const all = [...feasts, ...singles, ...others];
  const holidays = new Set(all);
  const lost = (day: EpochMs): boolean => all.filter((other) => other === day).length > 1;
  const toMakeUp = [
    ...feasts.filter((day) => kstWeekday(day) === SUNDAY || lost(day)),
    ...singles.filter((day) => isWeekend(day) || (lost(day) && !feasts.includes(day))),
  ];
  for (const day of new Set(toMakeUp)) {
    let instead = after(day, DAY_MS);
    while (isWeekend(instead) || holidays.has(instead)) instead = after(instead, DAY_MS);
    holidays.add(instead);
  }
  cache.set(year, holidays);
  return holidays;
}

/** Whether the Korean day of an instant is a Saturday or a Sunday. */
export function isWeekend(instant: EpochMs): boolean {
  const weekday = kstWeekday(instant);
  return weekday === SATURDAY || weekday === SUNDAY;
}
