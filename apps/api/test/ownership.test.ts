import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { componentSchemas, contractOperations, type Operation } from '../src/contract/document.ts';
import type { OperationId } from '../src/contract/operation.ts';
import { isOperation, type TestCall } from '../src/testing/http/test-call.ts';
import type { Foreign } from './ownership-entry.ts';
import { OWNED_FIELDS, SHARED_FIELDS } from './owned-fields.ts';
import { FOREIGN_COUPONS, OWNERSHIP } from './ownership-matrix.ts';
import { fingerprint, openTwoMembers, type TwoMembers } from './two-members.ts';

let two: TwoMembers;
beforeAll(async () => {
  two = await openTwoMembers();
});
afterAll(() => two.shop.test.drop());

const LOOKS_LIKE_AN_ID = /(?:Nos?|Ids?|uuid|Key|key|Token|Hash|code)$/;

const entries = [
  ...Object.entries(OWNERSHIP).flatMap(([name, entry]) => (typeof entry === 'string' ? [] : [{ name, entry }])),
  ...Object.entries(FOREIGN_COUPONS).map(([name, entry]) => ({ name: name, entry })),
];
const cases = entries.flatMap(({ name, entry }) => (isOperation(name) ? [{ operation: name, entry }] : []));
const own = Object.entries(OWNERSHIP).flatMap(([name, entry]) => (isOperation(name) && entry === 'own' ? [name] : []));

/** What an operation is asked with that names no member's thing and must be there. */
const OWN_QUERIES: Partial<Record<OperationId, TestCall>> = { getRestockAlarms: { query: { productNo: '1' } } };

/** Names of the fields an operation is asked with, whatever they are nested in. */
function fieldsOf(operation: Operation): readonly string[] {
  const names = new Set(operation.parameters.filter(({ in: place }) => place !== 'header').map(({ name }) => name));
  const walk = (schema: unknown, seen: readonly string[]): void => {
    if (typeof schema !== 'object' || schema === null) return;
    if ('$ref' in schema && typeof schema.$ref === 'string') {
      const name = schema.$ref.split('/').at(-1) ?? '';
      if (!seen.includes(name)) walk(componentSchemas[name], [...seen, name]);
      return;
    }
    if ('properties' in schema && typeof schema.properties === 'object' && schema.properties !== null) {
      for (const name of Object.keys(schema.properties)) names.add(name);
    }
    for (const part of Object.values(schema)) walk(part, seen);
  };
  walk(operation.body, []);
  return [...names];
}

/** Values under a name anywhere in a call; lists and comma-separated texts fall apart into their members. */
function valuesUnder(name: string, value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, field]) =>
    key === name ? String(field).split(',') : valuesUnder(name, field),
  );
}

describe('the ownership matrix', () => {
  it('has an entry for every operation of the contract, and no other [ROLE-14]', () => {
    const operationIds = contractOperations.map(({ operationId }) => operationId);
    expect(Object.keys(OWNERSHIP).toSorted()).toEqual(operationIds.toSorted());
  });

  it.each(contractOperations.map((operation) => ({ name: operation.operationId, operation })))(
    'says of every id that $name is asked with whose it is, and tries each that has an owner [ROLE-14]',
    ({ name, operation }) => {
      const fields = fieldsOf(operation);
      const unknown = fields.filter(
        (field) => LOOKS_LIKE_AN_ID.test(field) && !OWNED_FIELDS.has(field) && !SHARED_FIELDS.has(field),
      );
      expect(unknown).toEqual([]);
      const tried = cases
        .filter((entry) => entry.operation === name)
        .flatMap(({ entry }) => entry.calls(two.owner, two.stranger));
      const untried = fields.filter((field) => {
        const things = [OWNED_FIELDS.get(field) ?? []].flat();
        const values = valuesUnder(field, tried);
        return things.length > 0 && !things.some((thing) => values.includes(String(two.owner[thing])));
      });
      expect(untried).toEqual([]);
    },
  );
});

describe.each(cases)('$operation with the ids of another member', ({ operation, entry }) => {
  it('answers as for an unknown id, changes nothing and reveals nothing [ROLE-14]', async () => {
    const before = await fingerprint(two.shop.test.database);
    const foreign = await answersTo(operation, entry, two.owner);
    expect(await fingerprint(two.shop.test.database)).toBe(before);
    const unknown = await answersTo(operation, entry, two.nobody);
    expect(foreign).toEqual(unknown);
    const refused = foreign.filter(({ status, code }) => status === 404 && code === 'NOT_FOUND');
    expect(entry.unlike404 === undefined ? refused : foreign).toEqual(foreign);
    for (const secret of two.owner.secrets) expect(JSON.stringify(foreign)).not.toContain(secret);
  });
});

describe('the owner', () => {
  // What takes a thing away comes after everything that needs it.
  const gentleFirst = cases.toSorted((left, right) => Number(isRemoval(left)) - Number(isRemoval(right)));

  it('control: the same call succeeds for the owner [ROLE-14]', async () => {
    const { call, owner, shop } = await openTwoMembers();
    for (const { operation, entry } of gentleFirst) {
      for (const input of entry.calls(owner, owner)) {
        const answer = await call(operation, { ...input, bearer: owner.bearer, ...fresh(input) });
        expect([operation, answer.code]).not.toEqual([operation, 'NOT_FOUND']);
        expect([operation, answer.code]).not.toEqual([operation, 'INVALID_REQUEST']);
      }
    }
    await shop.test.drop();
  });
});

describe.each(own)('%s', (operation) => {
  it('shows a member nothing of another [ROLE-14]', async () => {
    const answer = await two.call(operation, { ...OWN_QUERIES[operation], bearer: two.stranger.bearer });
    expect(answer.code).toBeNull();
    for (const secret of two.owner.secrets) expect(JSON.stringify(answer.body ?? null)).not.toContain(secret);
  });
});

/** Answers to the stranger, without the numbers that were asked for. */
async function answersTo(operation: OperationId, entry: Foreign, other: TwoMembers['owner']) {
  const answers = [];
  for (const call of entry.calls(other, two.stranger)) {
    const { status, code, details, body } = await two.call(operation, { ...call, bearer: two.stranger.bearer });
    const ownValues = new Set([...OWNED_FIELDS.keys()].flatMap((name) => valuesUnder(name, call)));
    const content = JSON.stringify({ details, body: code === null ? body : null }, (name, value: unknown) =>
      OWNED_FIELDS.has(name) && ownValues.has(String(value)) ? 'own' : value,
    );
    answers.push({ status, code, content });
  }
  return answers;
}

function isRemoval({ operation }: { readonly operation: OperationId }): boolean {
  // A changed phone takes the other sessions away.
  if (operation === 'confirmPhoneCode') return true;
  return contractOperations.some(({ operationId, method }) => operationId === operation && method === 'delete');
}

/** A key of its own, for the owner's call is another request than the stranger's. */
function fresh(call: TestCall): TestCall {
  return call.headers === undefined ? {} : { headers: { 'idempotency-key': crypto.randomUUID() } };
}
