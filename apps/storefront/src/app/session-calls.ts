const post = (path: string, body: unknown): Promise<unknown> =>
  fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    keepalive: true,
  }).catch(() => undefined);

/** Keeps where a guest wanted to go with the web host, for after the log-in. Spec §4. */
export function savePending(path: string): void {
  void post('/session/pending', { path });
}

let isEnding = false;

/** Lets go of a session the backend no longer knows and goes home; once, however many calls failed. Spec §8. */
export function endSession(): void {
  if (isEnding) return;
  isEnding = true;
  void post('/session/clear', {}).then(() => location.replace('/'));
}
