/**
 * Completes what tsc has written to `dist`, so that it is whole in an importer's project: the contract's types take the
 * place of its package, its bundle lies beside the program that reads it, and files that speak of AbortSignal bring its
 * declaration along.
 */
import { copyFileSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, posix } from 'node:path';

const DIST = `${import.meta.dirname}/dist`;

copyFileSync(`${import.meta.dirname}/../../openapi/generated/commerce.d.ts`, `${DIST}/adapters/http/contract.d.ts`);
copyFileSync(`${import.meta.dirname}/../../openapi/generated/commerce.json`, `${DIST}/conformance/commerce.json`);
const bundleReader = `${DIST}/conformance/contract-bundle.js`;
const inRepository = '../../../../openapi/generated/commerce.json';
writeFileSync(bundleReader, readFileSync(bundleReader, 'utf8').replace(inRepository, './commerce.json'));
copyFileSync(`${import.meta.dirname}/src/abort-signal.d.ts`, `${DIST}/abort-signal.d.ts`);
for (const file of globSync('**/*.d.ts', { cwd: DIST })) {
  const text = readFileSync(`${DIST}/${file}`, 'utf8');
  if (file === 'abort-signal.d.ts' || !/\bAbortSignal\b/.test(text)) continue;
  const path = posix.relative(dirname(file), 'abort-signal.d.ts');
  const reference = path.startsWith('.') ? path : `./${path}`;
  writeFileSync(`${DIST}/${file}`, `/// <reference path="${reference}" />\n${text}`);
}
