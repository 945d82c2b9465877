import type { Language } from '@dealstore/commerce-core/domain';
import type { AppParts } from '../app-parts.ts';
import { html, type Html } from './html.ts';

/** What the pages of the sandbox may use. */
export type SandboxParts = Pick<AppParts, 'database' | 'clock' | 'random' | 'log' | 'publicOrigin' | 'demo'>;

/** One request to a page of the sandbox. */
export interface Visit {
  /** Named groups of the page's path. */
  readonly path: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  /** Fields of a posted form; empty for GET. */
  readonly form: URLSearchParams;
  readonly language: Language;
  readonly clientAddress: string;
  readonly userAgent: string;
}

/** A page or a form target of the sandbox. */
export interface SandboxRoute {
  readonly method: 'GET' | 'POST';
  /** The whole path, with named groups: `/^\/sandbox\/payment\/(?<key>[\w-]+)$/`. */
  readonly path: RegExp;
  readonly handle: (visit: Visit) => Promise<Response>;
}

/** The pages that play one part of the outside world, and its section on `/sandbox`. */
export interface SandboxPages {
  readonly routes: readonly SandboxRoute[];
  /** What the front page shows of it; null for nothing. */
  readonly section: ((language: Language) => Promise<Html>) | null;
}

/** A section of the front page: what waits there, or that nothing does. */
export function listSection(title: string, items: readonly Html[], none: string): Html {
  const list = html`<ul class="list">
    ${items}
  </ul>`;
  return html`<section>
    <h2>${title}</h2>
    ${items.length === 0 ? html`<p class="soft">${none}</p>` : list}
  </section>`;
}
