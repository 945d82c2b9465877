/** Errors whose message is enough for a person; any other is shown with its stack. */
const EXPECTED_ERRORS = new Set([
  'EnvironmentError',
  'ServerRunningError',
  'EmbeddedPostgresError',
  'ExternalDatabaseError',
  'MigrationMismatch',
  'NoBooksError',
  'ClosedFolderError',
]);

/** System calls that fail for a reason of the environment, with the variable that mends it. */
const EXPECTED_CALLS: Readonly<Record<string, string>> = {
  listen: 'Set HOST to an address of this machine.',
  getaddrinfo: 'Set HOST to an address of this machine.',
  mkdir: 'Set DATA_DIR to a folder that this user may write.',
  open: 'Set DATA_DIR to a folder that this user may write.',
  link: 'Set DATA_DIR to a folder that this user may write.',
};

/**
 * What a person reads when a start fails: the message, the cause of each error under it, and a stack if it is a bug.
 */
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
  const advice = adviceOf(error);
  if (advice !== null) return `${messages}: ${advice}`;
  return EXPECTED_ERRORS.has(error.name) ? messages : `${messages}\n${framesOf(error)}`.trimEnd();
}

/** What to set where a system call failed for a reason of the environment; null for any other error. */
function adviceOf(error: Error): string | null {
  if (!('syscall' in error)) return null;
  if ('code' in error && error.code === 'EADDRINUSE') return 'something else listens there. Set PORT to another one.';
  if (error.syscall === 'listen' && 'code' in error && error.code === 'EACCES')
    return 'this user may not listen there. Set PORT to 1024 or above.';
  return EXPECTED_CALLS[String(error.syscall)] ?? null;
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
  return `${text}${code === '' || text.includes(code) ? '' : ` (${code})`}${hint}`;
}

function framesOf({ stack = '' }: Error): string {
  return stack
    .split('\n')
    .filter((line) => line.startsWith('    at '))
    .join('\n');
}
