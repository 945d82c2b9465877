/** Errors whose message is enough for a person; any other is shown with its stack. */
const EXPECTED_ERRORS = new Set([
  'EnvironmentError',
  'ServerRunningError',
  'EmbeddedPostgresError',
  'ExternalDatabaseError',
  'MigrationMismatch',
  'NoBooksError',
]);

/** System calls that fail for a reason of the environment: an address in use, a DATA_DIR that cannot be written. */
const EXPECTED_CALLS = new Set(['listen', 'mkdir', 'open', 'link']);

/** What a person reads when a start fails: the message, the cause of each error under it, and a stack if it is a bug. */
export function failureMessage(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const lines: string[] = [];
  const seen = new Set<unknown>([undefined, null]);
  for (let at: unknown = error; !seen.has(at); at = causeOf(at)) {
    seen.add(at);
    // A message may quote its cause already.
    if (!lines.some((line) => line.includes(textOf(at)))) lines.push(describe(at));
  }
  const messages = lines.join('\n  caused by: ');
  return isExpected(error) ? messages : `${messages}\n${framesOf(error)}`.trimEnd();
}

function isExpected(error: Error): boolean {
  return EXPECTED_ERRORS.has(error.name) || ('syscall' in error && EXPECTED_CALLS.has(String(error.syscall)));
}

function causeOf(error: unknown): unknown {
  if (error instanceof AggregateError) return error.errors[0];
  return error instanceof Error ? error.cause : undefined;
}

function textOf(error: unknown): string {
  return error instanceof Error ? error.message || error.name : String(error);
}

function describe(error: unknown): string {
  const text = textOf(error);
  if (!(error instanceof Error)) return text;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  const hint = 'hint' in error && typeof error.hint === 'string' ? ` Hint: ${error.hint}` : '';
  if (code === 'EADDRINUSE') return `${text}: something else listens there. Set PORT to another one.`;
  return `${text}${code === '' || text.includes(code) ? '' : ` (${code})`}${hint}`;
}

function framesOf({ stack = '' }: Error): string {
  return stack
    .split('\n')
    .filter((line) => line.startsWith('    at '))
    .join('\n');
}
