/** Writes everything that is generated and committed: the contract's bundle and types, the pictures of the documents. */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import openapiTS, { astToString } from 'openapi-typescript';

const bundle = 'openapi/generated/commerce.json';
execFileSync(
  'redocly',
  ['bundle', 'openapi/commerce.yaml', '--config', 'openapi/redocly.yaml', '--ext', 'json', '-o', bundle],
  {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
  },
);
const document: unknown = JSON.parse(readFileSync(bundle, 'utf8'));
writeFileSync(bundle, `${JSON.stringify(document)}\n`);
const types = await openapiTS(new URL(`../${bundle}`, import.meta.url), {
  rootTypes: true,
  rootTypesNoSchemaPrefix: true,
  immutable: true,
});
writeFileSync(
  'openapi/generated/commerce.d.ts',
  `// Generated from commerce.yaml by \`pnpm generate\`.\n${astToString(types)}`,
);
