import { createServer, type IncomingMessage, request as ask, type Server, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';

/** A way to the shop over which a build can be deployed while browsers are on it. */
export interface Deploys {
  readonly origin: string;
  /** From now on the shop is of the next build, and has no file of the one before. */
  deploy(): void;
  close(): void;
}

/** What the names of the next build's files end with. */
export const NEXT = '_next';

/** Files of a build as documents, scripts and lists of what is fetched ahead name them. */
const FILE = /((?:\.|static)\/)([\w-]+)(\.(?:js|css))\b/g;
const NAMES_FILES = /^(?:text\/html|text\/javascript|text\/css)/;

/**
 * Stands before a shop as a second build of it would: all files under names of their own, named so by everything that
 * names one. Its documents carry no policy, which lists the inline code of the first build.
 */
export async function startDeploys(shop: string): Promise<Deploys> {
  let isNext = false;
  const server = createServer((request, response) => {
    forward(request, response, { shop: new URL(shop), origin, isNext }).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const origin = `http://localhost:${portOf(server)}`;
  return {
    origin,
    deploy: () => void (isNext = true),
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

interface Standing {
  readonly shop: URL;
  readonly origin: string;
  readonly isNext: boolean;
}

async function forward(
  request: IncomingMessage,
  response: ServerResponse,
  { shop, origin, isNext }: Standing,
): Promise<void> {
  const { url = '/', method = 'GET' } = request;
  if (isNext && url.startsWith('/static/') && !url.includes(`${NEXT}.`)) {
    response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found');
    return;
  }
  const headers = { ...request.headers, host: shop.host, 'accept-encoding': 'identity' };
  if (request.headers.origin !== undefined) headers.origin = shop.origin;
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const options = { method, headers };
    request.pipe(ask(new URL(url.replace(`${NEXT}.`, '.'), shop), options, resolve).once('error', reject));
  });
  const { 'content-length': length, 'content-security-policy': _policy, ...answered } = answer.headers;
  if (answered.location !== undefined) answered.location = answered.location.replace(shop.origin, origin);
  const { statusCode = 502 } = answer;
  if (!isNext || !NAMES_FILES.test(answered['content-type'] ?? '')) {
    response.writeHead(statusCode, { ...answered, ...(length !== undefined && { 'content-length': length }) });
    await pipeline(answer, response);
    return;
  }
  const renamed = (text: string) => text.replaceAll(FILE, `$1$2${NEXT}$3`);
  if (typeof answered['link'] === 'string') answered['link'] = renamed(answered['link']);
  response.writeHead(statusCode, answered);
  response.end(renamed((await buffer(answer)).toString('utf8')));
}

function portOf(server: Server): number {
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}
