const rings = require('./.dependency-cruiser.cjs');

/** No two rooms lean on each other, types included: what both need stands below them. Tests and what they lean on may. */
const rooms = '^(?:packages/commerce-core|apps/api|apps/storefront)/src/[^/]+$';
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
