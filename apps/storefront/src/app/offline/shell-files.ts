import { screenFile } from '../../routes/screens.ts';

/** Screens the shell brings with it: what a visitor needs at hand, of the answers that are kept. */
const SCREENS = ['home', 'product', 'cart', 'wishList', 'orders', 'giftBox'] as const;

/** What a page brings after its entry, and a shell before it; named as the route table names screens. */
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
