/** Figures of one topic as rows under columns, with the method in a sentence. */
export interface Table {
  readonly title: string;
  /** How it was measured, and what it does not say. */
  readonly method: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly (string | number)[])[];
}

/** A budget and what this run measured. */
export interface Verdict {
  readonly measure: string;
  readonly budget: string;
  readonly measured: string;
  readonly isMet: boolean;
}

/** What a part of the bench measured: tables to print, and verdicts on its budgets. */
export interface Topic {
  readonly tables: readonly Table[];
  readonly verdicts: readonly Verdict[];
}

const WHOLE = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

/** A number for a table: whole, in groups of three digits. */
export function whole(value: number): string {
  return WHOLE.format(value);
}

/** A verdict on a figure that must not be larger than its budget. */
export function atMost(
  measure: string,
  measured: number,
  budget: number,
  write: (value: number) => string = whole,
): Verdict {
  return { measure, budget: `≤ ${write(budget)}`, measured: write(measured), isMet: measured <= budget };
}

/** A verdict on a figure that must not be smaller than its budget. */
export function atLeast(measure: string, measured: number, budget: number): Verdict {
  return { measure, budget: `≥ ${whole(budget)}`, measured: whole(measured), isMet: measured >= budget };
}

/** A table as Markdown, columns padded so that a terminal shows it well, too. */
export function drawTable({ title, method, columns, rows }: Table): string {
  const cells = [columns, ...rows].map((row) => row.map(String));
  const widths = columns.map((_, index) => Math.max(3, ...cells.map((row) => row[index]?.length ?? 0)));
  const drawRow = (row: readonly string[]): string =>
    `| ${widths.map((width, index) => pad(row[index] ?? '', width, index > 0)).join(' | ')} |`;
  const rule = `| ${widths.map((width, index) => (index > 0 ? `${'-'.repeat(width - 1)}:` : '-'.repeat(width))).join(' | ')} |`;
  const [head = [], ...body] = cells;
  return [`## ${title}`, '', method, '', drawRow(head), rule, ...body.map(drawRow)].join('\n');
}

/** The verdicts of a run as a table; a miss is a word, not only a color. */
export function verdictTable(verdicts: readonly Verdict[]): Table {
  return {
    title: 'Budgets',
    method: 'The limits of `packages/bench/budgets.ts` beside what this run measured.',
    columns: ['Measure', 'Budget', 'Measured', 'Verdict'],
    rows: verdicts.map(({ measure, budget, measured, isMet }) => [measure, budget, measured, isMet ? 'met' : 'MISSED']),
  };
}

function pad(text: string, width: number, isRight: boolean): string {
  return isRight ? text.padStart(width) : text.padEnd(width);
}
