import { describe, expect, it } from 'vitest';
import { type PhotoEvent, photosAfter, type PickedPhoto } from './picked-photos.ts';

const after = (...events: readonly PhotoEvent[]) => events.reduce(photosAfter, [] as readonly PickedPhoto[]);
const file = new File([], 'a.jpg');
const add = (...ids: readonly number[]): PhotoEvent => ({
  type: 'add',
  photos: ids.map((id) => ({ id, file, previewUrl: `blob:${id}` })),
});
const states = (photos: readonly PickedPhoto[]) => photos.map(({ id, state, problem }) => [id, state, problem]);

describe('photosAfter', () => {
  it('sends each photo, and one that failed once more', () => {
    const failed = after(
      add(1, 2),
      { type: 'failed', id: 2, problem: 'NOT_SENT' },
      { type: 'sent', id: 1, fileName: '/1' },
    );
    expect(states(failed)).toEqual([
      [1, 'sent', null],
      [2, 'failed', 'NOT_SENT'],
    ]);
    expect(states(photosAfter(failed, { type: 'send', id: 2 }))[1]).toEqual([2, 'sending', null]);
  });

  it('forgets a removed photo, whatever its answer says later', () => {
    const photos = after(add(1, 2), { type: 'remove', id: 1 }, { type: 'sent', id: 1, fileName: '/1' });
    expect(states(photos)).toEqual([[2, 'sending', null]]);
  });
});
