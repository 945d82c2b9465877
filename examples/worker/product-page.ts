// A Worker that renders a product: `GET /product/{number}` in the language the visitor asks for, and nothing else.
import { formatWon, isCommerceError, type Language, type Product } from '@dealstore/commerce-core/domain';
import { createHttpCommerce } from '@dealstore/commerce-core/http';

const origin = 'http://localhost:3000';
const auth = 'Basic ZGVhbHN0b3JlLXdlYjpwdWJsaWM=';

const TEXT = {
  ko: {
    missing: '없는 상품이에요',
    failed: '잠시 후에 다시 시도해 주세요',
    soldOut: '품절',
    by: '판매자',
    buy: '구매하러 가기',
  },
  en: {
    missing: 'No such product',
    failed: 'Please try again soon',
    soldOut: 'Sold out',
    by: 'Sold by',
    buy: 'Buy it',
  },
};

export default {
  async fetch(request: Request): Promise<Response> {
    const language = languageOf(request.headers.get('accept-language') ?? '');
    const productNo = Number(/^\/product\/(\d{1,9})$/.exec(new URL(request.url).pathname)?.[1]);
    if (!Number.isSafeInteger(productNo)) return page(404, language, TEXT[language].missing);
    try {
      const { ports } = createHttpCommerce({ baseUrl: `${origin}/api`, auth, language });
      const product = await ports.productApi.get(productNo, request.signal);
      return page(200, language, product.baseInfo.productName, describe(product, language));
    } catch (error) {
      if (isCommerceError(error, 'NOT_FOUND')) return page(404, language, TEXT[language].missing);
      return page(503, language, TEXT[language].failed);
    }
  },
};

function describe({ baseInfo, price, status, partner }: Product, language: Language): string {
  const text = TEXT[language];
  const address = `${origin}/product/${baseInfo.productNo}`;
  const [picture] = baseInfo.imageUrls;
  return `${picture === undefined ? '' : `<img src="${escape(new URL(picture, origin).href)}" alt="" width="320">`}
    <p><strong>${formatWon(price.discountedPrice, language)}</strong>${status.soldout ? ` ${text.soldOut}` : ''}</p>
    <p>${text.by}: ${escape(partner.partnerName)}</p>
    <p><a href="${escape(address)}">${text.buy}</a></p>`;
}

function page(status: number, language: Language, title: string, content = ''): Response {
  const html = `<!doctype html>
<html lang="${language}">
  <head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escape(title)}</title></head>
  <body><main><h1>${escape(title)}</h1>${content}</main></body>
</html>`;
  const headers = { 'content-type': 'text/html; charset=utf-8', 'content-language': language, vary: 'accept-language' };
  return new Response(html, { status, headers });
}

/** The first of the two languages that the header names with the highest weight (RFC 9110, 12.5.4); Korean else. */
function languageOf(header: string): Language {
  const weighted = header.split(',').flatMap((range) => {
    const [tag = '', weight = ''] = range
      .trim()
      .toLowerCase()
      .split(/\s*;\s*q=/);
    const [language] = tag.split('-');
    const quality = weight === '' ? 1 : Number(weight);
    return (language === 'ko' || language === 'en') && quality > 0 ? [{ language, quality } as const] : [];
  });
  return weighted.toSorted((left, right) => right.quality - left.quality)[0]?.language ?? 'ko';
}

function escape(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`);
}
