import { type DestinationStream, pino, type Logger } from 'pino';
import { isUnavailable } from './database/unavailable.ts';

/**
 * Structured log of the backend: one JSON line an event, with the request id; never a phone, name, token or address.
 */
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

/**
 * The log at a level; writes to standard error so that standard output carries the ready line only.
 * @param destination elsewhere for tests
 */
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

/** What frames of a stack say that are not of our own code: packages, Node.js, and the language itself. */
const FOREIGN_FRAME = /[/\\]node_modules[/\\]|\bnode:|\(<anonymous>\)/;

/**
 * What a line says of something thrown. The database, libraries and the language itself repeat values in their words
 * and details, which may be a person's phone, name or search: of their errors only type, code, place and constraint are
 * logged.
 */
export function describeFailure(thrown: unknown): Readonly<Record<string, unknown>> {
  if (!(thrown instanceof Error)) return { type: typeof thrown };
  const { name, message, stack = '', cause } = thrown;
  const facts: Readonly<Record<string, unknown>> = { ...thrown };
  const isOfDatabase = 'severity' in thrown;
  const frames = stack.replace(message, '[values]');
  const [, thrownAt = ''] = /\n\s+at (.*)/.exec(frames) ?? [];
  const repeatsValues = isOfDatabase || (FOREIGN_FRAME.test(thrownAt) && !isUnavailable(thrown));
  const { code, constraint, table, routine } = facts;
  return {
    type: name,
    ...(isOfDatabase && { constraint, table, routine }),
    ...(!repeatsValues && { message }),
    code,
    stack: repeatsValues ? frames : stack,
    ...(cause !== undefined && { cause: describeFailure(cause) }),
  };
}

/** A log that says nothing. */
export const silentLog: Log = withSecurity(pino({ level: 'silent' }));
