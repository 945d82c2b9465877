/** HTML written once for many responses: UTF-8, and where in it each response puts a nonce of its own. */
export interface SharedHtml {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** First byte of every place, ascending; each is as long as a nonce. */
  readonly places: readonly number[];
}

/**
 * Readies HTML for sending: what is kept as bytes is neither searched nor encoded again.
 * @param pieces in order; put together as bytes, since a long text of both ASCII and Korean takes twice its room
 * @param placeholder stands where a nonce goes; ASCII, as long as a nonce
 */
export function shareHtml(pieces: readonly (string | Uint8Array)[], placeholder: string): SharedHtml {
  const bytes = Buffer.concat(pieces.map((piece) => (typeof piece === 'string' ? Buffer.from(piece) : piece)));
  const places: number[] = [];
  for (let at = bytes.indexOf(placeholder); at !== -1; at = bytes.indexOf(placeholder, at + placeholder.length)) {
    places.push(at);
  }
  return { bytes, places };
}

/** A copy of the HTML for one response. @param nonce as long as the placeholder was */
export function withNonce({ bytes, places }: SharedHtml, nonce: string): Uint8Array<ArrayBuffer> {
  const copy = new Uint8Array(bytes);
  const written = new TextEncoder().encode(nonce);
  for (const place of places) copy.set(written, place);
  return copy;
}
