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
import { claimPart } from './claim/claim.part.ts';
import { fulfillmentPart } from './fulfillment/fulfillment.part.ts';
import { identityPart } from './identity/identity.part.ts';
import { inquiryPart } from './inquiry/inquiry.part.ts';
import { reviewPart } from './review/review.part.ts';
import { messagePart } from './message/message.part.ts';
import { visitsPart } from './visits/visits.part.ts';
import { paymentPart } from './payment/payment.part.ts';
import type { SandboxPart, SandboxParts, SandboxRoute } from './sandbox-part.ts';
import { sandboxResponse } from './sandbox-page.ts';

/** Every part of the sandbox, in the order of the front page. */
const PARTS: readonly ((parts: SandboxParts) => SandboxPart)[] = [
  fulfillmentPart,
  claimPart,
  paymentPart,
  identityPart,
  inquiryPart,
  reviewPart,
  messagePart,
  visitsPart,
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
  const made = PARTS.map((part) => part(parts));
  return [...made.flatMap((part) => part.routes), frontPage(made)];
}

function findRoute(routes: readonly SandboxRoute[], method: string, path: string) {
  for (const route of routes) {
    const match = route.path.exec(path);
    if (match !== null && route.method === method) return { route, path: match.groups ?? {} };
  }
  throw commerceError('NOT_FOUND');
}

function frontPage(made: readonly SandboxPart[]): SandboxRoute {
  return {
    method: 'GET',
    path: /^\/sandbox\/?$/,
    handle: async ({ language }) => {
      const sections: Html[] = [];
      for (const part of made) if (part.section !== null) sections.push(await part.section(language));
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
