/** Only a guest's page has it. */
const LOG_IN_LINK = 'href="/auth/login';

type Language = 'ko' | 'en';

/** A client that asks for the same again and again. */
export interface Shopper {
  readonly name: string;
  readonly path: string;
  readonly language: Language;
  readonly headers: Readonly<Record<string, string>>;
  readonly isMember: boolean;
  /** What is only in a good answer to this very shopper. */
  readonly contains: string;
  /** What is only in a good answer to another client. */
  readonly foreign: readonly string[];
}

/** What a shopper heard, and when. */
export interface Answered {
  readonly shopper: Shopper;
  readonly at: number;
  readonly ms: number;
  readonly status: number;
  /** Whether it is a member's page whose own part did not come with it, so that the browser asks for that itself. */
  readonly isPartial: boolean;
  /** What should not be so; null when all is well. */
  readonly problem: string | null;
}

/** A member who shops, and who they are by their cookies or as a program. */
export interface ShoppingMember {
  readonly name: string;
  readonly userToken: string;
  readonly bearer: string;
}

/** Guests with pages, members with pages and calls of a browser, programs with a token of their own. */
export function shoppersOf(members: readonly ShoppingMember[]): readonly Shopper[] {
  const languages: readonly Language[] = ['ko', 'en'];
  const html = { accept: 'text/html' };
  const call = { accept: 'application/json', 'sec-fetch-site': 'same-origin' };
  return languages.flatMap((language, index) => {
    const [first = { name: '', userToken: '', bearer: '' }, second = first] = members.slice(index * 2);
    const login = `login${index}`;
    const session = `user_token=${first.userToken}; server_token=${first.bearer}; session_gen=${login}.1.a.b; server_gen=${login}`;
    // The server token of a browser that comes back is gone; each request obtains one.
    const returning = `user_token=${second.userToken}`;
    const account = '/api/oauth/v1/auth/account';
    return [
      { name: 'guest, home', path: '/', headers: html, contains: LOG_IN_LINK },
      { name: 'guest, product', path: `/product/${index + 1}`, headers: html, contains: LOG_IN_LINK },
      {
        name: 'member, page',
        path: '/myPage',
        headers: { ...html, cookie: session },
        contains: first.name,
      },
      {
        name: 'member, call',
        path: account,
        headers: { ...call, cookie: session },
        contains: first.name,
      },
      {
        name: 'returning member, call',
        path: account,
        headers: { ...call, cookie: returning },
        contains: second.name,
      },
      {
        name: 'program',
        path: account,
        headers: { authorization: `Bearer ${first.bearer}` },
        contains: first.name,
      },
    ].map((shopper) => ({
      ...shopper,
      language,
      isMember: shopper.contains !== LOG_IN_LINK,
      foreign: [LOG_IN_LINK, ...members.map(({ name }) => name)].filter((words) => words !== shopper.contains),
    }));
  });
}

/**
 * Asks once, and says what is wrong with the answer: anything but a good one, a member's page without their own part,
 * or 503 that says when to come again.
 */
export async function askAs(url: string, shopper: Shopper): Promise<Answered> {
  const at = performance.now();
  const { path, language, contains, foreign, isMember } = shopper;
  const headers = { ...shopper.headers, 'accept-language': language };
  const response = await fetch(`${url}${path}`, { headers, redirect: 'manual' });
  const text = await response.text();
  const { status } = response;
  const isPage = shopper.headers['accept'] === 'text/html';
  const isPartial = status === 200 && isMember && isPage && !text.includes(contains);
  const problem = (): string | null => {
    const stranger = isMember ? foreign.find((words) => text.includes(words)) : undefined;
    if (stranger !== undefined) return `${status} for somebody else, with ${stranger}`;
    if (status === 200) return isPartial || text.includes(contains) ? null : `200 without ${contains}`;
    if (status !== 503) return `${status} ${text.slice(0, 200)}`;
    if (!response.headers.has('retry-after')) return '503 without Retry-After';
    if (isPage) {
      // The failure page, or the frame of the shop when the page's data did not come.
      return text.includes(`<html lang="${language}"`) ? null : `503 not in ${language}: ${text.slice(0, 200)}`;
    }
    return text.includes('"BUSY"') ? null : `503 ${text.slice(0, 200)}`;
  };
  return { shopper, at, ms: performance.now() - at, status, isPartial, problem: problem() };
}

/** Good answers a second. */
export function pace(answers: readonly Answered[]): number {
  const good = answers.filter(({ status }) => status === 200);
  const [first, last] = [good[0]?.at ?? 0, Math.max(...good.map(({ at, ms }) => at + ms), 0)];
  return last > first ? Math.round((good.length * 1_000) / (last - first)) : 0;
}
