import type { TrackingEvent, TrackingValue } from '../platform/tracking-event.ts';

/** An event as GA4 has it: what it tells of goods stands apart. Source: developers.google.com (recommended events). */
export interface Ga4Event extends Readonly<Record<string, unknown>> {
  readonly name: string;
  readonly ecommerce?: Readonly<Record<string, unknown>>;
}

/** An event in GA4's names; one that GA4 has no name for goes as it is. */
export function ga4Event({ name, parameters }: TrackingEvent): Ga4Event {
  if (name === 'purchase') return { name, ecommerce: purchaseOf(parameters) };
  if (name === 'share') {
    const { sharedChannel, productId } = parameters;
    return { name, method: sharedChannel, content_type: productId === null ? 'page' : 'product', item_id: productId };
  }
  if (name === 'page_view') {
    return { name, page_code: parameters['pageCode'], previous_page_code: parameters['previousPageCode'] };
  }
  return { name, ...parameters };
}

type Row = Readonly<Record<string, TrackingValue>>;

/** GA4 wants the sum of the goods as the value, without delivery; what was charged goes beside it. */
function purchaseOf(parameters: TrackingEvent['parameters']): Readonly<Record<string, unknown>> {
  const { items, orderNo, value, deliveryAmt } = parameters;
  const bought: readonly Row[] = Array.isArray(items) ? items : [];
  return {
    transaction_id: orderNo,
    currency: 'KRW',
    value: bought.reduce((sum, item) => sum + Number(item['buyAmt']), 0),
    paid_amount: value,
    shipping: deliveryAmt,
    tax: 0,
    items: bought.map(itemOf),
  };
}

function itemOf(item: Row): Row {
  const quantity = Number(item['orderCnt']);
  return {
    item_id: String(item['productNo']),
    item_name: item['productName'] ?? '',
    item_category: item['categoryName1'] ?? '',
    item_category2: item['categoryName2'] ?? '',
    item_category3: item['categoryName3'] ?? '',
    item_category4: item['categoryName4'] ?? '',
    item_variant: variantOf(String(item['optionName'] ?? ''), String(item['optionValue'] ?? '')),
    price: Math.round(Number(item['buyAmt']) / quantity),
    discount: Math.round(Number(item['additionalDiscountAmt']) / quantity),
    quantity,
  };
}

/** `색상|사이즈` and `블랙|M` together are `색상:블랙|사이즈:M`. */
function variantOf(names: string, values: string): string {
  const labels = names.split('|');
  return values
    .split('|')
    .map((value, level) => (labels[level] === undefined || labels[level] === '' ? value : `${labels[level]}:${value}`))
    .join('|');
}
