import { type DestinationStream, pino, type Logger } from 'pino';

/** Structured log of the backend: one JSON line an event, with the request id; never a phone, name, token or address. */
export type Log = Pick<Logger, 'info' | 'warn' | 'error' | 'debug'> & {
  /** Writes a security event, whatever the level but `silent`. */
  readonly security: (event: object) => void;
};

/** Fields that never reach a line, wherever they come up. */
const PERSONAL = [
  'phone',
  'name',
  'email',
  'token',
  'address',
  'receiverContact1',
  'receiverName',
  'entranceCode',
  'ordererName',
  'authorization',
  'cookie',
];

/** The log at a level; writes to standard error so that standard output carries the ready line only. @param destination elsewhere for tests */
export function createLog(level: string, destination: DestinationStream = pino.destination(2)): Log {
  const logger = pino(
    {
      level,
      base: null,
      serializers: { err: describeFailure },
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: { paths: PERSONAL.flatMap((field) => [field, `*.${field}`, `*.*.${field}`]), censor: '[personal]' },
    },
    destination,
  );
  return withSecurity(logger);
}

function withSecurity(logger: Logger): Log {
  const events = logger.child({}, { level: logger.level === 'silent' ? 'silent' : 'info' });
  return Object.assign(logger, { security: (event: object) => events.info(event, 'security') });
}

/**
 * What a line says of something thrown. The database repeats values in its words and details, which may be somebody's
 * phone or name: of its errors only the code, the place and the constraint are logged.
 */
export function describeFailure(thrown: unknown): Readonly<Record<string, unknown>> {
  if (!(thrown instanceof Error)) return { type: typeof thrown };
  const { name, message, stack = '', cause } = thrown;
  const facts: Readonly<Record<string, unknown>> = { ...thrown };
  const isOfDatabase = 'severity' in thrown;
  const { code, constraint, table, routine } = facts;
  return {
    type: name,
    ...(isOfDatabase ? { constraint, table, routine } : { message }),
    code,
    stack: isOfDatabase ? stack.replace(message, '[values]') : stack,
    ...(cause !== undefined && { cause: describeFailure(cause) }),
  };
}

/** A log that says nothing. */
export const silentLog: Log = withSecurity(pino({ level: 'silent' }));
