// What other features use of alarms; the rest of this folder is its own.
export { type NewAlarm, addAlarms } from './add-alarms.ts';
