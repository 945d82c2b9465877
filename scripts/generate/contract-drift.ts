import { generateContract } from './generate-contract.ts';
import { readFile } from 'node:fs/promises';

/** Whether the committed bundle and types are what the contract would generate now. */
export async function runContractDrift() {
  const startedAt = performance.now();
  const files = await generateContract();
  const drifted: string[] = [];
  for (const [path, content] of files) {
    const committed = await readFile(path, 'utf8').catch(() => '');
    if (committed !== content) drifted.push(path);
  }
  return {
    name: 'contract drift',
    ok: drifted.length === 0,
    output: drifted.map((path) => `${path} is not what the contract says; run \`pnpm generate\` and commit`).join('\n'),
    seconds: (performance.now() - startedAt) / 1000,
  };
}
