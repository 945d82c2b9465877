// What other features use of gifts; the rest of this folder is its own.
export { endGift } from './end-gift.ts';
