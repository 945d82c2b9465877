import { commerceError, DAY_MS, HOUR_MS } from '@dealstore/commerce-core/domain';
import { simulatedClock } from '@dealstore/commerce-core/testing';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contractOperations } from '../contract/document.ts';
import { createApp } from '../app.ts';
import { withTransaction } from '../database/database.ts';
import { freshDatabase, type TestDatabase } from '../testing/database/test-database.ts';
import { testParts, TEST_ORIGIN } from '../testing/http/test-call.ts';
import { insertGrades, insertMember, logInAs } from '../testing/rows/member-rows.ts';
import { deleteUnusedFilesJob } from './delete-unused-files.job.ts';
import { memoryFileStorage } from '../file-storage/memory-file-storage.ts';
import { createRenditions } from '../rendition/renditions.ts';
import { signPictures, takeFiles } from './file.ts';
import { pictureRoutes, removePicture } from './picture.routes.ts';

let test: TestDatabase;
let picture: Buffer<ArrayBuffer>;

beforeAll(async () => {
  test = await freshDatabase();
  await insertGrades(test.database);
  picture = Buffer.from(
    await sharp({ create: { width: 40, height: 30, channels: 3, background: 'red' } })
      .jpeg()
      .toBuffer(),
  );
});
afterAll(() => test.drop());

const path = contractOperations.find(({ operationId }) => operationId === 'uploadFile')?.path ?? '';

/** A member who sends pictures, and who serves them. */
async function openSender() {
  const clock = simulatedClock();
  const parts = testParts(test.database, { clock });
  const app = createApp(parts);
  const renditions = createRenditions({ cache: null, log: parts.log });
  const memberNo = await insertMember(test.database);
  const { bearer } = await logInAs(test.database, memberNo);
  const send = (body: Buffer<ArrayBuffer> = picture, own: Readonly<Record<string, string>> = {}) => {
    const headers = { 'content-type': 'application/octet-stream', authorization: `Bearer ${bearer}`, ...own };
    return app(new Request(TEST_ORIGIN + path, { method: 'POST', headers, body }));
  };
  const upload = async (): Promise<string> => {
    const { fileName }: { fileName: string } = await (await send()).json();
    return fileName;
  };
  const see = (name: string, method = 'GET') =>
    pictureRoutes({ ...parts, renditions })(new Request(`${TEST_ORIGIN}/files/${name}`, { method }));
  const take = (names: readonly string[], of = memberNo) =>
    withTransaction(test.database, (transaction) =>
      takeFiles(transaction, of, names, { now: clock.now(), published: true }),
    );
  const runJob = () =>
    withTransaction(test.database, (transaction) =>
      deleteUnusedFilesJob(parts.files).run(transaction, {
        jobNo: 1,
        payload: {},
        dueAt: clock.now(),
        now: clock.now(),
      }),
    );
  return { clock, send, upload, see, take, runJob };
}

describe('uploadFile', () => {
  it('stores a picture that its address shows, and as nothing but a picture [GAP-32]', async () => {
    const { send, see } = await openSender();
    const answer = await send();
    expect(answer.status).toBe(201);
    const { imageUrl, width, height } = await answer.json();
    expect({ width, height }).toEqual({ width: 40, height: 30 });
    const shown = await see(imageUrl.replace('/files/', ''));
    expect(shown?.status).toBe(200);
    expect(Object.fromEntries(shown?.headers ?? [])).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': expect.stringMatching(/^private, max-age=\d{3},/),
    });
    expect((await sharp(await shown?.arrayBuffer()).metadata()).format).toBe('webp');
    expect((await see(imageUrl.replace('/files/', ''), 'HEAD'))?.headers.get('content-length')).toBe(
      shown?.headers.get('content-length'),
    );
  });

  it('shows it in the size a page asks for, and never larger than it is', async () => {
    const { upload, take, see } = await openSender();
    const fileName = await upload();
    await take([fileName]);
    const small = await see(`${fileName}?w=200`);
    expect(small?.headers.get('content-type')).toBe('image/webp');
    expect(await sharp(await small?.arrayBuffer()).metadata()).toMatchObject({ format: 'webp', width: 40 });
    expect((await see(`${fileName}?w=201`))?.status).toBe(404);
    expect((await see(`${'0'.repeat(32)}.webp?w=200`))?.status).toBe(404);
  });

  it.each(['application/json', 'image/jpeg', 'multipart/form-data; boundary=x', 'text/html'])(
    'takes plain bytes only, not %s',
    async (type) => {
      const { send } = await openSender();
      expect((await send(picture, { 'content-type': type })).status).toBe(415);
    },
  );

  it('answers in the language that is asked for', async () => {
    const { send } = await openSender();
    const heic = Buffer.from('0000001866747970686569630000000068656963', 'hex');
    const refused = await (await send(heic, { 'accept-language': 'en' })).json();
    expect(refused).toMatchObject({ code: 'FILE_TYPE_UNSUPPORTED', message: expect.stringContaining('HEIC') });
  });

  it('takes sixty pictures of a member within an hour', async () => {
    const { send, clock } = await openSender();
    const broken = Buffer.from('ffd8ff00', 'hex');
    for (let count = 0; count < 60; count += 1) expect((await send(broken)).status).toBe(422);
    const refused = await send();
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
    clock.advance(HOUR_MS);
    expect((await send()).status).toBe(201);
  });
});

describe('many pictures at once', () => {
  // Where something else has the machine for ten seconds a picture is BUSY, as it should be; a fault fails it each time.
  it(
    'of one member wait or are refused as too many, never as broken, and do not make another member wait',
    { retry: 2 },
    async () => {
      const large = Buffer.from(
        await sharp({ create: { width: 1_200, height: 900, channels: 3, background: 'red' } })
          .jpeg()
          .toBuffer(),
      );
      const [one, other] = [await openSender(), await openSender()];
      const sent = Array.from({ length: 18 }, () => one.send(large));
      const [statuses, another] = [(await Promise.all(sent)).map(({ status }) => status), await other.send(large)];
      expect(new Set(statuses)).toEqual(new Set([201, 429]));
      expect(another.status).toBe(201);
    },
  );
});

describe('removePicture', () => {
  it('leaves no size of a picture behind, though one is asked for meanwhile', async () => {
    const fileNames = new Set<string>();
    const cache = {
      read: async () => null,
      write: async (name: string) => void fileNames.add(name),
      remove: async (name: string) => void fileNames.delete(name),
    };
    const renditions = createRenditions({ cache, log: { warn: () => undefined } });
    const small = { width: 200, format: 'webp' } as const;
    const files = memoryFileStorage();
    const whileRemoving = async (name: string): Promise<void> => {
      await renditions.render({ name, read: async () => picture }, small);
      await files.remove(name);
    };
    await removePicture({ files: { ...files, remove: whileRemoving }, renditions }, 'a.webp');
    expect([...fileNames]).toEqual([]);
  });
});

describe('a stored picture', () => {
  it.each(['x.webp', '../password', `${'0'.repeat(32)}.webp`, `${'0'.repeat(32)}.html`, '%2e%2e%2fpassword', ''])(
    'is not found as %j',
    async (name) => {
      const { see } = await openSender();
      expect((await see(name))?.status ?? 404).toBe(404);
    },
  );

  it('is taken once, by its member alone, and at most five together', async () => {
    const { upload, take } = await openSender();
    const names: string[] = [];
    for (let count = 0; count < 6; count += 1) names.push(await upload());
    const [first = '', second = ''] = names;
    const refusal = expect.objectContaining({ code: 'INVALID_REQUEST' });
    const stranger = await insertMember(test.database);
    await expect(take([first], stranger)).rejects.toEqual(refusal);
    await expect(take(names)).rejects.toEqual(refusal);
    await expect(take([first, first])).rejects.toEqual(refusal);
    await expect(take([first, `${'0'.repeat(32)}.webp`])).rejects.toEqual(refusal);
    await take([first, second]);
    await expect(take([second])).rejects.toEqual(refusal);
  });

  it('is deleted after a day unless something names it', async () => {
    const { upload, take, see, runJob, clock } = await openSender();
    const [unused, used] = [await upload(), await upload()];
    await take([used]);
    const address = async () =>
      [...(await signPictures(test.database, [`/files/${unused}`], clock.now())).values()][0] ?? '';
    const seen = async () => (await see((await address()).replace('/files/', '')))?.status;
    clock.advance(DAY_MS);
    await runJob();
    expect(await seen()).toBe(200);
    clock.advance(1);
    await runJob();
    expect([await seen(), (await see(used))?.status]).toEqual([404, 200]);
    await expect(take([unused])).rejects.toEqual(commerceError('INVALID_REQUEST', { details: expect.anything() }));
  });
});
