// What other features use of messages; the rest of this folder is its own.
export { ADVERTISER, queueMessages } from './queue-messages.ts';
