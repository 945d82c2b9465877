import { isErrorCode } from '@dealstore/commerce-core/domain';
import contract from '@dealstore/openapi/commerce.json' with { type: 'json' };
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errorMessage } from './error-message.ts';
import { fillLogInShop, logInBackend } from '../testing/session/log-in.ts';
import { freshDatabase, type TestDatabase } from '../testing/database/test-database.ts';

const codes = contract.components.schemas.ErrorCode.enum.filter(isErrorCode);

let test: TestDatabase;

beforeAll(async () => {
  test = await freshDatabase();
  await fillLogInShop(test.database);
});
afterAll(() => test.drop());

describe('the message of a refusal', () => {
  it.each(codes)('for %s is Korean in Korean and has no Korean in English [I18N-05, I18N-16]', (code) => {
    expect(errorMessage(code, 'ko')).toMatch(/[가-힣]/);
    expect(errorMessage(code, 'en')).toMatch(/^[^가-힣]+$/);
  });

  it.each(['INTERNAL', 'BUSY'] as const)('for %s leaves it to the screen to ask for another try', (code) => {
    expect(errorMessage(code, 'ko')).not.toContain('다시 시도');
    expect(errorMessage(code, 'en')).not.toContain('try again');
  });

  it('for a log-in of another client asks to log in again', () => {
    expect(errorMessage('AU20', 'ko')).toContain('다시 로그인해 주세요');
    expect(errorMessage('AU20', 'en')).toContain('log in again');
  });

  it.each([
    ['en-GB,ko;q=0.5', 'en'],
    ['ko-KR', 'ko'],
    ['fr', 'ko'],
  ] as const)('asked for in %s, comes in %s [I18N-16]', async (acceptLanguage, language) => {
    const shop = logInBackend(test.database);
    const refused = await shop.call('getAccount', { headers: { 'accept-language': acceptLanguage } });
    expect(refused.body).toMatchObject({ code: 'AU99', message: errorMessage('AU99', language) });
  });
});
