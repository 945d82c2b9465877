/** What a report says of the tests whose title holds a piece of text. */
export type TestResult = 'passed' | 'failed' | 'unknown';

/** Reads reports of vitest and of Playwright alike: objects with a title, and a status or an `ok`. */
export function resultsOf(reports: readonly unknown[], title: string): TestResult {
  const wanted = title.replaceAll(/%[sdij]/g, '').trim();
  const found = reports.flatMap((report) => entriesOf(report)).filter((entry) => entry.title.includes(wanted));
  if (found.length === 0) return 'unknown';
  return found.every(({ isPassed }) => isPassed) ? 'passed' : 'failed';
}

interface Entry {
  readonly title: string;
  readonly isPassed: boolean;
}

function entriesOf(value: unknown): readonly Entry[] {
  if (Array.isArray(value)) return value.flatMap(entriesOf);
  if (typeof value !== 'object' || value === null) return [];
  const title = 'title' in value && typeof value.title === 'string' ? value.title : null;
  const own: Entry[] = [];
  if (title !== null && 'ok' in value) own.push({ title, isPassed: value.ok === true });
  else if (title !== null && 'status' in value && value.status !== 'skipped' && value.status !== 'pending')
    own.push({ title, isPassed: value.status === 'passed' });
  return [...own, ...Object.values(value).flatMap(entriesOf)];
}

/** How much is told of what went wrong in one test. */
const WORDS = 1_500;

/**
 * The failed tests of a report of vitest or Playwright, each with what went wrong: who sees only the end of
 * a long log needs them there.
 */
export function failuresOf(value: unknown, where = ''): readonly string[] {
  if (Array.isArray(value)) return value.flatMap((item) => failuresOf(item, where));
  if (typeof value !== 'object' || value === null) return [];
  const { name, file = name, title, fullName = title, status, ok, ...rest }: Record<string, unknown> = { ...value };
  const place = typeof file === 'string' ? file : where;
  if (typeof fullName === 'string' && (status === 'failed' || ok === false))
    return [`${place} › ${fullName}\n${messagesOf(rest).join('\n').slice(0, WORDS)}`];
  const inside = Object.values(rest).flatMap((item) => failuresOf(item, place));
  // a file that could not be loaded has no tests
  if (status === 'failed' && inside.length === 0) return [`${place}\n${messagesOf(rest).join('\n').slice(0, WORDS)}`];
  return inside;
}

/**
 * What failed, in vitest's words (`failureMessages`, `message`) and in Playwright's (`errors` with a `message` each).
 */
function messagesOf(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(messagesOf);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]: [string, unknown]) => {
    if (key === 'failureMessages' && Array.isArray(item)) return item.map(String);
    return key === 'message' && typeof item === 'string' ? [item] : messagesOf(item);
  });
}

/** A test and how long it took. */
interface Timed {
  readonly name: string;
  readonly ms: number;
}

/** The tests of a report of vitest or Playwright that took longest, the slowest first, each on a line. */
export function slowestOf(reports: readonly unknown[], count: number): readonly string[] {
  return reports
    .flatMap((report) => timesOf(report))
    .toSorted((one, other) => other.ms - one.ms)
    .slice(0, count)
    .map(({ name, ms }) => `${(ms / 1000).toFixed(1).padStart(6)} s  ${name}`);
}

function timesOf(value: unknown, where = ''): readonly Timed[] {
  if (Array.isArray(value)) return value.flatMap((item) => timesOf(item, where));
  if (typeof value !== 'object' || value === null) return [];
  const { name, file = name, title, fullName = title, duration, ok, ...rest }: Record<string, unknown> = { ...value };
  const place = typeof file === 'string' ? file : where;
  if (typeof fullName === 'string' && typeof duration === 'number')
    return [{ name: `${place} › ${fullName}`, ms: duration }];
  // Playwright keeps the times of each try beneath the test
  if (typeof fullName === 'string' && ok !== undefined)
    return [{ name: `${place} › ${fullName}`, ms: durationWithin(rest) }];
  return Object.values(rest).flatMap((item) => timesOf(item, place));
}

function durationWithin(value: unknown): number {
  if (Array.isArray(value)) return value.reduce((sum: number, item) => sum + durationWithin(item), 0);
  if (typeof value !== 'object' || value === null) return 0;
  if ('duration' in value && typeof value.duration === 'number') return value.duration;
  return durationWithin(Object.values(value));
}
