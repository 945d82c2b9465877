import { execFile } from 'node:child_process';
import { mkdir, readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { SECURITY_FILE_EXPIRES } from '../apps/storefront/server/files/security-file.ts';
import { pnpmCommand } from './pnpm-command.ts';

const exec = promisify(execFile);

/** Days before its end from which on the security file has to be looked at; RFC 9116 wants less than a year. */
const NOTICE_DAYS = 30;
const LONGEST_DAYS = 366;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Every package that the shop runs with; made anew each time, for it carries a time and a number of its own. */
const BILL = 'reports/sbom.cdx.json';
const OPTIONS = [
  '--lockfile-only',
  '--prod',
  '--sbom-format',
  'cyclonedx',
  '--sbom-type',
  'application',
  '--out',
  BILL,
];
const MANIFESTS = [
  'apps/api',
  'apps/shop',
  'apps/storefront',
  'packages/commerce-core',
  'packages/demo',
  'packages/ui',
];

/**
 * Whether `security.txt` is good for a month still, and the bill of materials names every package the shop runs with.
 */
export async function runSecurityFiles() {
  const startedAt = performance.now();
  const problems = [...expiryProblems(new Date()), ...(await billProblems())];
  return {
    name: 'security files',
    ok: problems.length === 0,
    output: problems.join('\n'),
    seconds: (performance.now() - startedAt) / 1000,
  };
}

/** What is wrong with the end of the security file, in a list. @param expires RFC 3339 */
export function expiryProblems(now: Date, expires = SECURITY_FILE_EXPIRES): readonly string[] {
  const days = (Date.parse(expires) - now.getTime()) / DAY_MS;
  if (days >= NOTICE_DAYS && days <= LONGEST_DAYS) return [];
  return [`security.txt ends on ${expires}: it shall end in ${NOTICE_DAYS} to ${LONGEST_DAYS} days`];
}

/** A package as CycloneDX has it, as much as is checked here. */
export interface Component {
  readonly group?: string;
  readonly name: string;
  readonly version: string;
  readonly externalReferences?: readonly { readonly hashes?: readonly unknown[] }[];
}

/** What a bill of materials lacks, in a list. @param dependencies names of packages that must be in it */
export function billGaps(components: readonly Component[], dependencies: readonly string[]): readonly string[] {
  const named = new Set(components.map(nameOf));
  const missing = dependencies.filter((name) => !named.has(name));
  const unproven = components.filter(
    ({ group, externalReferences = [] }) =>
      group !== '@dealstore' && !externalReferences.some(({ hashes = [] }) => hashes.length > 0),
  );
  return [
    ...missing.map((name) => `${name} is not in the bill of materials`),
    ...unproven.map((component) => `${nameOf(component)}@${component.version} has no hash in the bill of materials`),
  ];
}

const nameOf = ({ group, name }: Component): string => (group === undefined ? name : `${group}/${name}`);

async function billProblems(): Promise<readonly string[]> {
  await mkdir('reports', { recursive: true });
  const [command, ...args] = pnpmCommand();
  await exec(command, [...args, 'sbom', ...OPTIONS]);
  const { components }: { readonly components: readonly Component[] } = JSON.parse(await readFile(BILL, 'utf8'));
  const manifests = await Promise.all(MANIFESTS.map((folder) => readFile(`${folder}/package.json`, 'utf8')));
  const dependencies = manifests.flatMap((text) => {
    const { dependencies = {} }: { readonly dependencies?: Readonly<Record<string, string>> } = JSON.parse(text);
    return Object.keys(dependencies);
  });
  return billGaps(components, [...new Set(dependencies)]);
}
