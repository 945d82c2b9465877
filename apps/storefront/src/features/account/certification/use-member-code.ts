import type { PhoneCodeRequest, VerificationId } from '@dealstore/commerce-core/domain';
import { type PhoneCode, usePhoneCode } from '../../../widgets/phone-code/use-phone-code.ts';

/**
 * A code that a member proves a phone by: a new one, or the one they have.
 * @param onProven is given the id of the certification
 */
export function useMemberCode(
  purpose: PhoneCodeRequest['purpose'],
  onProven: (verificationId: VerificationId) => void,
): PhoneCode {
  return usePhoneCode(
    {
      send: ({ accountApi }, phone) =>
        accountApi.requestPhoneCode(purpose === 'phone' ? { purpose, phone } : { purpose }),
      prove: async ({ accountApi }, answer) => {
        await accountApi.confirmPhoneCode(answer);
      },
    },
    onProven,
  );
}
