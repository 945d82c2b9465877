export { productQuestionRefusal, serviceQuestionRefusal } from './inquiry-refusal.ts';
export {
  ASKED_INQUIRY_TYPES,
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
  type ProductQuestion,
  SERVICE_INQUIRY_TYPES,
  type ServiceQuestion,
} from './inquiry.ts';
