/**
 * `pnpm new feature <word>`: lays out a feature from contract to screen and joins it to the house; all of it compiles.
 */
import '@dealstore/shop/help';
import { globSync } from 'node:fs';
import { access, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { format, getFileInfo, resolveConfig } from 'prettier';
import { generateArchitecture } from './generate/generate-architecture.ts';
import { generateContract } from './generate/generate-contract.ts';
import { layOutApi, layOutContract, layOutStorefront } from './new/new-feature-apps.ts';
import { layOutCore } from './new/new-feature-core.ts';
import { namesOf, problemOf } from './new/new-feature-name.ts';
import { joinFeature } from './new/new-feature-join.ts';

const [kind, word = ''] = process.argv.slice(2);
const problem = kind === 'feature' ? problemOf(word) : 'usage: pnpm new feature <word>';
const failure = problem ?? (await findClash());

if (failure === null) await layOut();
else {
  console.error(failure);
  process.exitCode = 1;
}

async function findClash(): Promise<string | null> {
  const places = [
    `openapi/features/${word}.yaml`,
    `packages/commerce-core/src/${word}`,
    `apps/api/src/${word}`,
    `apps/storefront/src/features/${word}`,
  ];
  const found = await Promise.all(
    places.map((place) =>
      access(place).then(
        () => place,
        () => null,
      ),
    ),
  );
  const taken = found.find((place) => place !== null);
  if (taken !== undefined) return `${word} is taken: ${taken} is there already`;
  const { operation, path, type } = namesOf(word);
  const lists = globSync('packages/commerce-core/src/*/*.domain.ts');
  const domain = (await Promise.all(lists.map((list) => readFile(list, 'utf8')))).join('');
  if (new RegExp(`\\b${type}(?:List|No)?\\b`).test(domain)) return `${word} is taken: the core knows ${type} already`;
  const contract = await readFile('openapi/generated/commerce.json', 'utf8');
  const clash = [path, operation].find((name) => contract.includes(`"${name}"`));
  return clash === undefined ? null : `${word} is taken: the contract has ${clash} already`;
}

async function layOut(): Promise<void> {
  const names = namesOf(word);
  const files = new Map([
    ...layOutContract(names),
    ...layOutCore(names),
    ...layOutApi(names),
    ...layOutStorefront(names),
  ]);
  // All joints are made in memory first: a place that is not found any more is reported before anything is written.
  const joined = await joinFeature(names);
  for (const [path, content] of [...files, ...joined]) {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, await formatted(path, content));
  }
  for (const [path, content] of await generateContract()) await writeFile(path, content);
  for (const [path, content] of await generateArchitecture()) await writeFile(path, content);
  console.log(
    [
      ...[...files.keys()].map((path) => `made    ${path}`),
      ...[...joined.keys()].map((path) => `joined  ${path}`),
      '',
      'Next: say in the contract what it is, `pnpm generate`, give it tables by a migration, name its screen in',
      '`apps/storefront/src/routes/screens.ts` and its path in `paths.ts`, say whose a thing with a number is in',
      '`apps/api/test/ownership-matrix.ts`, then `pnpm check` and `pnpm test core api`.',
    ].join('\n'),
  );
}

/** A word's length moves line breaks: what is written is as `pnpm format` would leave it. */
async function formatted(path: string, content: string): Promise<string> {
  const { ignored } = await getFileInfo(path, { ignorePath: '.prettierignore' });
  return ignored ? content : format(content, { ...(await resolveConfig(path)), filepath: path });
}
