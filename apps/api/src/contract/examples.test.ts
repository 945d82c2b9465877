import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contractOperations } from './document.ts';
import { checkAnswer, checkBody } from './validation.ts';

const folder = new URL('../../../../openapi/examples/', import.meta.url);
const operations = new Map(contractOperations.map((operation) => [operation.operationId, operation]));
const files = readdirSync(folder).filter((file) => file.endsWith('.json'));

/** Reads `getProduct.withheld.json` (an answer) and `addToCart.two.request.json` (a body). */
function readExample(file: string) {
  const [operationId = '', name = '', ...rest] = file.replace(/\.json$/, '').split('.');
  const json: unknown = JSON.parse(readFileSync(new URL(file, folder), 'utf8'));
  return { operationId, name, kind: rest.join('.'), json };
}

describe('the examples of the contract', () => {
  it('exist for every operation', () => {
    expect(files.length).toBeGreaterThan(30);
  });

  it.each(files)('%s is named for its operation and case, and fits the schema', (file) => {
    const { operationId, name, kind, json } = readExample(file);
    const operation = operations.get(operationId);
    if (operation === undefined) throw new Error(`no operation is called ${operationId}`);
    expect(name).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
    expect(['', 'request']).toContain(kind);
    if (kind === 'request') checkBody(operation, json);
    else checkAnswer(operation, json);
  });
});
