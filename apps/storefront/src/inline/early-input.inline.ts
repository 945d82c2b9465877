// Inline in the head of every document: runs before the first paint.
import { rememberEarlyInput } from './early-input.ts';

rememberEarlyInput();
