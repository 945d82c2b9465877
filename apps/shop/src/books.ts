/**
 * `pnpm books`: audits the books of the shop whose database the environment names, and prints what it finds. Exits with
 * 0 when all rules hold, 1 when one is broken, 2 when the books could not be read.
 */
import './process/help.ts';
import './process/source-condition.ts';
import { ROOT } from './database/data-folder.ts';
import { readEnvironment } from './environment.ts';
import { failureMessage } from './process/failure-message.ts';
import { describeAudit } from './findings-table.ts';

const BROKEN = 1;
const NOT_READ = 2;

// An embedded server that was started for the audit is stopped as this process exits, which
// a signal alone would not do.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(NOT_READ));
try {
  const settings = readEnvironment(process.env, ROOT);
  // Imported only now: the source condition holds for what is imported after it.
  const { auditDatabase } = await import('./audit-books.ts');
  const audit = await auditDatabase(settings, (line) => console.error(line));
  console.log(describeAudit(audit));
  if (audit.findings.length > 0) process.exitCode = BROKEN;
} catch (error) {
  console.error(`the books could not be read: ${failureMessage(error)}`);
  process.exitCode = NOT_READ;
}
