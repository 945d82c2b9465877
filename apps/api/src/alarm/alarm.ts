// What other features use of alarms; the rest of this folder is its own.
export { addAlarms } from './add-alarms.ts';
