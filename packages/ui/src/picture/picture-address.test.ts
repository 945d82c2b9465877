import { renderToString } from 'react-dom/server';
import { createElement } from 'react';
import { expect, it } from 'vitest';
import { ownPicture, pictureSources, previewPicture } from './picture-address.ts';
import { Picture } from './picture.tsx';

const markup = (src: string, urgent: boolean) =>
  renderToString(createElement(Picture, { src, alt: '', width: 320, height: 320, sizes: '50vw', urgent }));

it.each(['/assets/art/1.svg', '/files/a.webp?w=400', '/assets/그림.webp'])('shows %s', (address) => {
  expect(ownPicture(address)).toBe(address);
});

const HOSTILE = [
  '//evil.test/a.png',
  '/\\evil.test/a',
  'https://evil.test/a',
  'javascript:alert(1)',
  'blob:x',
  'data:image/png,',
  '',
];

it.each(HOSTILE)('requests nothing for %j', (address) => {
  const html = renderToString(createElement(Picture, { src: address, alt: '', width: 1, height: 1, urgent: true }));
  expect(html).not.toMatch(/src=|rel="preload"/);
});

it.each([
  [56, [], 200],
  [96, [], 400],
  [320, [400, 800], 400],
  [750, [], 800],
  [1600, [], 1200],
])('offers a browser the widths of a picture shown %d px wide', (shown, choice, plain) => {
  const address = '/assets/art/adult.svg';
  expect(pictureSources(address, shown)).toEqual({
    ...(choice.length > 0 && { srcSet: choice.map((width) => `${address}?w=${width} ${width}w`).join() }),
    src: `${address}?w=${plain}`,
  });
  expect(pictureSources('/favicon.svg', shown)).toEqual({ src: '/favicon.svg' });
});

it('lets a lazy picture be chosen by its box, and an urgent one before there is a box', () => {
  expect(markup('/assets/art/adult.svg', false)).toContain('sizes="auto,50vw"');
  const urgent = markup('/assets/art/adult.svg', true);
  expect(urgent).toContain('sizes="50vw"');
  expect(urgent).toMatch(/rel="preload"[^>]*imageSrcSet="[^"]*800w"/);
});

it('previews a link with a JPEG', () => {
  expect(previewPicture('/assets/art/adult.svg')).toBe('/assets/art/adult.svg?w=1200&format=jpeg');
  expect(previewPicture('/favicon.svg')).toBe('/favicon.svg');
});

it.each(HOSTILE)('previews a link without %j', (address) => {
  expect(previewPicture(address)).toBeNull();
});
