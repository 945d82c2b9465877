/** Carries the text of messages between a page and its shell; knows nothing of what they say. */
export interface BridgeTransport {
  /** What it is made of, as a shell and the conformance page name it. */
  readonly kind: 'webmessage' | 'jsi' | 'wk' | 'rn' | 'late' | 'memory' | 'http';
  /** Hands a message to the shell; rejects where the shell could not take it. */
  send(text: string): Promise<void>;
  /** Calls back with whatever the shell sends, which may be anything. */
  listen(take: (text: unknown) => void): void;
}
