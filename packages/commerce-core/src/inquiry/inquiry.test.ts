import { describe, expect, it } from 'vitest';
import { SHOWN_INQUIRY_TYPES } from '../product/product-inquiry.ts';
import { ASKED_INQUIRY_TYPES, SERVICE_INQUIRY_TYPES } from './inquiry.ts';

describe('the types of inquiries', () => {
  it('are asked on a page as they are shown there, but for refunds, which the shop is asked about', () => {
    const unasked = SHOWN_INQUIRY_TYPES.filter((type) => !ASKED_INQUIRY_TYPES.some((candidate) => candidate === type));
    expect(unasked).toEqual(['REFUND']);
    expect(SERVICE_INQUIRY_TYPES.product).toEqual(expect.arrayContaining(unasked));
  });
});
