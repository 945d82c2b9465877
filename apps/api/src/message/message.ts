// What other features use of messages; the rest of this folder is its own.
export { queueMessages } from './queue-messages.ts';
