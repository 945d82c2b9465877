// What other features use of inquiries; the rest of this folder is its own.
export { answerInquiry } from './answer-inquiry.ts';
