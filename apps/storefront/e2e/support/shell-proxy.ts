import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, request as ask, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';

/** A proxy between a browser and the shop. */
export interface ShellProxy {
  /** Host and port. */
  readonly address: string;
  close(): void;
}

/**
 * Starts a proxy that puts a script at the beginning of every document, as an app puts its objects on its pages: for a
 * browser that cannot be told to. The page's policy is given the hash of that script.
 */
export async function startShellProxy(script: string): Promise<ShellProxy> {
  const hash = `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
  const server = createServer((request, response) => {
    forward(request, response, { script, hash }).catch(() => response.destroy());
  });
  const listening = server.listen(0, '127.0.0.1');
  await new Promise((resolve) => listening.once('listening', resolve));
  const address = listening.address();
  return {
    address: `127.0.0.1:${isAddress(address) ? address.port : 0}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function forward(
  request: IncomingMessage,
  response: ServerResponse,
  { script, hash }: { readonly script: string; readonly hash: string },
): Promise<void> {
  const { url = '', method = 'GET' } = request;
  const headers = { ...request.headers, 'accept-encoding': 'identity' };
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    request.pipe(ask(url, { method, headers }, resolve).once('error', reject));
  });
  const { statusCode = 502, headers: answered } = answer;
  if (answered['content-type']?.startsWith('text/html') !== true) {
    response.writeHead(statusCode, answered);
    await pipeline(answer, response);
    return;
  }
  const page = (await buffer(answer)).toString('utf8').replace('<head>', () => `<head><script>${script}</script>`);
  const policy = allowing(String(answered['content-security-policy'] ?? ''), hash);
  const { 'content-length': _length, ...rest } = answered;
  response.writeHead(statusCode, { ...rest, 'content-security-policy': policy });
  response.end(page);
}

/** A policy with one more script allowed. */
function allowing(policy: string, hash: string): string {
  return policy.includes('script-src ')
    ? policy.replace('script-src ', `script-src ${hash} `)
    : `${policy}; script-src ${hash}`;
}

function isAddress(address: AddressInfo | string | null): address is AddressInfo {
  return typeof address === 'object' && address !== null;
}
