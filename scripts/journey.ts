/**
 * `pnpm journey [words] [options]`: builds what has changed and runs the journeys whose folder or file has one of the
 * words, in Chromium, with a shop and a database of their own; in Firefox where --project=firefox asks for it, and
 * `webkit` names WebKit's. Of Playwright's options it takes --project, --grep, --repeat-each, --trace, --headed,
 * --debug and --list.
 * @example pnpm journey gift --project=phone-ko --headed
 */
import '@dealstore/shop/help';
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { findBrowsers, JOURNEYS, PLAYWRIGHT } from './browsers.ts';

const args = process.argv.slice(2).filter((word) => word !== '--');
const folder = new URL('../apps/storefront/e2e', import.meta.url);
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /\.journey\./.test(file));
const unknown = args.find((word) => !word.startsWith('-') && !files.some((file) => file.includes(word)));
if (unknown !== undefined) {
  console.error(`no journey's folder or file has ${unknown} in its name`);
  process.exit(1);
}
const isHeaded = args.some((word) => word === '--headed' || word === '--debug');
const browsers = findBrowsers((name) => args.some((word) => word.includes(name)), isHeaded);
for (const what of browsers.missing) console.log(`not run: ${what}`);
const env = { ...process.env, ...browsers.env, NODE_OPTIONS: '--conditions=source' };

for (const [command, ...parameters] of [
  ['node', 'scripts/build.ts'],
  [PLAYWRIGHT, ...JOURNEYS, ...args],
] as const) {
  const { status } = spawnSync(command, parameters, { stdio: 'inherit', env });
  if (status === 0) continue;
  if (args.some((word) => word.startsWith('--project')))
    console.error("no tests found? what playwright.config.ts lists in no form runs as --project='failing cases' alone");
  process.exit(status ?? 1);
}
