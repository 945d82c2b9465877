import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { PageInput, PreparedPage } from '../src/entry-server.tsx';
import type { BuildOutput, RouteAssets } from './build-output.ts';
import { closePage, inTheme, openPage, type PageHead } from './page-html.ts';
import { WIDE_SCREEN } from './used-styles.ts';
import type { Theme } from './visitor.ts';

/**
 * Where React asks for the pictures of a page ahead of it. In a page that comes in one piece the pictures themselves ask no later.
 */
const PICTURES_AHEAD = /^(?:<link rel="preload" as="image"[^>]*>)+/;

/** A page whose data has arrived and which can be written. */
export interface RenderedPage {
  readonly prepared: PreparedPage;
  /** Everything, in order, for pages that are kept; what is in bytes has no nonce. */
  pieces(nonce: string): Promise<readonly (string | Uint8Array)[]>;
  /** Piece by piece, for pages of one visitor. */
  stream(nonce: string, theme: Theme | null): Promise<PassThrough>;
}

/** Fetches what a route's screen needs and readies its document. */
export async function renderPage(build: BuildOutput, input: PageInput, origin: string): Promise<RenderedPage> {
  const prepared = await build.entryServer.preparePage(input);
  const assets = build.assetsOf(prepared.shownFiles, prepared.state.language);
  const head = headOf(prepared, assets, origin);
  const foot = { state: prepared.state, start: assets.start };

  const stream = async (nonce: string, theme: Theme | null): Promise<PassThrough> => {
    const page = new PassThrough();
    page.write(inTheme(Buffer.from(openPage(head, nonce).join(assets.wholeStyle)), theme));
    const body = new PassThrough();
    await prepared.pipe(body, nonce);
    body.on('end', () => page.end(closePage(foot, nonce)));
    body.on('error', (cause) => page.destroy(cause));
    page.on('close', () => body.destroy());
    body.pipe(page, { end: false });
    return page;
  };
  return {
    prepared,
    stream,
    pieces: async (nonce) => {
      const html = (prepared.text() ?? (await pipedText(prepared, nonce))).replace(PICTURES_AHEAD, '');
      const isPhone = input.facts.platform !== 'PC';
      const wholeStyleFor = isPhone ? WIDE_SCREEN : 'print';
      const [beforeStyle, afterStyle] = openPage({ ...head, wholeStyleFor }, nonce);
      return [beforeStyle, assets.usedStyles(html, isPhone), afterStyle, html, closePage(foot, nonce)];
    },
  };
}

/** The app's HTML once all it waits for is there. */
async function pipedText(prepared: PreparedPage, nonce: string): Promise<string> {
  const body = new PassThrough();
  const [html] = await Promise.all([text(body), prepared.pipe(body, nonce)]);
  return html;
}

function headOf(prepared: PreparedPage, assets: RouteAssets, origin: string): PageHead {
  const { meta, canonicalPath } = prepared;
  return {
    language: prepared.state.language,
    title: meta.title,
    description: meta.description,
    imageUrl: meta.imageUrl === null ? null : new URL(meta.imageUrl, origin).href,
    canonical: canonicalPath === null ? null : origin + canonicalPath,
    noIndex: meta.noIndex || prepared.status !== 200,
    structured: meta.structured.map((data) => recordWithOrigin(data, origin)),
    styles: assets.styles,
    wholeStyleFor: null,
  };
}

/** Completes the paths in data for search engines, which want whole addresses. */
function withOrigin(data: unknown, origin: string): unknown {
  if (typeof data === 'string') return data.startsWith('/') ? origin + data : data;
  if (Array.isArray(data)) return data.map((item) => withOrigin(item, origin));
  return typeof data === 'object' && data !== null ? recordWithOrigin(data, origin) : data;
}

function recordWithOrigin(record: object, origin: string): object {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, withOrigin(value, origin)]));
}
