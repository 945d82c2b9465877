import { renderToString } from 'react-dom/server';
import { createElement } from 'react';
import { expect, it } from 'vitest';
import { ownPicture } from './picture-address.ts';
import { Picture } from './picture.tsx';

it.each(['/assets/art/1.svg', '/files/a.webp?w=400', '/assets/그림.webp'])('shows %s', (address) => {
  expect(ownPicture(address)).toBe(address);
});

it.each([
  '//evil.test/a.png',
  '/\\evil.test/a',
  'https://evil.test/a',
  'javascript:alert(1)',
  'blob:x',
  'data:image/png,',
  '',
])('asks nobody for %j', (address) => {
  const html = renderToString(createElement(Picture, { src: address, alt: '', width: 1, height: 1, urgent: true }));
  expect(html).not.toMatch(/src=|rel="preload"/);
});
