import { startOfKstDay } from './calendar.ts';
import { after, DAY_MS, type EpochMs, epochMs, fromKstTime, kstTime, kstWeekday } from './time.ts';

/** New Year's Day, Buddha's birthday and Chuseok of the lunar calendar as `[month, day]`, by year. Korean almanac. */
const LUNAR: Readonly<Record<number, readonly (readonly [month: number, day: number])[]>> = {
  2025: [
    [1, 29],
    [5, 5],
    [10, 6],
  ],
  2026: [
    [2, 17],
    [5, 24],
    [9, 25],
  ],
  2027: [
    [2, 7],
    [5, 13],
    [9, 15],
  ],
  2028: [
    [1, 27],
    [5, 2],
    [10, 3],
  ],
  2029: [
    [2, 13],
    [5, 20],
    [9, 22],
  ],
  2030: [
    [2, 3],
    [5, 9],
    [9, 12],
  ],
  2031: [
    [1, 23],
    [5, 28],
    [10, 1],
  ],
  2032: [
    [2, 11],
    [5, 16],
    [9, 19],
  ],
};

/** Holidays of every year: those made up for when they fall on a weekend or another holiday, and those that are not. */
const MADE_UP = [
  [3, 1],
  [5, 5],
  [8, 15],
  [10, 3],
  [10, 9],
  [12, 25],
] as const;
const NOT_MADE_UP = [
  [1, 1],
  [5, 1],
  [6, 6],
] as const;

const SATURDAY = 6;
const SUNDAY = 0;
const known = new Map<number, ReadonlySet<EpochMs>>();

/**
 * Whether sellers work on the Korean day of an instant: no weekend, public holiday, day made up for one, or
 * Workers' Day. Assumed: the rule of 관공서의 공휴일에 관한 규정 §2–3; lunar holidays are known from 2025 to 2032, single days
 * the government gives (elections) are not.
 */
export function isWorkingDay(instant: EpochMs): boolean {
  return !isWeekend(instant) && !holidaysOf(kstTime(instant).year).has(startOfKstDay(instant));
}

/** Korean midnight at the start of the first working day after the day of an instant. */
export function nextWorkingDay(instant: EpochMs): EpochMs {
  let day = after(startOfKstDay(instant), DAY_MS);
  while (!isWorkingDay(day)) day = after(day, DAY_MS);
  return day;
}

function isWeekend(instant: EpochMs): boolean {
  const weekday = kstWeekday(instant);
  return weekday === SATURDAY || weekday === SUNDAY;
}

function holidaysOf(year: number): ReadonlySet<EpochMs> {
  const remembered = known.get(year);
  if (remembered !== undefined) return remembered;
  const dayOf = ([month, day]: readonly [number, number]): EpochMs =>
    fromKstTime({ year, month, day, hour: 0, minute: 0, second: 0 }) ?? epochMs(0);
  const [newYear, buddha, chuseok] = (LUNAR[year] ?? []).map(dayOf);
  const around = (day: EpochMs | undefined) =>
    day === undefined ? [] : [-1, 0, 1].map((off) => after(day, off * DAY_MS));
  // Of the three days around the lunar feasts only a Sunday is made up for, of the others a Saturday too.
  const feasts = [...around(newYear), ...around(chuseok)];
  const singles = [...MADE_UP.map(dayOf), ...(buddha === undefined ? [] : [buddha])];
  const all = [...feasts, ...singles, ...NOT_MADE_UP.map(dayOf)];
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
  known.set(year, holidays);
  return holidays;
}
