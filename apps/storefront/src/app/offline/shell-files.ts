import { screenFile } from '../../routes/screens.ts';

/** Screens that are cached with the shell: those a visitor needs most, of the persisted answers. */
const SCREENS = ['home', 'product', 'cart', 'wishList', 'orders', 'giftBox'] as const;

/** Modules that a page loads after its entry and a shell before it, named as in the route table. */
const PARTS = [
  '../app/offline/open-shell.ts',
  '../app/after-paint.ts',
  '../app/offline/save-for-offline.ts',
  '../app/start-flows.ts',
  '../app/layout/offline-page.tsx',
  '../features/product/details/details.tsx',
];

/** Source files the shell needs of the build. */
export const shellFiles: readonly string[] = [...PARTS, ...SCREENS.map(screenFile)];
