import { type BridgeTransport, createReplay, type ReceivedMessage, type Replay } from '@dealstore/commerce-core';
import { memoryShell, memoryTransport } from '@dealstore/commerce-core/adapters/memory';
import { cryptoRandom, SHELL_READY_EVENT, shellTransport, systemClock } from '@dealstore/commerce-core/adapters/web';
import { BRIDGE_VECTORS, EVENTS, type Language, METHODS, SHELL_METHODS } from '@dealstore/commerce-core/domain';
import { bridgeCheckText } from './bridge-check.text.ts';
import { put, putButton } from './put-element.ts';
import { vectorRow } from './vector-row.ts';

/** Fills /dev/bridge: what is around the page, every vector with what was said, and what the shell sends by itself. */
export function showBridgeCheck(page: Document): void {
  const language: Language = page.documentElement.lang === 'en' ? 'en' : 'ko';
  const text = bridgeCheckText[language];
  const main = page.querySelector('main');
  if (main === null) return;

  const around = section(main, text.around);
  const facts = put(around, 'dl', '');
  const summary = put(around, 'p', '');
  summary.setAttribute('aria-live', 'polite');
  const runAll = putButton(around, text.runAll, () => void run());
  runAll.disabled = true;
  const rehearse = putButton(around, text.rehearse, () => {
    put(around, 'p', text.rehearsing);
    open(memoryTransport(memoryShell()));
  });
  const list = put(section(main, text.vectors), 'ol', '');
  const heard = put(section(main, text.events), 'ol', '');

  let replay: Replay | null = null;
  const tell = () => {
    const count = (verdict: string) => rows.filter((row) => row.verdict() === verdict).length;
    summary.textContent = text.summary(count('passed'), count('failed'), count('not-offered'));
  };
  const rows = BRIDGE_VECTORS.map((vector) =>
    vectorRow(list, vector, {
      language,
      run: async () => (await replay?.run(vector)) ?? null,
      ended: () => {
        showFacts();
        tell();
      },
    }),
  );
  const events = eventRows(heard, language);
  let kind = text.noTransport;

  function open(transport: BridgeTransport): void {
    ({ kind } = transport);
    rehearse.remove();
    runAll.disabled = false;
    replay = createReplay({ transport, clock: systemClock(), random: cryptoRandom() }, events);
    for (const row of rows) row.enable();
    void rows[0]?.run();
  }

  async function run(): Promise<void> {
    runAll.disabled = true;
    // One after another: a handshake begins a session, and a person answers one thing at a time.
    for (const row of rows) if (!row.leaves) await row.run();
    runAll.disabled = false;
    page.documentElement.dataset['ran'] = 'all';
  }

  function showFacts(): void {
    const hello = replay?.hello() ?? null;
    const offered = Object.keys(METHODS).filter((name) => Object.hasOwn(hello?.capabilities ?? {}, name));
    const lacking = Object.keys(METHODS).filter((name) => !offered.includes(name));
    const permissions = Object.entries(hello?.state.permission ?? {}).map(([name, status]) => `${name} ${status}`);
    facts.replaceChildren();
    const rowsOfFacts: readonly (readonly [string, string])[] = [
      [text.transport, kind],
      [text.platform, page.documentElement.dataset['platform'] ?? ''],
      ...(hello === null
        ? []
        : ([
            [text.handshake, `commerce.bridge/${hello.version}`],
            [text.session, hello.session],
            [text.version, hello.state.appVersion],
            [text.permission, permissions.join(', ') || text.none],
            [text.pushToken, hello.state.pushToken === null ? text.none : text.have],
            [text.offered, offered.join(', ')],
            [text.lacking, lacking.filter((name) => name !== 'bridge.hello').join(', ') || text.none],
          ] as const)),
    ];
    for (const [name, value] of rowsOfFacts) {
      put(facts, 'dt', name);
      put(facts, 'dd', value);
    }
  }

  showFacts();
  const find = () => {
    const transport = replay === null ? shellTransport(window) : null;
    if (transport !== null) open(transport);
  };
  window.addEventListener(SHELL_READY_EVENT, find);
  find();
}

function section(main: Element, title: string): HTMLElement {
  const made = put(main, 'section', '');
  put(made, 'h2', title);
  return made;
}

/** One row for each message a shell sends by itself; answers what to call with each that comes. */
function eventRows(list: Element, language: Language): (message: ReceivedMessage) => void {
  const text = bridgeCheckText[language];
  const rows = new Map(
    Object.entries({ ...EVENTS, ...SHELL_METHODS }).map(([name, { summary }]) => {
      const row = put(list, 'li', '');
      row.dataset['message'] = name;
      put(row, 'h3', name);
      put(row, 'p', summary[language]);
      const state = put(row, 'p', text.notHeard);
      const last = put(row, 'pre', '');
      let times = 0;
      const hear = ({ isRight, text: message }: ReceivedMessage): void => {
        times += 1;
        row.dataset['verdict'] = isRight && row.dataset['verdict'] !== 'failed' ? 'passed' : 'failed';
        state.textContent = text.heard(times) + (isRight ? '' : ` – ${text.wrong}`);
        last.textContent = message;
      };
      return [name, hear] as const;
    }),
  );
  return (message) => rows.get(message.name)?.(message);
}
