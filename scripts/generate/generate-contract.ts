import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import openapiTS, { astToString } from 'openapi-typescript';
import { withWholeObjects } from './whole-objects.ts';

const exec = promisify(execFile);

/** The contract's bundle and its types, path to content, as `openapi/generated/` holds them. */
export async function generateContract(): Promise<ReadonlyMap<string, string>> {
  const folder = await mkdtemp(join(tmpdir(), 'dealstore-contract-'));
  try {
    const bundle = join(folder, 'commerce.json');
    await exec(
      'redocly',
      ['bundle', 'openapi/commerce.yaml', '--config', 'openapi/redocly.yaml', '--ext', 'json', '-o', bundle],
      {
        env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
      },
    );
    const document = JSON.parse(await readFile(bundle, 'utf8'));
    document.components.schemas = withWholeObjects(document.components.schemas);
    await writeFile(bundle, JSON.stringify(document));
    const types = await openapiTS(pathToFileURL(bundle), {
      rootTypes: true,
      rootTypesNoSchemaPrefix: true,
      immutable: true,
    });
    return new Map([
      ['openapi/generated/commerce.json', `${JSON.stringify(document)}\n`],
      [
        'openapi/generated/commerce.d.ts',
        `// Generated from commerce.yaml by \`pnpm generate\`.\n${astToString(types)}`,
      ],
    ]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
