import type { OrderSheet } from '@dealstore/commerce-core/domain';
import { expect, it } from 'vitest';
import { renderOnServer } from '../../../testing/render-on-server.tsx';
import { ItemsCard } from './items-card.tsx';

it('shows the cost and the day of the delivery of goods, and nothing for goods that are not sent', () => {
  const show = (deliveryDays: number) => {
    const dispatch = { departureCutoff: '14:00', deliveryDays };
    const group = { partnerNo: 1, partnerName: '도토리', deliveryTemplateNo: 1, deliveryAmt: 0, orderProducts: [] };
    const sheet = { deliveryGroups: [{ ...group, dispatch }], invalidProducts: [] } as unknown as OrderSheet;
    return renderOnServer(<ItemsCard sheet={sheet} payType="VIRTUAL_ACCOUNT" />);
  };
  expect(show(2)).toContain('무료');
  expect(show(2)).toContain('도착일');
  expect(show(0)).not.toMatch(/무료|도착일/);
});
