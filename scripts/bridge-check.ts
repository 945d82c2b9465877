/**
 * `pnpm bridge:check [options]`: replays the recorded sessions of the bridge and prints how each went; 0 when none failed.
 *   (nothing)      against the shell in memory that tests use
 *   --shell URL    against a shell under test: each message is posted there, the answer is the body of the response
 *   --page URL     on /dev/bridge of a shop with a sandbox, in Chromium, by every transport a shell may have
 *   --person       with --shell: also the talks a person has to answer
 */
import '@dealstore/shop/help';
import { parseArgs } from 'node:util';
import { memoryShell, memoryTransport } from '../packages/commerce-core/src/adapters/memory/index.ts';
import { readBridgePage, TRANSPORTS } from '@dealstore/storefront/bridge-page';
import { httpTransport, isSound, printedReport, replayAll, type ReportedVector } from './shells/bridge-report.ts';

function optionsOrExit() {
  try {
    return parseArgs({
      options: { shell: { type: 'string' }, page: { type: 'string' }, person: { type: 'boolean', default: false } },
    }).values;
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exit(1);
  }
}

const values = optionsOrExit();

async function* reports(): AsyncGenerator<readonly [title: string, reports: readonly ReportedVector[]]> {
  const { shell, page, person } = values;
  if (shell !== undefined) yield [shell, await replayAll(httpTransport(shell), person)];
  if (page !== undefined)
    for (const transport of TRANSPORTS) yield [`${page} by ${transport}`, await readBridgePage(page, transport)];
  if (shell === undefined && page === undefined)
    yield ['the shell in memory', await replayAll(memoryTransport(memoryShell()), true)];
}

for await (const [title, report] of reports()) {
  console.log(`${title}\n${printedReport(report)}\n`);
  if (!isSound(report)) process.exitCode = 1;
}
