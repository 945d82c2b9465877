import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../testing/seeded-random.ts';
import { arrivalOf } from './arrival.ts';
import { clientIdFromCookie } from './client-id-cookie.ts';

const HERE = { origin: 'https://shop.test', search: '?utm_source=kakao&rid=' };

describe('the first address of a visit', () => {
  it('has its own query and the referring page, without the referrer’s query [TRACK-20]', () => {
    const arrival = arrivalOf(HERE, 'https://search.example/result?q=secret#top');
    expect([arrival.query('utm_source'), arrival.query('rid'), arrival.query('cid')]).toEqual(['kakao', '', null]);
    expect(arrival.referer).toBe('https://search.example/result');
  });

  it.each(['', 'about:blank', 'https://shop.test/product/1', 'javascript:alert(1)', 'nonsense'])(
    'has no referrer from %j',
    (referrer) => expect(arrivalOf(HERE, referrer).referer).toBe(null),
  );
});

describe('the client id', () => {
  it('is drawn once and kept in its cookie for a year [CONST-10, CONST-11]', () => {
    let cookie = 'lang=ko';
    const written: string[] = [];
    const jar = {
      read: () => cookie,
      write: (text: string) => {
        written.push(text);
        cookie = `lang=ko; ${text.split(';', 1).join()}`;
      },
    };
    const random = seededRandom(1);
    const id = clientIdFromCookie(jar, random);
    expect(id).toMatch(/^[A-Za-z0-9]{21}$/);
    expect(written).toEqual([`client_id=${id}; Path=/; Max-Age=31536000; SameSite=Lax`]);
    expect(clientIdFromCookie(jar, random)).toBe(id);
  });

  it.each(['client_id=short', 'client_id=<script>alert(1)</script>x', 'my_client_id=AAAAAAAAAAAAAAAAAAAAA'])(
    'is drawn anew in place of %s',
    (cookies) => {
      expect(clientIdFromCookie({ read: () => cookies, write: () => undefined }, seededRandom(1))).toMatch(
        /^(?!A{21})[A-Za-z0-9]{21}$/,
      );
    },
  );
});
