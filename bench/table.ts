/** Figures of one topic as rows under columns, with the method in a sentence. */
export interface Table {
  readonly title: string;
  /** How it was measured, and what it does not say. */
  readonly method: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly (string | number)[])[];
}

/** One budget of the shop and what this run says about it. */
export interface Verdict {
  readonly measure: string;
  readonly budget: string;
  readonly measured: string;
  readonly isMet: boolean;
}

/** What a topic brings: tables to print, budgets to hold against them. */
export interface Topic {
  readonly tables: readonly Table[];
  readonly verdicts: readonly Verdict[];
}

const WHOLE = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

/** A number for a table: whole, in groups of three digits. */
export function whole(value: number): string {
  return WHOLE.format(value);
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

/** The verdicts of a run as a table; a miss is said in words, never by colour alone. */
export function verdictTable(verdicts: readonly Verdict[]): Table {
  return {
    title: 'Budgets',
    method: 'What the shop has promised itself, beside what this run measured.',
    columns: ['Measure', 'Budget', 'Measured', 'Verdict'],
    rows: verdicts.map(({ measure, budget, measured, isMet }) => [measure, budget, measured, isMet ? 'met' : 'MISSED']),
  };
}

function pad(text: string, width: number, isRight: boolean): string {
  return isRight ? text.padStart(width) : text.padEnd(width);
}
