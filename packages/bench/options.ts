import { parseArgs } from 'node:util';

/** The parts of a run, in their order. */
export const PARTS = ['ready', 'bytes', 'pages', 'interaction', 'reads', 'orders', 'processes', 'catalogue'] as const;

/** A part of a run. */
export type Part = (typeof PARTS)[number];

/** What a run is asked for. */
export interface Options {
  readonly parts: readonly Part[];
  /** Products the catalogue grows to at most. */
  readonly largest: number;
  readonly quick: boolean;
  readonly write: boolean;
  /** Orders to grow a shop to instead of measuring; null to measure. */
  readonly grow: number | null;
}

const SMALLEST = 1_000;
const LARGEST = 1_000_000;
const MOST_ORDERS = 10_000_000;

/** How the command is used. */
export const USAGE = `Usage: pnpm bench [options]

Measures the shop on a PostgreSQL of its own and prints tables and budgets. Nothing fails on a missed budget.

  --only <parts>  only some of ${PARTS.join(', ')}; with commas between them
  --to <count>    products the catalogue grows to, from 1e3 to 1e6 (default 1e5)
  --quick         every part for a moment, to see that it runs; its figures mean nothing
  --write         keep a whole run in docs/bench.md
  --grow <orders> no measuring: the demo's shop with so many orders, from 1e3 to 1e7, in a data folder that stays
  --help          print this and run nothing`;

/** Reads the command line; null when only the usage is asked for. @throws Error that says what is wrong */
export function readOptions(args: readonly string[]): Options | null {
  const { values } = parseArgs({
    args: args.filter((word) => word !== '--'),
    options: {
      only: { type: 'string' },
      to: { type: 'string' },
      quick: { type: 'boolean', default: false },
      write: { type: 'boolean', default: false },
      grow: { type: 'string' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (values.help) return null;
  const named = values.only?.split(',') ?? [...PARTS];
  const unknown = named.filter((name) => !PARTS.some((part) => part === name));
  if (unknown.length > 0) throw new Error(`--only takes some of ${PARTS.join(', ')}, not ${unknown.join(', ')}`);
  const largest = Number(values.to ?? (values.quick ? SMALLEST : 1e5));
  if (!(largest >= SMALLEST && largest <= LARGEST)) throw new Error('--to takes a number from 1e3 to 1e6');
  const grow = values.grow === undefined ? null : Number(values.grow);
  if (grow !== null && !(Number.isInteger(grow) && grow >= SMALLEST && grow <= MOST_ORDERS)) {
    throw new Error('--grow takes a whole number from 1e3 to 1e7');
  }
  if (values.write && (values.quick || values.only !== undefined)) {
    throw new Error('--write keeps a whole run: leave out --only and --quick');
  }
  return {
    parts: PARTS.filter((part) => named.includes(part)),
    largest,
    quick: values.quick,
    write: values.write,
    grow,
  };
}
