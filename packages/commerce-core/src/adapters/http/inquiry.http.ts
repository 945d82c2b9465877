import type { InquiryApi } from '../../inquiry/inquiry.port.ts';
import type { MyInquiry } from '../../inquiry/inquiry.ts';
import { fromWire } from '../../value/brand.ts';
import type { Page } from '../../value/page.ts';
import type { HttpCaller } from './client.ts';

const OWN = '/client/v1/customer/inquiries';

/** Calls of inquiries over HTTP. */
export function createHttpInquiryApi(http: HttpCaller): InquiryApi {
  return {
    list: async (query, signal) =>
      fromWire<Page<MyInquiry>>(
        await http.call((client, abort) => client.GET(OWN, { params: { query: { ...query } }, signal: abort }), {
          signal,
        }),
      ),
    get: async (inquiryNo, signal) =>
      fromWire<MyInquiry>(
        await http.call(
          (client, abort) => client.GET(`${OWN}/{inquiryNo}`, { params: { path: { inquiryNo } }, signal: abort }),
          { signal },
        ),
      ),
    askProduct: async (productNo, body, idempotencyKey) => {
      const params = { path: { productNo }, header: { 'Idempotency-Key': idempotencyKey } };
      const asked = await http.call((client, signal) =>
        client.POST('/client/v1/display/products/{productNo}/inquiries', { params, body, signal }),
      );
      return asked.inquiryNo;
    },
    askShop: async ({ orderNo, fileNames, ...question }, idempotencyKey) => {
      const params = { header: { 'Idempotency-Key': idempotencyKey } };
      const body = { ...question, fileNames: [...fileNames], ...(orderNo !== null && { orderNo }) };
      const asked = await http.call((client, signal) => client.POST(OWN, { params, body, signal }));
      return asked.inquiryNo;
    },
    remove: async (inquiryNo) => {
      const params = { path: { inquiryNo } };
      await http.call((client, signal) => client.DELETE(`${OWN}/{inquiryNo}`, { params, signal }));
    },
  };
}
