import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { contractJson } from '../contract/document.ts';

const uiFolder = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));

/** Files of the reference page that are served, with their types. */
const FILES: Readonly<Record<string, string>> = {
  'swagger-ui.css': 'text/css; charset=utf-8',
  'swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
};

/**
 * The reference page has its own content policy: its library sets inline styles and data images, nothing from outside.
 */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Dealstore API reference</title>
    <link rel="stylesheet" href="/api/docs/swagger-ui.css" />
  </head>
  <body>
    <div id="reference"></div>
    <script src="/api/docs/swagger-ui-bundle.js"></script>
    <script src="/api/docs/start.js"></script>
  </body>
</html>
`;

const START = `SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#reference', validatorUrl: null, deepLinking: true });\n`;

/** Serves the bundled contract at `/openapi.json` and a browsable reference at `/docs`; null for everything else. */
export function referenceRoutes(): (request: Request, path: string) => Promise<Response | null> {
  return async (request, pathname) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return null;
    if (pathname === '/openapi.json') return page(contractJson, 'application/json; charset=utf-8');
    if (pathname === '/docs' || pathname === '/docs/') return page(PAGE, 'text/html; charset=utf-8');
    if (pathname === '/docs/start.js') return page(START, 'text/javascript; charset=utf-8');
    const file = pathname.startsWith('/docs/') ? pathname.slice('/docs/'.length) : '';
    const type = FILES[file];
    return type === undefined ? null : page(await readFile(join(uiFolder, file), 'utf8'), type);
  };
}

function page(text: string, type: string): Response {
  return new Response(text, {
    headers: { 'content-type': type, 'content-security-policy': POLICY, 'cache-control': 'no-cache' },
  });
}
