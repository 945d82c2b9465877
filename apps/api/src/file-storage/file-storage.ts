/** Where the bytes of pictures lie, by name. Several processes of one shop share one. */
export interface FileStorage {
  /** Stores all of a file or nothing of it. */
  write(fileName: string, bytes: Uint8Array): Promise<void>;
  /** Null when there is none of that name. */
  read(fileName: string): Promise<Uint8Array<ArrayBuffer> | null>;
  /** Removes a file; one that is not there is removed already. */
  remove(fileName: string): Promise<void>;
}
