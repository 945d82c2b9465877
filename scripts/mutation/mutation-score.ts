/** How many mutants of a file its tests notice, and the table that keeps it. */
export interface Score {
  readonly file: string;
  /** Noticed by a test, or never coming to an end. */
  readonly killed: number;
  readonly survived: number;
  /** In code that no test runs. */
  readonly uncovered: number;
}

const ROW = /^\| `([^`]+)` +\| +[\d.]+ % +\| +(\d+) +\| +(\d+) +\| +(\d+) +\|$/gm;
const HEAD = `# Mutation runs

\`pnpm mutate [words]\` changes the rules of the core in small ways, one at a time (Stryker), and runs the tests of their folder
against each change; a change that no test notices survives. The score is the share that is noticed. Constants outside
functions are left out, for each would need all tests anew; \`packages/commerce-core/test/spec.test.ts\` holds those of the
specification. Flows and adapters have port suites and journeys instead. The command writes this page, folder by folder.

`;

/** The scores of the files in Stryker's report, by their path below `src`; files with nothing to change have none. */
export function readReport(report: unknown): readonly Score[] {
  return entriesOf(property(report, 'files')).flatMap(([path, file]) => {
    const statuses = entriesOf(property(file, 'mutants')).map(([, mutant]) => property(mutant, 'status'));
    const count = (...wanted: readonly unknown[]) => statuses.filter((status) => wanted.includes(status)).length;
    const killed = count('Killed', 'Timeout');
    const survived = count('Survived');
    const uncovered = count('NoCoverage');
    return killed + survived + uncovered === 0
      ? []
      : [{ file: path.replace(/^src\//, ''), killed, survived, uncovered }];
  });
}

/** The scores a document holds. */
export function readScores(document: string): readonly Score[] {
  return [...document.matchAll(ROW)].map(([, file = '', killed, survived, uncovered]) => ({
    file,
    killed: Number(killed),
    survived: Number(survived),
    uncovered: Number(uncovered),
  }));
}

/** The document of all scores, by file. @param after what stands behind them */
export function mutationDocument(scores: readonly Score[], after = ''): string {
  const rows = scores
    .toSorted((left, right) => (left.file < right.file ? -1 : 1))
    .map(
      (score) => `| \`${score.file}\` | ${percent(score)} | ${score.killed} | ${score.survived} | ${score.uncovered} |`,
    );
  const sum = (part: 'killed' | 'survived' | 'uncovered') => scores.reduce((total, score) => total + score[part], 0);
  const all = { file: '', killed: sum('killed'), survived: sum('survived'), uncovered: sum('uncovered') };
  return [
    `${HEAD}**All files below: ${percent(all)}** of ${all.killed + all.survived + all.uncovered} changes noticed.\n`,
    '| File | Score | Noticed | Survived | Not run by a test |',
    '| --- | ---: | ---: | ---: | ---: |',
    ...rows,
    '',
    ...(after === '' ? [] : [after]),
  ].join('\n');
}

function percent({ killed, survived, uncovered }: Score): string {
  const all = killed + survived + uncovered;
  return `${(all === 0 ? 100 : (100 * killed) / all).toFixed(1)} %`;
}

function property(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

function entriesOf(value: unknown): readonly (readonly [string, unknown])[] {
  return typeof value === 'object' && value !== null ? Object.entries(value) : [];
}
