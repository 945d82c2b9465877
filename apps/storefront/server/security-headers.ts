/** What kind of answer the headers are for. */
export interface HeaderPolicy {
  /** Whether the public scheme is https. */
  readonly secure: boolean;
  /** Present for HTML of ours: the nonce of this one response. */
  readonly nonce?: string;
  /** Whether the path carries a secret (a gift link): no referrer at all. */
  readonly secretPath?: boolean;
  /** Further origins a form may lead to: a real identity or payment provider. */
  readonly formTargets?: readonly string[];
}

const NONCE_BYTES = 16;
/** Nonces drawn at once: asking the system for each costs as much as the rest of a kept page's headers. */
const NONCES_DRAWN = 256;

let drawn = Buffer.alloc(0);

/** A fresh nonce of 128 random bits; never reused, never part of a cached page. Source: OWASP ASVS 5.0 3.4.3. */
export function createNonce(): string {
  if (drawn.length === 0) drawn = Buffer.from(crypto.getRandomValues(new Uint8Array(NONCE_BYTES * NONCES_DRAWN)));
  const nonce = drawn.toString('base64', 0, NONCE_BYTES);
  drawn = drawn.subarray(NONCE_BYTES);
  return nonce;
}

/** The content policy of our HTML: scripts by nonce alone, one Trusted Types policy, no plug-ins, no frames. */
export function contentPolicy(nonce: string, policy: HeaderPolicy): string {
  const directives = [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "media-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    `form-action ${["'self'", ...(policy.formTargets ?? [])].join(' ')}`,
    "require-trusted-types-for 'script'",
    'trusted-types dealstore',
  ];
  if (policy.secure) directives.push('upgrade-insecure-requests');
  return directives.join('; ');
}

/** Adds the headers every answer carries, errors and static files too. Source: OWASP ASVS 5.0 3.4. */
export function secureHeaders(headers: Headers, policy: HeaderPolicy): void {
  setIfAbsent(headers, 'x-content-type-options', 'nosniff');
  setIfAbsent(headers, 'cross-origin-opener-policy', 'same-origin-allow-popups');
  setIfAbsent(headers, 'cross-origin-resource-policy', 'same-origin');
  setIfAbsent(headers, 'referrer-policy', policy.secretPath ? 'no-referrer' : 'strict-origin-when-cross-origin');
  setIfAbsent(headers, 'permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=()');
  setIfAbsent(headers, 'x-frame-options', 'DENY');
  if (policy.secure) headers.set('strict-transport-security', 'max-age=63072000; includeSubDomains');
  if (policy.nonce !== undefined) headers.set('content-security-policy', contentPolicy(policy.nonce, policy));
  else setIfAbsent(headers, 'content-security-policy', "default-src 'none'; frame-ancestors 'none'");
  headers.delete('x-powered-by');
}

function setIfAbsent(headers: Headers, name: string, value: string): void {
  if (!headers.has(name)) headers.set(name, value);
}
