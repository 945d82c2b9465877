import { MINUTE_MS } from '@dealstore/commerce-core/domain';
import { simulatedClock } from '@dealstore/commerce-core/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withTransaction } from '../database/database.ts';
import { createRenditions } from '../rendition/renditions.ts';
import { freshDatabase, type TestDatabase } from '../testing/database/test-database.ts';
import { testParts, TEST_ORIGIN } from '../testing/http/test-call.ts';
import { insertGrades, insertMember } from '../testing/rows/member-rows.ts';
import { releaseFiles, signPictures, takeFiles } from './file.ts';
import { insertFile } from './file.store.ts';
import { pictureRoutes } from './picture.routes.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await freshDatabase();
  await insertGrades(test.database);
});
afterAll(() => test.drop());

const NAMES = ['a', 'b'].map((digit) => `${digit.repeat(32)}.webp`);

/** A shop with two pictures of a member, used by a claim. */
async function openPictures() {
  const clock = simulatedClock();
  const { database } = test;
  const parts = testParts(database, { clock });
  const memberNo = await insertMember(database);
  await database.deleteFrom('uploadedFile').execute();
  for (const fileName of NAMES) {
    const bytes = new TextEncoder().encode(fileName);
    await insertFile(database, { fileName, memberNo, bytes, width: 1, height: 1, now: clock.now() });
    await parts.files.write(fileName, bytes);
  }
  const take = (published: boolean) =>
    withTransaction(database, (transaction) =>
      takeFiles(transaction, memberNo, NAMES, { now: clock.now(), published }),
    );
  const release = () => withTransaction(database, (transaction) => releaseFiles(transaction, memberNo, NAMES));
  const show = pictureRoutes({ ...parts, renditions: createRenditions({ cache: null, log: parts.log }) });
  const see = async (path: string) => {
    const response = await show(new Request(TEST_ORIGIN + path));
    return { status: response?.status, cacheControl: response?.headers.get('cache-control') };
  };
  const sign = async () => {
    const urls = NAMES.map((name) => `/files/${name}`);
    const signed = await signPictures(database, urls, clock.now());
    return urls.map((url) => signed.get(url) ?? '');
  };
  return { clock, take, release, see, sign };
}

describe('a picture of a claim', () => {
  it('is shown at its signed address for ten minutes or a little more, and at no other time', async () => {
    const { clock, take, see, sign } = await openPictures();
    await take(false);
    for (let step = 0; step < 5; step += 1) {
      const [address = ''] = await sign();
      expect(await see(address)).toEqual({
        status: 200,
        cacheControl: expect.stringMatching(/^private, max-age=\d{3},/),
      });
      clock.advance(10 * MINUTE_MS - 1);
      expect((await see(address)).status).toBe(200);
      clock.advance(5 * MINUTE_MS + 1);
      expect(await see(address)).toEqual({ status: 404, cacheControl: 'no-store' });
      clock.advance(7 * MINUTE_MS + step);
    }
  });

  it('is not shown without a signature, with that of another picture or with a later time', async () => {
    const { clock, take, see, sign } = await openPictures();
    await take(false);
    const [one = '', other = ''] = await sign();
    const [, , ticket = '', name = ''] = one.split('/');
    const [until = '', signature = ''] = [ticket.slice(0, ticket.indexOf('-')), ticket.slice(ticket.indexOf('-') + 1)];
    const later = (clock.now() + 60 * MINUTE_MS).toString(36);
    const forged = [
      `/files/${name}`,
      other.replace(NAMES[1] ?? '', name),
      `/files/${later}-${signature}/${name}`,
      `/files/${until}-${'A'.repeat(43)}/${name}`,
      `/files/${until}-/${name}`,
      `/files/-${signature}/${name}`,
      `/files/${ticket}/${ticket}/${name}`,
    ];
    for (const address of forged) expect([address, (await see(address)).status]).toEqual([address, 404]);
    expect((await see(`${one}?w=201`)).status).toBe(404);
    expect((await see(one)).status).toBe(200);
  });

  it('has one address for some minutes, so that a browser does not load it again', async () => {
    const { clock, sign } = await openPictures();
    const first = await sign();
    clock.advance(1);
    const second = await sign();
    clock.advance(1);
    const third = await sign();
    expect([second, third].some((addresses) => addresses[0] === first[0] || addresses[0] === second[0])).toBe(true);
  });
});

describe('a picture of a review', () => {
  it('is everybody’s until the review lets go of it', async () => {
    const { take, release, see, sign } = await openPictures();
    expect((await see(`/files/${NAMES[0] ?? ''}`)).status).toBe(404);
    await take(true);
    expect(await see(`/files/${NAMES[0] ?? ''}`)).toEqual({
      status: 200,
      cacheControl: 'private, max-age=31536000, immutable',
    });
    expect((await see((await sign())[0] ?? '')).status).toBe(200);
    await release();
    expect((await see(`/files/${NAMES[0] ?? ''}`)).status).toBe(404);
  });
});
