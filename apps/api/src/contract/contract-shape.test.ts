import { isCommerceError } from '@dealstore/commerce-core/domain';
import { describe, expect, it } from 'vitest';
import { contractOperations } from './document.ts';
import { checkBody, fitsParameter, readParameter } from './validation.ts';

const operation = (operationId: string) => {
  const found = contractOperations.find((one) => one.operationId === operationId);
  if (found === undefined) throw new Error(`no operation is called ${operationId}`);
  return found;
};

describe('the contract as a whole', () => {
  it('has nothing for administrators [ROLE-13]', () => {
    const words = contractOperations.flatMap(({ path, operationId }) => [
      path.toLowerCase(),
      operationId.toLowerCase(),
    ]);
    for (const word of words) expect(word).not.toMatch(/admin|operator|backoffice/);
  });

  it('rejects NUL in path and query parameters', () => {
    for (const parameter of contractOperations.flatMap(({ parameters }) => parameters)) {
      for (const text of ['\0', 'a\0b', '가'.repeat(20) + '\0']) {
        expect(() => readParameter(parameter, [text])).toThrow('INVALID_REQUEST');
        expect([parameter.name, fitsParameter(parameter, text)]).toEqual([parameter.name, false]);
      }
    }
  });

  it('says what every call answers, or that it answers nothing [CALL-15]', () => {
    for (const { operationId, answer } of contractOperations) {
      expect([operationId, answer.schema === null]).toEqual([operationId, answer.status === 204]);
    }
  });

  it('carries the limits the specification leaves open [VALID-12]', () => {
    const refusal = (orderCnt: unknown) => {
      try {
        checkBody(operation('addToCart'), [{ productNo: 1, optionNo: 1, orderCnt }]);
        return null;
      } catch (error) {
        return isCommerceError(error) ? error.code : 'thrown';
      }
    };
    const counts = [0, -1, 1.5, '1', 1e9, null];
    expect(counts.map(refusal)).toEqual(counts.map(() => 'INVALID_REQUEST'));
    expect(refusal(1)).toBeNull();
  });
});
