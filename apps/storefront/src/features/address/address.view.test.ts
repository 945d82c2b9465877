import { EMPTY_ADDRESS_ENTRY } from '@dealstore/commerce-core/domain';
import { describe, expect, it } from 'vitest';
import { createAddressView } from './address.view.ts';

describe('the drafts of addresses', () => {
  it('are kept by form until they are saved, and never mixed up', () => {
    const view = createAddressView();
    expect(view.draftOf('new')).toBeNull();
    view.keep('new', { ...EMPTY_ADDRESS_ENTRY, addressName: '회사' });
    view.keep(7, { ...EMPTY_ADDRESS_ENTRY, addressName: '우리 집' });
    expect([view.draftOf('new')?.addressName, view.draftOf(7)?.addressName]).toEqual(['회사', '우리 집']);
    view.forget('new');
    expect([view.draftOf('new'), view.draftOf(7)?.addressName]).toEqual([null, '우리 집']);
    expect(createAddressView().draftOf(7)).toBeNull();
  });
});
