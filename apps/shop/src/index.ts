export { composition } from './compose-shop.ts';
export { readEnvironment } from './environment.ts';
