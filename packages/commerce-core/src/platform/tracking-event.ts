/** What an event may tell: words, amounts, yes and no. */
export type TrackingValue = string | number | boolean | null;

/** Something worth telling analytics; never a phone, a name or an address. Rows are goods. */
export interface TrackingEvent {
  readonly name: string;
  readonly parameters: Readonly<Record<string, TrackingValue | readonly Readonly<Record<string, TrackingValue>>[]>>;
}
