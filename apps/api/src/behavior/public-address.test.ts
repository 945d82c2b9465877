import { expect, it } from 'vitest';
import { publicAddress } from './public-address.ts';

it.each([
  ['https://search.test/find?q=01012345678#me', 'https://search.test/find'],
  ['https://kim:secret@shop.test/product/7', 'https://shop.test/product/7'],
  [
    'https://shop.test/myPage/giftBox/recipientInfoInput/s3cr3t?x=1',
    'https://shop.test/myPage/giftBox/recipientInfoInput/:token',
  ],
  [
    'https://shop.test/mypage/giftbox/RECIPIENTINFOINPUT/s3cr3t',
    'https://shop.test/mypage/giftbox/RECIPIENTINFOINPUT/:token',
  ],
  ['https://shop.test/kim%40mail.test/010-1234-5678', 'https://shop.test/***/***'],
  ['javascript:alert(1)', null],
  ['data:text/html,hello', null],
  ['01012345678', null],
])('what is stored of %s is %s', (address, stored) => {
  expect(publicAddress(address)).toBe(stored);
});
