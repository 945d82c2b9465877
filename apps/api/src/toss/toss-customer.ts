import { randomUUID } from 'node:crypto';
import { HOUR_MS, type MemberNo } from '@dealstore/commerce-core/domain';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { digest } from '../secret/secret.ts';
import { WINDOW_PATH } from './toss-payment.ts';

const COOKIE = 'toss_customer';
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
/** How long a browser keeps the id, in seconds: one hour. Spec §9. */
const COOKIE_TTL_S = HOUR_MS / 1000;

/**
 * The id Toss Payments knows a shopper by: a random one, which identifies no member, kept in a cookie so that it stays
 * the same when the shopper comes back within the hour. Source: https://docs.tosspayments.com/sdk/v2/js
 * (`customerKey`).
 * @param memberNo who pays; another member of the same browser gets another id
 * @param secure whether the public scheme is https
 */
export function customerKeyOf(context: Context, memberNo: MemberNo | null, secure: boolean): string {
  const [customerKey = '', owner] = getCookie(context, COOKIE)?.split('.') ?? [];
  const ownerOf = (key: string): string => digest(`${key} ${memberNo}`);
  if (UUID.test(customerKey) && owner === ownerOf(customerKey)) return customerKey;
  const key = randomUUID();
  setCookie(context, COOKIE, `${key}.${ownerOf(key)}`, {
    path: WINDOW_PATH,
    secure,
    httpOnly: true,
    sameSite: 'Lax',
    maxAge: COOKIE_TTL_S,
  });
  return key;
}
