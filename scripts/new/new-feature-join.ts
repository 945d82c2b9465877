import { readFile } from 'node:fs/promises';
import type { FeatureNames } from './new-feature-name.ts';

/** What goes into a file, right before something that is there. */
interface Joint {
  readonly file: string;
  readonly before: RegExp;
  readonly line: string;
}

/** The files a new feature must be named in, with it named; path to content. Rejects when one has no place for it. */
export async function joinFeature(names: FeatureNames): Promise<ReadonlyMap<string, string>> {
  const files = new Map<string, string>();
  for (const { file, before, line } of jointsOf(names)) {
    const text = files.get(file) ?? (await readFile(file, 'utf8'));
    const place = before.exec(text);
    if (place === null) throw new Error(`${file} has no place for a new feature: ${before.source} is not in it`);
    files.set(file, `${text.slice(0, place.index)}${line}${text.slice(place.index)}`);
  }
  return files;
}

/** Points are the smallest feature that goes through the whole house: a new one goes right before them. */
function jointsOf({ word, name, names, type, phrases, operation, path }: FeatureNames): readonly Joint[] {
  const core = 'packages/commerce-core/src';
  const joint = (file: string, before: RegExp, line: string): Joint => ({ file, before, line: `${line}\n` });
  return [
    joint('openapi/commerce.yaml', /^security: \[\]$/m, `  - name: ${word}\n    description: The member’s ${phrases}.`),
    joint('openapi/commerce.yaml', /^components:$/m, `  ${path}:\n    $ref: features/${word}.yaml#/${names}`),
    joint(
      `${core}/value/identifiers.ts`,
      /^export type PopupNo/m,
      `export type ${type}No = Flavor<number, '${type}No'>;\n`,
    ),
    joint(`${core}/value/value.domain.ts`, /^ {2}PopupNo,$/m, `  ${type}No,`),
    joint(
      'apps/api/src/database/schema/generate-schema-types.ts',
      /^ {2}popup_no:/m,
      `  ${word.replaceAll('-', '_')}_no: '${type}No',`,
    ),
    joint(`${core}/domain.ts`, /^export \* from '\.\/point\//m, `export * from './${word}/${word}.domain.ts';`),
    joint(
      `${core}/index.ts`,
      /^export type \{ PointApi \}/m,
      `export type { ${type}Api } from './${word}/${word}.port.ts';`,
    ),
    joint(
      `${core}/ports.ts`,
      /^import type \{ PointApi \}/m,
      `import type { ${type}Api } from './${word}/${word}.port.ts';`,
    ),
    joint(`${core}/ports.ts`, /^ {2}readonly pointApi:/m, `  readonly ${name}Api: ${type}Api;`),
    joint(
      `${core}/adapters/http/index.ts`,
      /^export \{ createHttpPointApi \}/m,
      `export { createHttp${type}Api } from './${word}.http.ts';`,
    ),
    joint(
      `${core}/adapters/http/http-ports.ts`,
      /^import \{ createHttpPointApi \}/m,
      `import { createHttp${type}Api } from './${word}.http.ts';`,
    ),
    joint(`${core}/adapters/http/http-ports.ts`, /^ {4}pointApi:/m, `    ${name}Api: createHttp${type}Api(http),`),
    joint(
      `${core}/adapters/memory/memory-ports.ts`,
      /^import \{ createMemoryPointApi \}/m,
      `import { createMemory${type}Api } from './${word}.memory.ts';`,
    ),
    joint(
      `${core}/adapters/memory/memory-ports.ts`,
      /^ {4}pointApi:/m,
      `    ${name}Api: createMemory${type}Api(backend),`,
    ),
    joint(
      `${core}/testing/port-suites/shop-suites.ts`,
      /^import \{ pointApiSuite \}/m,
      `import { ${name}ApiSuite } from './${word}-api.suite.ts';`,
    ),
    joint(`${core}/testing/port-suites/shop-suites.ts`, /^ {2}point: \[/m, `  ${name}: [${name}ApiSuite],`),
    joint(
      `${core}/testing/index.ts`,
      /^export \{ pointApiSuite \}/m,
      `export { ${name}ApiSuite } from './port-suites/${word}-api.suite.ts';`,
    ),
    joint('apps/api/test/ownership-matrix.ts', /^ {2}getPoints:/m, `  ${operation}: 'own',`),
    joint(
      'apps/api/src/app.ts',
      /^import \{ pointRoutes \}/m,
      `import { ${name}Routes } from './${word}/${word}.routes.ts';`,
    ),
    joint('apps/api/src/app.ts', /^ {4}\.\.\.pointRoutes\(/m, `    ...${name}Routes(parts),`),
    { file: '.dependency-cruiser.cjs', before: /(?<=features = .*\|)point\|/, line: `${word}|` },
  ];
}
