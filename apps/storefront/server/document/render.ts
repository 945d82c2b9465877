import { PassThrough } from 'node:stream';
import type { PageInput, PreparedPage } from '../../src/entry-server.tsx';
import type { BuildOutput, RouteAssets } from '../files/build-output.ts';
import { closePage, openPage, type PageFoot, type PageHead } from './page-html.ts';
import type { InlineCode } from '../security-headers.ts';
import type { Theme } from '../request-context.ts';

/**
 * The preload links React writes before the HTML; in a document of one piece the images themselves are found as early.
 */
const IMAGE_PRELOADS = /^(?:<link rel="preload" as="image"[^>]*>)+/;

/** A page whose data is there, and which can be written as HTML. */
export interface LoadedPage {
  readonly prepared: PreparedPage;
  readonly assets: RouteAssets;
  readonly head: PageHead;
  readonly foot: PageFoot;
}

/** A document in one piece, and the inline code in it. */
export interface WholeDocument {
  readonly html: Uint8Array<ArrayBuffer>;
  readonly inline: InlineCode;
}

/** Fetches what the screen of a request needs, and what its document needs of the build. */
export async function loadPage(
  build: BuildOutput,
  input: PageInput,
  { origin, theme }: { readonly origin: string; readonly theme: Theme | null },
): Promise<LoadedPage> {
  const prepared = await build.entryServer.preparePage(input);
  const assets = build.assetsOf(prepared.shownFiles, prepared.state);
  return {
    prepared,
    assets,
    head: headOf(prepared, { styleSheet: build.styleSheet, earlyInput: build.earlyInput, origin, theme }),
    foot: { language: prepared.state.language, state: prepared.state, loadApp: assets.loadApp },
  };
}

/** Renders the document of a page in one piece, with the critical CSS of its HTML. */
export async function renderWhole({ prepared, assets, head, foot }: LoadedPage): Promise<WholeDocument> {
  const html = (await prepared.html()).replace(IMAGE_PRELOADS, '');
  const style = await assets.criticalCss(html);
  return {
    html: Buffer.concat([openPage(head, style, null), Buffer.from(html + closePage(foot, null))]),
    inline: { scripts: [head.earlyInput, foot.loadApp], styles: [style] },
  };
}

/** Renders the document of a page as a stream: what is ready is sent, what still waits for data follows. */
export async function renderStream({ prepared, head, foot }: LoadedPage, nonce: string): Promise<PassThrough> {
  const page = new PassThrough();
  page.write(openPage(head, null, nonce));
  const body = new PassThrough();
  await prepared.pipe(body, nonce);
  body.on('end', () => page.end(closePage(foot, nonce)));
  body.on('error', (cause) => page.destroy(cause));
  page.on('close', () => body.destroy());
  body.pipe(page, { end: false });
  return page;
}

function headOf(
  { meta, canonicalPath, state, status }: PreparedPage,
  page: Pick<PageHead, 'styleSheet' | 'earlyInput' | 'theme'> & { readonly origin: string },
): PageHead {
  const { styleSheet, earlyInput, theme, origin } = page;
  return {
    language: state.language,
    theme,
    title: meta.title,
    description: meta.description,
    imageUrl: meta.imageUrl === null ? null : new URL(meta.imageUrl, origin).href,
    canonical: canonicalPath === null ? null : origin + canonicalPath,
    noIndex: meta.noIndex || status !== 200,
    structured: meta.structured.map((data) => recordWithOrigin(data, origin)),
    styleSheet,
    earlyInput,
  };
}

/** Makes the paths in structured data absolute, as search engines require. */
function withOrigin(data: unknown, origin: string): unknown {
  if (typeof data === 'string') return data.startsWith('/') ? origin + data : data;
  if (Array.isArray(data)) return data.map((item) => withOrigin(item, origin));
  return typeof data === 'object' && data !== null ? recordWithOrigin(data, origin) : data;
}

function recordWithOrigin(record: object, origin: string): object {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, withOrigin(value, origin)]));
}
