import pg from 'pg';
import { columnsOf, NO_COLUMNS, rowOf, type Columns, type Row } from './columns.ts';

/** A statement as one connection knows it. */
export interface Plan {
  readonly sql: string;
  /** Its name on this connection; empty when it is not kept there. */
  name: string;
  /** Whether the server has been told to keep it. */
  isKept: boolean;
  /** How its rows are read; null until the server has described them. */
  columns: Columns | null;
}

/** What a statement answers; the query builder names the commands it counts rows of. */
export interface Answer {
  readonly command: string;
  readonly rowCount: number;
  readonly rows: Row[];
}

/** One statement on its way. */
export interface Passenger {
  readonly plan: Plan;
  readonly values: (string | Buffer | null)[];
  /** Whether it is part of a transaction that was begun: then its answer stands when a later statement fails. */
  readonly isWithin: boolean;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (reason: unknown) => void;
}

interface Travelling extends Passenger {
  readonly rows: Row[];
  isFirst: boolean;
  answer: Answer | null;
  failure: unknown;
}

interface Described {
  readonly fields: readonly { readonly name: string; readonly dataTypeID: number }[];
}

/**
 * Statements of one connection that travel in one write and are answered in one, for they share a synchronisation
 * point: the server sends what it has when it comes to that. A statement that fails takes those behind it along: they
 * are not carried out and reject with its error. A statement the server has described before is not described again.
 * NOTE: extends the driver's own query, for that is all its pipeline takes; it fills in every handler the driver calls.
 */
export class Flight extends pg.Query {
  /** The driver puts its time limit in here. */
  callback: (error?: unknown) => void = () => undefined;
  readonly #passengers: Travelling[] = [];
  /** How many have been answered. */
  #answered = 0;

  constructor() {
    super({ text: '' });
  }

  /** Takes a statement on, as long as the flight has not departed. */
  take(passenger: Passenger): void {
    this.#passengers.push({ ...passenger, rows: [], isFirst: false, answer: null, failure: null });
  }

  override submit = (connection: pg.Connection): null => {
    connection.stream.cork();
    for (const passenger of this.#passengers) {
      const { plan, values } = passenger;
      if (!plan.isKept) {
        connection.parse({ name: plan.name, text: plan.sql, types: [] }, true);
        plan.isKept = plan.name !== '';
        passenger.isFirst = true;
      }
      connection.bind({ statement: plan.name, values }, true);
      if (plan.columns === null) connection.describe({ type: 'P' }, true);
      connection.execute(null, true);
    }
    connection.sync();
    connection.stream.uncork();
    return null;
  };

  handleRowDescription({ fields }: Described): void {
    const passenger = this.#passengers[this.#answered];
    if (passenger !== undefined) passenger.plan.columns = columnsOf(fields);
  }

  handleDataRow({ fields }: { readonly fields: readonly (string | null)[] }): void {
    const passenger = this.#passengers[this.#answered];
    if (passenger === undefined || passenger.failure !== null) return;
    try {
      passenger.rows.push(rowOf(passenger.plan.columns ?? NO_COLUMNS, fields));
    } catch (error) {
      passenger.failure = error;
    }
  }

  handleCommandComplete({ text }: { readonly text: string }): void {
    const passenger = this.#passengers[this.#answered];
    if (passenger === undefined) return;
    passenger.plan.columns ??= NO_COLUMNS;
    passenger.answer = { ...readTag(text), rows: passenger.rows };
    this.#answered += 1;
  }

  handleEmptyQuery(): void {
    this.handleCommandComplete({ text: '' });
  }

  /** Also called without an error message of the server before it, when the connection broke or took too long. */
  handleError(error: unknown): void {
    for (const passenger of this.#passengers) {
      if (passenger.answer === null) {
        // Whether the server keeps it is unknown now: the next one to need it tells it anew, under another name.
        if (passenger.isFirst) renew(passenger.plan);
        passenger.reject(error);
      } else if (passenger.isWithin) land(passenger);
      else passenger.reject(error);
    }
    this.#passengers.length = 0;
    this.callback(error);
  }

  handleReadyForQuery(): void {
    for (const passenger of this.#passengers) land(passenger);
    this.#passengers.length = 0;
    this.callback();
  }
}

function land({ answer, failure, resolve, reject }: Travelling): void {
  if (answer === null || failure !== null) reject(failure ?? new Error('the server has not answered a statement'));
  else resolve(answer);
}

function renew(plan: Plan): void {
  plan.isKept = false;
  if (plan.name !== '') plan.name = `${plan.name}'`;
}

/** `INSERT 0 2`: what was done, and to how many rows. */
function readTag(tag: string): { readonly command: string; readonly rowCount: number } {
  const end = tag.lastIndexOf(' ');
  const count = Number(tag.slice(end + 1));
  return Number.isNaN(count) || end === -1
    ? { command: tag, rowCount: 0 }
    : { command: tag.slice(0, tag.indexOf(' ')), rowCount: count };
}
