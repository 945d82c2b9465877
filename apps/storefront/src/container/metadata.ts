/**
 * All that the container asks of `reflect-metadata` while nothing is decorated: notes about an object under a key. Takes the
 * package's place in the page, where its whole proposal would be a seventh of the container's bytes.
 */
const notes = new WeakMap<object, Map<unknown, unknown>>();

function notesOf(target: object): Map<unknown, unknown> {
  const known = notes.get(target) ?? new Map<unknown, unknown>();
  notes.set(target, known);
  return known;
}

Reflect.set(Reflect, 'getOwnMetadata', (key: unknown, target: object) => notesOf(target).get(key));
Reflect.set(Reflect, 'defineMetadata', (key: unknown, value: unknown, target: object) => {
  notesOf(target).set(key, value);
});
