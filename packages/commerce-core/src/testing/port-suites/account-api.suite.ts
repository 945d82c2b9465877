import { describe, expect, it } from 'vitest';
import { PHONE_LENGTH } from '../../account/phone.ts';
import { type OpenSuiteShop, refusalOf } from './suite-shop.ts';
import { withShop } from './with-shop.ts';

/** What every AccountApi does. */
export function accountApiSuite(open: OpenSuiteShop): void {
  describe('AccountApi', () => {
    const shop = withShop(open);

    it('tells who the member is [CALL-16, ENTITY-01, ENTITY-07]', async () => {
      const account = await shop().member.accountApi.get();
      expect(account).toMatchObject({ adult: false, grade: { gradeNo: 1 } });
      expect(account.phone).toHaveLength(PHONE_LENGTH);
      expect(account.name).not.toBe('');
    });

    it('knows nobody when nobody is logged in', async () => {
      expect(await refusalOf(shop().guest.accountApi.get())).toMatchObject({ name: 'CommerceError', code: 'AU99' });
    });
  });
}
