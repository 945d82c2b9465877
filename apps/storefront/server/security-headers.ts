import { createHash } from 'node:crypto';
import { KAKAO_SDK, KAKAO_SHARER } from '../src/page/kakao-sdk.ts';

/** What kind of response the headers are for. */
export interface HeaderPolicy {
  /** Whether the public scheme is https. */
  readonly secure: boolean;
  /** Whether pages are shared to KakaoTalk by Kakao's own script. */
  readonly usesKakao?: boolean;
  /** The `Content-Security-Policy` of a page; absent for what is no HTML of ours. */
  readonly contentPolicy?: string;
  /** Whether the path carries a secret (a gift link): no referrer at all. */
  readonly secretPath?: boolean;
}

/** The texts of inline scripts and styles in a page. JSON in a script element is data and needs no permission. */
export interface InlineCode {
  readonly scripts: readonly (string | Uint8Array)[];
  readonly styles: readonly (string | Uint8Array)[];
}

type PagePolicy = Pick<HeaderPolicy, 'secure' | 'usesKakao'>;

const NONCE_BYTES = 16;

/** A fresh nonce of 128 random bits; never reused, never part of a cached page. Source: OWASP ASVS 5.0 3.4.3. */
export function createNonce(): string {
  return Buffer.from(crypto.getRandomValues(new Uint8Array(NONCE_BYTES))).toString('base64');
}

/** The `Content-Security-Policy` of a page for one visitor: inline code by its nonce. */
export function nonceContentPolicy(nonce: string, policy: PagePolicy): string {
  return contentPolicy(`'nonce-${nonce}' 'strict-dynamic'`, `'nonce-${nonce}'`, policy);
}

/**
 * The `Content-Security-Policy` of a cached page: its own inline code by hashes, and files of the shop.
 * NOTE: `'strict-dynamic'` would not do here. What an inline script imports has that script's nonce, but not its hash.
 */
export function hashContentPolicy(inline: InlineCode, policy: PagePolicy): string {
  return contentPolicy(
    `'self' ${inline.scripts.map(hashSource).join(' ')}`,
    inline.styles.map(hashSource).join(' '),
    policy,
  );
}

function hashSource(code: string | Uint8Array): string {
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
}

/**
 * One Trusted Types policy, no plug-ins, no frames, nothing of other origins but Kakao's script and the page it sends a
 * link to, where the shop has a key of Kakao's. Source: OWASP ASVS 5.0 3.4.3.
 */
function contentPolicy(scriptSources: string, inlineStyles: string, { secure, usesKakao = false }: PagePolicy): string {
  const directives = [
    "default-src 'none'",
    `script-src ${scriptSources}${usesKakao ? ` ${KAKAO_SDK.src}` : ''}`,
    `style-src 'self' ${inlineStyles}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    // Where a browser takes neither an intent nor a link of an app, the script opens KakaoTalk by a hidden frame.
    ...(usesKakao ? ['frame-src kakaolink:'] : []),
    "base-uri 'none'",
    "frame-ancestors 'none'",
    `form-action 'self'${usesKakao ? ` ${KAKAO_SHARER}` : ''}`,
    "require-trusted-types-for 'script'",
    'trusted-types dealstore',
  ];
  if (secure) directives.push('upgrade-insecure-requests');
  return directives.join('; ');
}

/** The `Content-Security-Policy` of the service worker's script, which fetches for the shop's pages. */
export const WORKER_POLICY = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'";

/** Adds the headers every response carries, errors and static files too. Source: OWASP ASVS 5.0 3.4. */
export function secureHeaders(headers: Headers, policy: HeaderPolicy): void {
  setIfAbsent(headers, 'x-content-type-options', 'nosniff');
  setIfAbsent(headers, 'cross-origin-opener-policy', 'same-origin-allow-popups');
  setIfAbsent(headers, 'cross-origin-resource-policy', 'same-origin');
  setIfAbsent(headers, 'referrer-policy', policy.secretPath ? 'no-referrer' : 'strict-origin-when-cross-origin');
  setIfAbsent(headers, 'permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=()');
  setIfAbsent(headers, 'x-frame-options', 'DENY');
  if (policy.secure) headers.set('strict-transport-security', 'max-age=63072000; includeSubDomains');
  setIfAbsent(headers, 'content-security-policy', policy.contentPolicy ?? "default-src 'none'; frame-ancestors 'none'");
  headers.delete('x-powered-by');
}

function setIfAbsent(headers: Headers, name: string, value: string): void {
  if (!headers.has(name)) headers.set(name, value);
}
