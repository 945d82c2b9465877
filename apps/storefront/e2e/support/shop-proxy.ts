import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, request as ask, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';

/** A proxy between a browser and the shop. */
export interface ShopProxy {
  /** Host and port. */
  readonly address: string;
  /** Cuts the network behind it off, or lets it through again. */
  setOffline(isOffline: boolean): void;
  close(): void;
}

/**
 * Starts a proxy that puts a script at the beginning of every document, as an app puts its objects on its pages: for a
 * browser that cannot be told to. The page's policy is given the hash of that script. Without one it changes nothing.
 */
export async function startShopProxy(script: string | null): Promise<ShopProxy> {
  let isCut = false;
  const server = createServer((request, response) => {
    if (isCut) response.destroy();
    else forward(request, response, script).catch(() => response.destroy());
  });
  // Playwright asks for the calls of its own in this way.
  server.on('connect', ({ url = '' }, socket) => {
    const { hostname, port } = new URL(`http://${url}`);
    const shop = connect(Number(port), hostname, () => socket.write('HTTP/1.1 200 OK\r\n\r\n'));
    for (const end of [shop, socket]) end.on('error', () => [shop, socket].map((one) => one.destroy()));
    shop.pipe(socket).pipe(shop);
  });
  const listening = server.listen(0, '127.0.0.1');
  await new Promise((resolve) => listening.once('listening', resolve));
  const address = listening.address();
  return {
    address: `127.0.0.1:${isAddress(address) ? address.port : 0}`,
    setOffline: (isOffline) => {
      isCut = isOffline;
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function forward(request: IncomingMessage, response: ServerResponse, script: string | null): Promise<void> {
  const { url = '', method = 'GET' } = request;
  const headers = { ...request.headers, 'accept-encoding': 'identity' };
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    request.pipe(ask(url, { method, headers }, resolve).once('error', reject));
  });
  const { statusCode = 502, headers: answered } = answer;
  if (script === null || answered['content-type']?.startsWith('text/html') !== true) {
    response.writeHead(statusCode, answered);
    await pipeline(answer, response);
    return;
  }
  const page = (await buffer(answer)).toString('utf8').replace('<head>', () => `<head><script>${script}</script>`);
  const hash = `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
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
