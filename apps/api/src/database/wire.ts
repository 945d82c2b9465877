import type pg from 'pg';
import { Flight, type Answer, type Plan } from './flight.ts';
import { parameterOf } from './parameter.ts';

/** Distinct statements a connection keeps; those beyond are planned each time. */
const KEPT_LIMIT = 500;

/** One connection, on which statements issued in one turn of the event loop travel together. */
export interface Wire {
  send(sql: string, parameters: readonly unknown[]): Promise<Answer>;
}

/** Opens a connection's wire. Statements are carried out in the order in which they are sent. */
export function createWire(client: pg.PoolClient): Wire {
  const plans = new Map<string, Plan>();
  let boarding: Flight | null = null;
  let isWithin = false;

  function depart(): void {
    const flight = boarding;
    boarding = null;
    if (flight !== null) client.query(flight);
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
    const passenger = { plan: planOf(sql), values: parameters.map(parameterOf), isWithin, resolve, reject };
    if (sql === 'commit' || sql === 'rollback') isWithin = false;
    if (boarding === null) {
      boarding = new Flight();
      process.nextTick(depart);
    }
    boarding.take(passenger);
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
