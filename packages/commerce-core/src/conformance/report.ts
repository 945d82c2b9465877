/** Whether a law was kept; `not reached` where the backend does not lend what it takes to see that. */
export type LawResult = 'passed' | 'failed' | 'not reached';

/** A law of a suite and how it went. */
export interface LawReport {
  readonly suite: string;
  readonly law: string;
  readonly result: LawResult;
  /** What broke it, or what was missing; null for a law that was kept. */
  readonly reason: string | null;
}

/** How a backend went through the suites; what report.json holds. */
export interface ConformanceReport {
  readonly url: string;
  /** Instant of the run, ISO 8601. */
  readonly at: string;
  /** Laws kept of all laws in percent, cut after one digit: 100 means that every one was reached and kept. */
  readonly score: number;
  readonly counts: Readonly<Record<LawResult, number>>;
  readonly laws: readonly LawReport[];
}

/** Sums up what became of each law. */
export function conformanceReport(url: string, at: string, laws: readonly LawReport[]): ConformanceReport {
  const count = (result: LawResult): number => laws.filter((law) => law.result === result).length;
  const counts = { passed: count('passed'), failed: count('failed'), 'not reached': count('not reached') };
  const score = laws.length === 0 ? 0 : Math.floor((1_000 * counts.passed) / laws.length) / 10;
  return { url, at, score, counts, laws };
}

/** 0 when no law was broken, 1 when one was, 2 when none was reached. */
export function exitCodeOf({ counts }: ConformanceReport): 0 | 1 | 2 {
  if (counts.failed > 0) return 1;
  return counts.passed > 0 ? 0 : 2;
}

/** The report as lines for a terminal: what was broken, what was missing, and the score. */
export function printedReport({ url, score, counts, laws }: ConformanceReport): string {
  const broken = laws.filter(({ result }) => result === 'failed');
  const missing = new Map<string | null, number>();
  for (const { result, reason } of laws)
    if (result === 'not reached') missing.set(reason, (missing.get(reason) ?? 0) + 1);
  return [
    ...broken.map(({ suite, law, reason }) => `failed  ${suite} > ${law}\n${indented(reason ?? '')}`),
    ...[...missing].map(([reason, count]) => `not reached without ${reason}: ${lawCount(count)}`),
    `${url}: ${score} % — ${counts.passed} passed, ${counts.failed} failed, ${counts['not reached']} not reached`,
  ].join('\n');
}

const lawCount = (count: number): string => (count === 1 ? '1 law' : `${count} laws`);

function indented(text: string): string {
  return text.replaceAll(/^/gm, '        ');
}

const MARK = { passed: '✓', failed: '✗', 'not reached': '–' } as const;

/** The report as one page that needs nothing else. */
export function reportPage({ url, at, score, counts, laws }: ConformanceReport): string {
  const rows = laws.map(
    ({ suite, law, result, reason }) =>
      `<tr class="${result.replace(' ', '-')}"><td>${escaped(suite)}</td><td>${escaped(law)}</td>` +
      `<td>${MARK[result]} ${result}</td><td><pre>${escaped(reason ?? '')}</pre></td></tr>`,
  );
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${score} % · ${escaped(url)}</title>
<style>
  body { font: 1rem/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 70rem; padding: 0 1rem; }
  table { border-collapse: collapse; width: 100%; }
  th, td { border-bottom: 1px solid #ddd; padding: .4rem; text-align: left; vertical-align: top; }
  pre { margin: 0; white-space: pre-wrap; }
  .failed { background: #fdecea; }
  .not-reached { color: #666; }
</style>
<h1>${score} %</h1>
<p>${escaped(url)}, ${escaped(at)}: ${counts.passed} passed, ${counts.failed} failed, ${counts['not reached']} not reached.</p>
<table>
<thead><tr><th scope="col">Suite</th><th scope="col">Law</th><th scope="col">Result</th><th scope="col">Reason</th></tr></thead>
<tbody>
${rows.join('\n')}
</tbody>
</table>
</html>
`;
}

function escaped(text: string): string {
  const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
  return text.replaceAll(/[&<>"]/g, (character) => entities[character] ?? character);
}
