import { createReplay, type BridgeTransport, type VectorReport } from '../../packages/commerce-core/src/index.ts';
import { cryptoRandom, systemClock } from '../../packages/commerce-core/src/adapters/web/index.ts';
import { asksPerson, BRIDGE_VECTORS } from '../../packages/commerce-core/src/domain.ts';

/** How one vector went, as a report shows it. */
export type ReportedVector = Pick<VectorReport, 'name' | 'verdict' | 'exchanged'> & {
  /** What was wrong, in words. */
  readonly problems: readonly string[];
};

/**
 * A shell that is reached by HTTP: each message is posted, and its answer is the body of the response, empty for none.
 */
export function httpTransport(url: string): BridgeTransport {
  let take: (text: unknown) => void = () => undefined;
  return {
    kind: 'http',
    send: async (body) => {
      const response = await fetch(url, { method: 'POST', body, headers: { 'content-type': 'application/json' } });
      const text = await response.text();
      if (text !== '') take(text);
    },
    listen: (taken) => void (take = taken),
  };
}

/** Replays every vector against a shell, one after another. @param withPerson also those that a person has to answer */
export async function replayAll(transport: BridgeTransport, withPerson: boolean): Promise<readonly ReportedVector[]> {
  const replay = createReplay({ transport, clock: systemClock(), random: cryptoRandom() });
  const reports: ReportedVector[] = [];
  for (const vector of BRIDGE_VECTORS) {
    if (!withPerson && asksPerson(vector)) continue;
    const report = await replay.run(vector);
    reports.push({ ...report, problems: report.problems.map(({ problem, method }) => `${method}: ${problem}`) });
  }
  return reports;
}

const MARKS = { passed: 'ok   ', failed: 'FAIL ', 'not-offered': 'lacks' } as const;

/** The report as it is printed: a line for each vector, and every message of those that failed. */
export function printedReport(reports: readonly ReportedVector[]): string {
  const lines = reports.flatMap(({ name, verdict, problems, exchanged }) => [
    `${MARKS[verdict]}  ${name}${problems.length === 0 ? '' : `  ${problems.join(', ')}`}`,
    ...(verdict === 'failed' ? exchanged.map(({ from, text }) => `         ${from}: ${text}`) : []),
  ]);
  const count = (verdict: VectorReport['verdict']) => reports.filter((report) => report.verdict === verdict).length;
  const total = `${count('passed')} passed, ${count('failed')} failed, ${count('not-offered')} not offered`;
  return [...lines, total].join('\n');
}

/** Whether a shell may be released: something passed, and nothing failed. */
export function isSound(reports: readonly ReportedVector[]): boolean {
  return reports.some(({ verdict }) => verdict === 'passed') && reports.every(({ verdict }) => verdict !== 'failed');
}
