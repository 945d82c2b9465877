import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { memoryShell } from '../../packages/commerce-core/src/adapters/memory/index.ts';
import { BRIDGE_VECTORS } from '../../packages/commerce-core/src/domain.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { httpTransport, isSound, printedReport, replayAll } from './bridge-report.ts';

let server: Server | null = null;
afterEach(() => void server?.close());

/** A shell under test as a native team would serve it: a message in, its answer out. */
async function serve(shell: ReturnType<typeof memoryShell>, change = (answer: string) => answer): Promise<string> {
  let answer = '';
  shell.onSend((sent) => (answer = sent));
  server = createServer(async (request, response) => {
    const message = await text(request);
    answer = '';
    shell.receive(message);
    response.end(change(answer));
  });
  const listening = server.listen(0, '127.0.0.1');
  await new Promise((resolve) => listening.once('listening', resolve));
  return `http://127.0.0.1:${(listening.address() as AddressInfo).port}/bridge`;
}

describe('the report of the vectors', () => {
  it('passes a shell reached by HTTP that does everything', async () => {
    const reports = await replayAll(httpTransport(await serve(memoryShell())), true);
    expect(isSound(reports)).toBe(true);
    expect(printedReport(reports)).toContain(`${BRIDGE_VECTORS.length} passed, 0 failed, 0 not offered`);
  });

  it('leaves out calls a person has to answer, and counts missing capabilities', async () => {
    const reports = await replayAll(httpTransport(await serve(memoryShell(1, ['nav.close']))), false);
    expect(reports.map(({ name }) => name)).not.toContain('contacts');
    expect(printedReport(reports)).toMatch(/^lacks {2}close$/m);
    expect(isSound(reports)).toBe(true);
  });

  it('prints each failure with its messages', async () => {
    const url = await serve(memoryShell(), (answer) => answer.replace('"appVersion":"5.2.0"}', '"appVersion":5}'));
    const reports = await replayAll(httpTransport(url), false);
    const printed = printedReport(reports);
    expect(isSound(reports)).toBe(false);
    expect(printed).toMatch(/^FAIL {3}handshake {2}bridge\.hello: result-not-described$/m);
    expect(printed).toMatch(/^ {9}shell: \{.*"appVersion":5\}/m);
  });

  it('is not sound without any answer of the shell', async () => {
    expect(isSound([])).toBe(false);
  });
});
