import { epochMs, type EpochMs, formatYmdt } from '@dealstore/commerce-core/domain';

/** An instant as a `timestamptz` parameter. Assumed: instants come from the clock port, never from the database. */
export function toTimestamp(instant: EpochMs): Date {
  return new Date(instant);
}

/** A `timestamptz` column as an instant. Assumed: columns hold whole milliseconds, as the clock does. */
export function fromTimestamp(column: Date): EpochMs {
  return epochMs(column.getTime());
}

/** As fromTimestamp, for a column that may be empty. Assumed: an empty column is "known to be none". */
export function fromNullableTimestamp(column: Date | null): EpochMs | null {
  return column === null ? null : fromTimestamp(column);
}

/** An instant as JSON made by the database has it. Assumed: ISO 8601 with its offset, in whole milliseconds. */
export function fromText(text: string): EpochMs {
  return epochMs(Date.parse(text));
}

/** An instant as JSON given to the database has it. */
export function toText(instant: EpochMs): string {
  return new Date(instant).toISOString();
}

/** As fromText, for an instant that may be missing. */
export function fromNullableText(text: string | null): EpochMs | null {
  return text === null ? null : fromText(text);
}

/** An instant as `yyyy-MM-dd HH:mm:ss` in Korea; null without one. */
export function ymdtOrNull(instant: EpochMs | null): string | null {
  return instant === null ? null : formatYmdt(instant);
}
