import {
  catalogueEntry,
  commerceError,
  isErrorCode,
  toCommerceError,
  type Language,
} from '@dealstore/commerce-core/domain';
import { errorMessage } from '../http/error-message.ts';
import { pageLanguage } from '../http/page-language.ts';
import { pathOf } from '../http/request-path.ts';
import { html, type Html } from './html.ts';
import { readForm } from './form.ts';
import { claimPages } from './claim/claim.pages.ts';
import { fulfillmentPages } from './fulfillment/fulfillment.pages.ts';
import { identityPages } from './identity/identity.pages.ts';
import { inquiryPages } from './inquiry/inquiry.pages.ts';
import { reviewPages } from './review/review.pages.ts';
import { messagePages } from './message/message.pages.ts';
import { visitsPages } from './visits/visits.pages.ts';
import { paymentPages } from './payment/payment.pages.ts';
import type { SandboxPages, SandboxParts, SandboxRoute } from './sandbox-parts.ts';
import { sandboxResponse } from './sandbox-page.ts';

/** All pages of the sandbox, in the order of the front page. */
const PAGES: readonly ((parts: SandboxParts) => SandboxPages)[] = [
  fulfillmentPages,
  claimPages,
  paymentPages,
  identityPages,
  inquiryPages,
  reviewPages,
  messagePages,
  visitsPages,
];

const TITLE: Readonly<Record<Language, string>> = { ko: '샌드박스', en: 'Sandbox' };

/** The sandbox's pages under `/sandbox`; null for any other path. Mount it only where the sandbox is on. */
export function sandboxRoutes(
  parts: SandboxParts,
): (request: Request, clientAddress: string) => Promise<Response | null> {
  const routes = sandboxRoutesOf(parts);
  return async (request, clientAddress) => {
    const pathname = pathOf(request);
    if (pathname !== '/sandbox' && !pathname.startsWith('/sandbox/')) return null;
    const language = pageLanguage(request);
    try {
      const { route, path } = findRoute(routes, request.method, pathname);
      const form = route.method === 'POST' ? await readForm(request, parts.publicOrigin) : new URLSearchParams();
      const query = new URL(request.url).searchParams;
      const userAgent = request.headers.get('user-agent') ?? '';
      return await route.handle({ path, query, form, language, clientAddress, userAgent });
    } catch (thrown) {
      return failure(thrown, language, parts);
    }
  };
}

/** Every page and form target of the sandbox. */
export function sandboxRoutesOf(parts: SandboxParts): readonly SandboxRoute[] {
  const made = PAGES.map((pages) => pages(parts));
  return [...made.flatMap(({ routes }) => routes), frontPage(made)];
}

function findRoute(routes: readonly SandboxRoute[], method: string, path: string) {
  for (const route of routes) {
    const match = route.path.exec(path);
    if (match !== null && route.method === method) return { route, path: match.groups ?? {} };
  }
  throw commerceError('NOT_FOUND');
}

function frontPage(made: readonly SandboxPages[]): SandboxRoute {
  return {
    method: 'GET',
    path: /^\/sandbox\/?$/,
    handle: async ({ language }) => {
      const sections: Html[] = [];
      for (const { section } of made) if (section !== null) sections.push(await section(language));
      return sandboxResponse({
        language,
        title: TITLE[language],
        body: html`<h1>${TITLE[language]}</h1>
          ${sections}`,
      });
    },
  };
}

function failure(thrown: unknown, language: Language, parts: SandboxParts): Response {
  const error = toCommerceError(thrown);
  const code = isErrorCode(error.code) && error.code !== 'RESPONSE_INVALID' ? error.code : 'INTERNAL';
  if (code === 'INTERNAL') parts.log.error({ err: thrown }, 'sandbox failed');
  const title = TITLE[language];
  return sandboxResponse({
    language,
    title,
    status: catalogueEntry(code).status ?? 500,
    body: html`<h1>${errorMessage(code, language)}</h1>
      <p><a class="button" href="/sandbox">${title}</a></p>`,
  });
}
