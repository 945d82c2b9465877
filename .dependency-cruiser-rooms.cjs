const rings = require('./.dependency-cruiser.cjs');

const src = '^(?:packages/(?:commerce-core|demo|ui)|apps/api|apps/storefront)/src';
/**
 * No two rooms lean on each other, nor two folders of one, types included: what both need stands below.
 * Tests and what they lean on may.
 */
const rooms = [`${src}/[^/]+$`, `${src}/[^/]+/[^/]+$`];
const leftOut = [
  rings.options.exclude.path,
  '\\.(?:test|suite)\\.tsx?$',
  '/src/testing/',
  // adapters lean on every room, and the files at the root join them
  'commerce-core/src/adapters/',
  '/src/[^/]+\\.tsx?$',
];

module.exports = {
  forbidden: [
    { name: 'no-circle-of-rooms', severity: 'error', scope: 'folder', from: { path: rooms }, to: { circular: true } },
  ],
  options: { ...rings.options, exclude: { path: leftOut.join('|') } },
};
