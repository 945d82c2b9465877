/** One text of the service and what the member said about it. Spec §7; the shape is Assumed. */
export interface ServiceConsent {
  readonly type: string;
  readonly title: string;
  /** HTML, sanitised. */
  readonly contents: string;
  readonly required: boolean;
  readonly agreed: boolean;
  /** Version of the text in force, from 1. */
  readonly version: number;
  /** `yyyy-MM-dd HH:mm:ss` in Korea; null when never asked. */
  readonly changedAt: string | null;
}

/** One answer about one text. */
export interface ServiceAnswer {
  readonly type: string;
  readonly agreed: boolean;
}
