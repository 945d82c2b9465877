import { readFile } from 'node:fs/promises';
import {
  BRIDGE_VECTORS,
  bridgeDocument,
  EVENTS,
  METHODS,
  PAYMENT_APPS,
  SHELL_METHODS,
  SHELL_VECTORS,
  shellVectorDocument,
  storeUrl,
  vectorDocument,
} from '../../packages/commerce-core/src/domain.ts';
import { generateShells } from './generate-shells.ts';

type Words = 'ko' | 'en';

const PAGES = [
  ['docs/app-shell.ko.md', 'ko'],
  ['docs/app-shell.md', 'en'],
] as const;

/**
 * The schema of the bridge, its recorded sessions, the tables of the guide and the tables of both shells, path to content.
 */
export async function generateBridge(): Promise<ReadonlyMap<string, string>> {
  const generated = new Map([
    ['docs/bridge/schema.json', `${JSON.stringify(bridgeDocument(), null, 2)}\n`],
    ['docs/bridge/payment-apps.json', `${JSON.stringify(PAYMENT_APPS, null, 2)}\n`],
    ...generateShells(),
    ...[
      ...BRIDGE_VECTORS.map((vector) => [vector.name, vectorDocument(vector)] as const),
      ...SHELL_VECTORS.map((vector) => [vector.name, shellVectorDocument(vector)] as const),
    ].map(([name, document], at): readonly [string, string] => [
      `docs/bridge/vectors/${String(at + 1).padStart(2, '0')}-${name}.json`,
      `${JSON.stringify(document, null, 2)}\n`,
    ]),
  ]);
  for (const [path, language] of PAGES) {
    let page = await readFile(path, 'utf8');
    page = put(page, 'methods', messageTable(language));
    page = put(page, 'payment-apps', paymentTable(language));
    generated.set(path, page);
  }
  return generated;
}

function put(page: string, word: string, table: string): string {
  const [before = '', after = ''] = page.split(`<!-- generated: ${word} -->`);
  const end = '<!-- /generated -->';
  return `${before}<!-- generated: ${word} -->\n\n${table}\n\n${end}${after.slice(after.indexOf(end) + end.length)}`;
}

function messageTable(language: Words): string {
  const ko = language === 'ko';
  const none = ko ? '없음 (사람이 답해요)' : 'none (a person is asked)';
  const row = (name: string, way: string, limit: string, summary: string) => [`\`${name}\``, way, limit, summary];
  const limitOf = (timeoutMs: number | null) => (timeoutMs === null ? none : `${timeoutMs / 1000} s`);
  return table([
    ko ? ['이름', '방향', '기다리는 시간', '뜻'] : ['Name', 'Way', 'Time limit', 'Meaning'],
    ...Object.entries(METHODS).map(([name, { timeoutMs, summary }]) =>
      row(name, ko ? '웹 → 앱' : 'page → app', limitOf(timeoutMs), summary[language]),
    ),
    ...Object.entries(SHELL_METHODS).map(([name, { timeoutMs, summary }]) =>
      row(name, ko ? '앱 → 웹' : 'app → page', limitOf(timeoutMs), summary[language]),
    ),
    ...Object.entries(EVENTS).map(([name, { summary }]) =>
      row(name, ko ? '앱 → 웹 (이벤트)' : 'app → page (event)', '', summary[language]),
    ),
  ]);
}

function paymentTable(language: Words): string {
  const head =
    language === 'ko' ? ['앱', '스킴', 'Android 패키지', 'iOS'] : ['App', 'Schemes', 'Android package', 'iOS'];
  return table([
    head,
    ...PAYMENT_APPS.map((app) => [
      app.name[language],
      app.schemes.map((scheme) => `\`${scheme}\``).join(' '),
      `[\`${app.android}\`](${storeUrl(app, 'AOS')})`,
      app.ios === null ? '' : `[${app.ios}](${storeUrl(app, 'IOS')})`,
    ]),
  ]);
}

/** A table as prettier has it: columns as wide as their widest cell, a Korean letter two wide. */
function table(rows: readonly (readonly string[])[]): string {
  const columns = rows[0]?.map((_, at) => Math.max(3, ...rows.map((row) => widthOf(row[at] ?? '')))) ?? [];
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, at) => cell + ' '.repeat((columns[at] ?? 0) - widthOf(cell))).join(' | ')} |`;
  const [head = [], ...body] = rows;
  return [line(head), `| ${columns.map((width) => '-'.repeat(width)).join(' | ')} |`, ...body.map(line)].join('\n');
}

function widthOf(text: string): number {
  return [...text].reduce(
    (sum, letter) => sum + (/[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uff00-\uff60]/.test(letter) ? 2 : 1),
    0,
  );
}
