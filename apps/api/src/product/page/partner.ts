import { commerceError, type PartnerNo } from '@dealstore/commerce-core/domain';
import { inLanguage, type View } from '../../catalogue/catalogue.ts';
import type { JsonAnswer } from '../../contract/operation.ts';
import { sellerOf } from './product.store.ts';

/** Who sells, with every fact the law wants known; also one who sells nothing any more. Rejects with NOT_FOUND. */
export async function partnerFacts(view: View, partnerNo: PartnerNo): Promise<JsonAnswer<'getPartner'>> {
  const seller = await sellerOf(view, partnerNo);
  if (seller === undefined) throw commerceError('NOT_FOUND');
  return {
    partnerNo: seller.partnerNo,
    companyName: seller.companyName,
    partnerName: inLanguage(view.language, seller.partnerName, seller.partnerNameEn),
    ownerName: seller.ownerName,
    businessRegistrationNo: seller.businessRegistrationNo,
    onlineMarketingBusinessDeclarationNo: seller.onlineMarketingBusinessDeclarationNo,
    officeAddressLabel: seller.officeAddress,
    phoneNo: seller.phoneNo,
    email: seller.email,
  };
}
