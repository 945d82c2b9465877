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
