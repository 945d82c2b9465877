/** One way to break a rule that stands near SQL. */
export interface PlantedChange {
  /** Below `apps/api/src`. */
  readonly file: string;
  /** What holds no longer with it. */
  readonly broken: string;
  /** Text that stands in the file once, and what takes its place. */
  readonly text: string;
  readonly becomes: string;
  /** The test that must fail: its file below `apps/api`, and words of its title. */
  readonly test: string;
  readonly titled: string;
}

/** Changes by the file below `apps/api/src` that they are planted in. */
export type ChangesByFile = Readonly<Record<string, readonly Omit<PlantedChange, 'file'>[]>>;
