const rules = require('./.dependency-cruiser.cjs');

const src = '^(?:packages/(?:commerce-core|demo|ui)|apps/api|apps/storefront)/src';
/**
 * No two folders lean on each other, nor two inside one, types included: what both need stands below.
 * Tests and what they lean on may.
 */
const folders = [`${src}/[^/]+$`, `${src}/[^/]+/[^/]+$`];
const leftOut = [
  rules.options.exclude.path,
  '\\.(?:test|suite)\\.tsx?$',
  '/src/testing/',
  // adapters lean on every folder, and the files at the root join them
  'commerce-core/src/adapters/',
  '/src/[^/]+\\.tsx?$',
];

module.exports = {
  forbidden: [
    { name: 'no-folder-cycles', severity: 'error', scope: 'folder', from: { path: folders }, to: { circular: true } },
  ],
  options: { ...rules.options, exclude: { path: leftOut.join('|') } },
};
