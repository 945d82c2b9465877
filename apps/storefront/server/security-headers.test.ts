import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createNonce, hashContentPolicy, nonceContentPolicy, secureHeaders } from './security-headers.ts';

const headersFor = (policy: Parameters<typeof secureHeaders>[1]) => {
  const headers = new Headers({ 'x-powered-by': 'x' });
  secureHeaders(headers, policy);
  return headers;
};

describe('security headers', () => {
  it('let only inline scripts with the nonce of this one response run', () => {
    const policy = nonceContentPolicy('abc', { secure: true });
    expect(policy).toContain("script-src 'nonce-abc' 'strict-dynamic';");
    expect(policy).toContain("style-src 'self' 'nonce-abc';");
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy.match(/script-src[^;]*/g)?.join()).not.toContain('unsafe');
  });

  it('let only inline code run whose hash the content policy of a cached page names', () => {
    const policy = hashContentPolicy({ scripts: ['run()', Buffer.from('글')], styles: ['p{}'] }, { secure: false });
    const [one, two, three] = ['run()', '글', 'p{}'].map((code) => createHash('sha256').update(code).digest('base64'));
    expect(policy).toContain(`script-src 'self' 'sha256-${one}' 'sha256-${two}';`);
    expect(policy).toContain(`style-src 'self' 'sha256-${three}';`);
    expect(policy.match(/(?:script|style)-src [^;]*/g)?.join()).not.toMatch(/unsafe|nonce/);
    expect(policy).toContain("require-trusted-types-for 'script'");
  });

  it('let Kakao’s script in by its whole address, and its page be sent to, only where the shop has a key', () => {
    const of = (usesKakao: boolean) => [
      nonceContentPolicy('abc', { secure: true, usesKakao }),
      hashContentPolicy({ scripts: ['run()'], styles: [] }, { secure: true, usesKakao }),
    ];
    for (const policy of of(false)) expect(policy).not.toContain('kakao');
    for (const policy of of(true)) {
      expect(policy).toMatch(/script-src [^;]* https:\/\/t1\.kakaocdn\.net\/kakao_js_sdk\/[\d.]+\/kakao\.min\.js;/);
      expect(policy).toContain("form-action 'self' https://sharer.kakao.com;");
      expect(policy).toContain('frame-src kakaolink:;');
      expect(policy).toContain("connect-src 'self';");
      expect(policy).toContain('trusted-types dealstore');
    }
  });

  it('never repeat a nonce', () => {
    const nonces = new Set(Array.from({ length: 1_000 }, createNonce));
    expect(nonces.size).toBe(1_000);
    expect([...nonces].every((nonce) => Buffer.from(nonce, 'base64').length === 16)).toBe(true);
  });

  it('ask for https only where the public scheme is https', () => {
    expect(headersFor({ secure: true }).get('strict-transport-security')).toContain('max-age=63072000');
    expect(headersFor({ secure: false }).get('strict-transport-security')).toBeNull();
  });

  it('are on every response, also on those without a page', () => {
    const headers = headersFor({ secure: false });
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('x-powered-by')).toBeNull();
  });

  it('send no referrer from a gift link', () => {
    expect(headersFor({ secure: true, secretPath: true }).get('referrer-policy')).toBe('no-referrer');
  });
});
