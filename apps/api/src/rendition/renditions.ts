import { createHash } from 'node:crypto';
import { PICTURE_WIDTHS } from '@dealstore/commerce-core/domain';
import pLimit from 'p-limit';
import type { Log } from '../log.ts';
import { encode, rasterize, shrink } from './render-picture.ts';
import type { RenditionCache } from './rendition-cache.ts';
import { RENDITION_FORMATS, type Rendition } from './rendition.ts';

/** Changes with what makes other bytes of the same picture: the renderer, its fonts, the quality. */
const RENDERER = '1';
/** Most pictures made at a time. Assumed: they run on threads, beside what answers requests. */
const WORKERS = 2;
/** Most pictures waiting for their turn, some two seconds of work; the next is served as it is. Assumed. */
const WAITING_LIMIT = 64;

/** A picture before it is sized: an SVG as text, a photo by the name its bytes never change under. */
export type PictureSource =
  { readonly svg: string } | { readonly name: string; readonly read: () => Promise<Uint8Array> };

/** Makes each size of a picture once, when it is first asked for. */
export interface Renditions {
  /** The bytes, or null while too many others wait: then the picture itself is served. */
  render(source: PictureSource, rendition: Rendition): Promise<Uint8Array<ArrayBuffer> | null>;
  /** Removes every size of a photo. */
  forget(name: string): Promise<void>;
}

/** Makes renditions with a bounded number of workers; without a cache each request makes its own. */
export function createRenditions({
  cache,
  log,
}: {
  readonly cache: RenditionCache | null;
  readonly log: Pick<Log, 'warn'>;
}): Renditions {
  const limit = pLimit(WORKERS);
  const running = new Map<string, Promise<Uint8Array<ArrayBuffer> | null>>();

  async function load(name: string, source: PictureSource, rendition: Rendition) {
    const cached = (await cache?.read(name)) ?? null;
    if (cached !== null) return cached;
    if (limit.pendingCount >= WAITING_LIMIT) return null;
    const bytes = await limit(() => draw(source, rendition));
    // A full disk costs the time of drawing it again, never the picture.
    await cache?.write(name, bytes).catch((err: unknown) => log.warn({ err }, 'picture not cached'));
    return bytes;
  }

  return {
    render(source, rendition) {
      const name = nameOf(source, rendition);
      const shared = running.get(name);
      if (shared !== undefined) return shared;
      const loading = load(name, source, rendition).finally(() => running.delete(name));
      running.set(name, loading);
      return loading;
    },
    async forget(name) {
      const sizes = PICTURE_WIDTHS.flatMap((width) => RENDITION_FORMATS.map((format) => ({ width, format })));
      await Promise.all(sizes.map((size) => cache?.remove(nameOf({ name }, size))));
    },
  };
}

async function draw(source: PictureSource, rendition: Rendition): Promise<Uint8Array<ArrayBuffer>> {
  if ('svg' in source) return encode(await rasterize(source.svg, rendition.width), rendition.format);
  return encode(shrink(await source.read(), rendition.width), rendition.format);
}

/** By content, so that a drawing that is changed is drawn again; a photo never changes under its name. */
function nameOf(source: { readonly svg: string } | { readonly name: string }, { width, format }: Rendition): string {
  const content = 'svg' in source ? source.svg : `file ${source.name}`;
  const hash = createHash('sha256').update(`${RENDERER} ${width} ${format} ${content}`).digest('hex');
  return `${hash.slice(0, 32)}.${format}`;
}
