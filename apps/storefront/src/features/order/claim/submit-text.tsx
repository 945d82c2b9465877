import { type ClaimEstimate, type ClaimType, formatWon, needsSellerApproval } from '@dealstore/commerce-core/domain';
import { useLanguage, useText } from '@dealstore/ui/locale/use-text.ts';
import { claimFormText } from './claim-form.text.ts';

/** What the press does, with what it brings. */
export function SubmitText({
  claimType,
  estimate,
}: {
  readonly claimType: ClaimType;
  readonly estimate: ClaimEstimate | null;
}) {
  const t = useText(claimFormText);
  const language = useLanguage();
  if (claimType === 'EXCHANGE') return t.submitEXCHANGE;
  const action = estimate !== null && needsSellerApproval(claimType, estimate) ? 'AskCANCEL' : claimType;
  const amount = estimate?.refundPayAmt ?? 0;
  if (amount === 0) return t[`submitPlain${action}`];
  return t[`submit${action}`](formatWon(amount, language));
}
