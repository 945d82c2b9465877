import type { InquiryApi } from '../../inquiry/inquiry.port.ts';
import type { MyInquiry } from '../../inquiry/inquiry.ts';
import type { Page } from '../../value/page.ts';
import { dataAs, dataOf } from './client.ts';
import type { HttpClient } from './http-client.ts';

const OWN = '/client/v1/customer/inquiries';

/** Calls of inquiries over HTTP. */
export function createHttpInquiryApi(http: HttpClient): InquiryApi {
  return {
    list: (query, signal) =>
      dataAs<Page<MyInquiry>>(http.GET(OWN, { params: { query: { ...query } }, signal: signal ?? null })),
    get: (inquiryNo, signal) =>
      dataAs<MyInquiry>(http.GET(`${OWN}/{inquiryNo}`, { params: { path: { inquiryNo } }, signal: signal ?? null })),
    askProduct: async (productNo, body, idempotencyKey) => {
      const params = { path: { productNo }, header: { 'Idempotency-Key': idempotencyKey } };
      const created = await dataOf(http.POST('/client/v1/display/products/{productNo}/inquiries', { params, body }));
      return created.inquiryNo;
    },
    askShop: async ({ orderNo, fileNames, ...question }, idempotencyKey) => {
      const params = { header: { 'Idempotency-Key': idempotencyKey } };
      const body = { ...question, fileNames: [...fileNames], ...(orderNo !== null && { orderNo }) };
      const created = await dataOf(http.POST(OWN, { params, body }));
      return created.inquiryNo;
    },
    remove: async (inquiryNo) => {
      const params = { path: { inquiryNo } };
      await dataOf(http.DELETE(`${OWN}/{inquiryNo}`, { params }));
    },
  };
}
