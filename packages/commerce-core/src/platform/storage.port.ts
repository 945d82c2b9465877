/** Small texts kept on this device, by key; a blocked or full storage keeps them in memory instead and never throws. */
export interface KeyValueStore {
  /** The text kept under a key, or null when there is none or its age is over. */
  get(key: string): string | null;
  /** Keeps a text; `maxAgeS` is in seconds, absent means for good. */
  set(key: string, value: string, maxAgeS?: number): void;
  remove(key: string): void;
  /** Deletes every text on this device, whoever stored it. */
  clear(): void;
}
