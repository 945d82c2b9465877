import { describe, expect, it } from 'vitest';
import { mutationDocument, readReport, readScores } from './mutation-score.ts';

const statuses = (...results: readonly string[]) => ({ mutants: results.map((status) => ({ status })) });

describe('the score of a mutation run', () => {
  it('counts killed, surviving and uncovered mutants, file by file', () => {
    const report = {
      files: {
        'src/value/won.ts': statuses('Killed', 'Timeout', 'Survived', 'Ignored', 'CompileError'),
        'src/cart/cart.ts': statuses('NoCoverage'),
        'src/order/bill.ts': statuses('Ignored'),
      },
    };
    expect(readReport(report)).toEqual([
      { file: 'value/won.ts', killed: 2, survived: 1, uncovered: 0 },
      { file: 'cart/cart.ts', killed: 0, survived: 0, uncovered: 1 },
    ]);
  });

  it.each([null, {}, { files: { x: {} } }])('does not exist in %j', (report) => expect(readReport(report)).toEqual([]));

  it('is read back from its document, by file', () => {
    const [cart, won] = [
      { file: 'cart/cart.ts', killed: 0, survived: 0, uncovered: 1 },
      { file: 'value/won.ts', killed: 200, survived: 13, uncovered: 0 },
    ];
    const document = mutationDocument([won, cart]);
    expect(document).toContain('**All files below: 93.5 %** of 214 changes noticed.');
    expect(document).toContain('| `value/won.ts` | 93.9 % | 200 | 13 | 0 |');
    expect(readScores(document)).toEqual([cart, won]);
    expect(readScores(document.replaceAll(' |', '   |'))).toEqual([cart, won]);
  });
});
