import type pg from 'pg';
import { Flight, type Answer, type Passenger, type Plan } from './flight.ts';
import { jointOf } from './joint.ts';
import { parameterOf } from './parameter.ts';

/** Distinct statements a connection keeps; those beyond are planned each time. */
const KEPT_LIMIT = 500;

/** One connection, on which statements issued in one turn of the event loop travel together. */
export interface Wire {
  send(sql: string, parameters: readonly unknown[]): Promise<Answer>;
}

/** A statement that waits for the flight to depart. */
interface Boarding extends Pick<Passenger, 'isWithin' | 'resolve' | 'reject'> {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

/**
 * Opens a connection's wire. Statements are carried out in the order in which they are sent; those of one text that can be
 * joined (`joint.ts`) are carried out as one, at the place of the first.
 */
export function createWire(client: pg.PoolClient): Wire {
  const plans = new Map<string, Plan>();
  let boarding: Boarding[] = [];
  let isWithin = false;

  function depart(): void {
    if (boarding.length === 0) return;
    const flight = new Flight();
    const stretches = alike(boarding);
    boarding = [];
    for (const same of stretches) {
      try {
        const { sql, parameters, ...rest } = join(same);
        flight.take({ plan: planOf(sql), values: parameters.map(parameterOf), ...rest });
      } catch (error) {
        for (const { reject } of same) reject(error);
      }
    }
    client.query(flight);
  }

  function planOf(sql: string): Plan {
    const known = plans.get(sql);
    if (known !== undefined) return known;
    const isKept = plans.size < KEPT_LIMIT;
    const plan = { sql, name: isKept ? `q${plans.size}` : '', isKept: false, columns: null };
    if (isKept) plans.set(sql, plan);
    return plan;
  }

  function board(sql: string, parameters: readonly unknown[]): Promise<Answer> {
    if (sql === 'begin') isWithin = true;
    // A statement of a branch that goes on after another failed would take the rollback behind it along.
    if (sql.startsWith('rollback')) depart();
    const { promise, resolve, reject } = Promise.withResolvers<Answer>();
    if (boarding.length === 0) process.nextTick(depart);
    boarding.push({ sql, parameters, isWithin, resolve, reject });
    if (sql === 'commit' || sql === 'rollback') isWithin = false;
    return promise;
  }

  return {
    send: async (sql, parameters) => {
      if (parameters.length > 0 || !sql.includes(';')) return board(sql, parameters);
      // Several statements in one text are none the server can prepare.
      depart();
      const { command, rowCount, rows } = await client.query<Record<string, unknown>>(sql);
      return { command, rowCount: rowCount ?? 0, rows };
    },
  };
}

/** Statements of one text side by side, where they can be joined; across the bounds of a transaction nothing is. */
function alike(boarding: readonly Boarding[]): readonly (readonly Boarding[])[] {
  if (boarding.length === 1) return [boarding];
  const stretches: Boarding[][] = [];
  let open = new Map<string, Boarding[]>();
  for (const passenger of boarding) {
    const { sql } = passenger;
    if (BOUNDS.has(sql)) open = new Map();
    const same = open.get(sql);
    if (same !== undefined) {
      same.push(passenger);
      continue;
    }
    const stretch = [passenger];
    stretches.push(stretch);
    if (jointOf(sql) !== undefined) open.set(sql, stretch);
  }
  return stretches;
}

const BOUNDS: ReadonlySet<string> = new Set(['begin', 'commit', 'rollback']);

function join(same: readonly Boarding[]): Boarding {
  const [first] = same;
  if (first === undefined) throw new Error('nobody is to be joined');
  const joint = same.length === 1 ? undefined : jointOf(first.sql);
  if (joint === undefined) return first;
  return {
    sql: joint.sql,
    parameters: joint.merge(same.map(({ parameters }) => parameters)),
    isWithin: first.isWithin,
    resolve: ({ rows, ...answer }) => {
      for (const [place, { resolve }] of same.entries()) resolve({ ...answer, rows: joint.rowsOf(rows, place) });
    },
    reject: (reason) => {
      for (const { reject } of same) reject(reason);
    },
  };
}
