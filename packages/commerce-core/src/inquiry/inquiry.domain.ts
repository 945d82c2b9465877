export { productQuestionRefusal, serviceQuestionRefusal } from './inquiry-refusal.ts';
export {
  INQUIRY_LENGTH,
  INQUIRY_TABS,
  INQUIRY_TITLE_LENGTH,
  INQUIRY_TYPES,
  type InquiryForm,
  inquiryFormOf,
  type InquiryKind,
  type InquiryTab,
  type InquiryType,
  type MyInquiry,
  PRODUCT_INQUIRY_TYPES,
  type ProductQuestion,
  SERVICE_INQUIRY_TYPES,
  type ServiceQuestion,
} from './inquiry.ts';
