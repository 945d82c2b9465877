import { pino, type Logger } from 'pino';

/** Structured log of the backend: one JSON line an event, with the request id; never a phone, name, token or address. */
export type Log = Pick<Logger, 'info' | 'warn' | 'error' | 'debug'>;

/** Fields that never reach a line, wherever they come up. */
const PERSONAL = [
  'phone',
  'name',
  'email',
  'token',
  'address',
  'receiverContact1',
  'receiverName',
  'ordererName',
  'authorization',
  'cookie',
];

/** The log at a level; writes to standard error so that standard output carries the ready line only. */
export function createLog(level: string): Log {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: { paths: PERSONAL.flatMap((field) => [field, `*.${field}`, `*.*.${field}`]), censor: '[personal]' },
    },
    pino.destination(2),
  );
}

/** A log that says nothing. */
export const silentLog: Log = pino({ level: 'silent' });
