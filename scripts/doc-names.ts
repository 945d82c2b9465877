import { globSync, readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';

const PAGES = ['*.md', 'docs/**/*.md', 'packages/*/README*.md'];
/** A decision that another one has taken back tells of what was. */
const OF_THE_PAST = /^# .*\(superseded\)/;
const LEFT_OUT = new Set(['node_modules', 'dist', 'reports', 'coverage', '.data', '.cache']);
const SOURCE = /\.(?:tsx?|[cm]js|jsonc?|ya?ml|sql|kt|swift|css|plist|xml)$/;
/** Files that pages name without their folder. */
const FILE = /\.(?:tsx?|[cm]js|ya?ml|sql|md)$/;
/** Names of other products that pages tell of, and of a migration that some databases have had. */
const OTHERS = (
  'archive_command enable_seqscan keepalive_timeout max_standby_streaming_delay search_after DEPOSIT_CALLBACK ' +
  'implementation minSdk onRenderProcessGone replyProxy NSAllowsLocalNetworking 0034-wish.sql'
).split(' ');
const PNPM_COMMANDS = ['sbom'];

/** What a page may name. */
export interface Named {
  /** Every file and folder, by its path and each end of it. */
  readonly paths: ReadonlySet<string>;
  /** Every identifier of the source. */
  readonly words: ReadonlySet<string>;
  /** What `pnpm` runs. */
  readonly scripts: ReadonlySet<string>;
}

/** Whether every file, script and identifier that a page names in backticks is in the tree. */
export async function runDocNames() {
  const startedAt = performance.now();
  const named = readTree();
  const problems = globSync(PAGES).flatMap((page) =>
    wrongNames(readFileSync(page, 'utf8'), named).map((wrong) => `${page}:${wrong} is not in the tree`),
  );
  return {
    name: 'doc-names',
    ok: problems.length === 0,
    output: problems.join('\n'),
    seconds: (performance.now() - startedAt) / 1000,
  };
}

/**
 * Names in backticks of a page that are not in the tree, each with its line. An identifier is known by a call, a hump
 * or an underscore. Blocks of code are left out, and so is what has a place for a word: `<word>`, `*`, `…`.
 */
export function wrongNames(page: string, { paths, words, scripts }: Named): readonly string[] {
  if (OF_THE_PAST.test(page)) return [];
  const isWrongPath = (path: string): boolean => {
    const [first = '', ...rest] = path.replace(/\/$/, '').split('/');
    if (!/^[\w@./-]+$/.test(path) || rest.some((part) => LEFT_OUT.has(part))) return false;
    const isPath = path.includes('/') ? paths.has(first) : FILE.test(path);
    return isPath && !paths.has([first, ...rest].join('/'));
  };
  const isWrong = (span: string): boolean => {
    const [, script] = /\bpnpm(?:@\d+)? ([a-z][\w:-]*)/.exec(span) ?? [];
    const [, identifier = '', call] = /^([\w$.]+)(\(.*)?$/.exec(span) ?? [];
    const isIdentifier = call !== undefined || /[a-z][A-Z]|\w_\w/.test(identifier);
    return (
      (script !== undefined && !scripts.has(script)) ||
      span.split(/\s+/).some(isWrongPath) ||
      (isIdentifier && !paths.has(identifier) && identifier.split('.').some((word) => !words.has(word)))
    );
  };
  const text = page.replaceAll(/^ *```[^]*?^ *```/gm, (block) => block.replaceAll(/[^\n]/g, ''));
  return [...text.matchAll(/`([^`]+)`/g)].flatMap(({ 0: span, 1: name = '', index }) =>
    isWrong(name) ? [`${text.slice(0, index).split('\n').length} ${span}`] : [],
  );
}

function readTree(): Named {
  const exclude = (path: string): boolean => LEFT_OUT.has(basename(path));
  // What keeps a folder from being entered does not keep its own name out.
  const found = globSync(['**', '.*', '.{github,ci,changeset}/**'], { exclude }).filter((path) => !exclude(path));
  const paths = new Set(OTHERS);
  for (const path of found) {
    const parts = path.split(/[/\\]/);
    parts.forEach((_, start) => paths.add(parts.slice(start).join('/')));
  }
  const words = new Set(OTHERS);
  for (const path of found) {
    const text = SOURCE.test(path) ? readFileSync(path, 'utf8') : '';
    for (const word of `${path} ${text}`.match(/[\w$]+/g) ?? []) words.add(word);
  }
  const { scripts }: { readonly scripts: object } = JSON.parse(readFileSync('package.json', 'utf8'));
  const bins = readdirSync('node_modules/.bin');
  return { paths, words, scripts: new Set([...PNPM_COMMANDS, ...Object.keys(scripts), ...bins]) };
}
