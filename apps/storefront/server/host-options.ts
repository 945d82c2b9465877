import type { Clock } from '@dealstore/commerce-core';
import type { CommerceErrorCode, Language } from '@dealstore/commerce-core/domain';
import type { ReadDirectly } from '@dealstore/commerce-core/adapters/http';
import type { PageVital } from '../src/page/page-vitals.ts';
import type { ShopConfig } from '../src/page/shop-config.ts';
import type { BuildOutput } from './files/build-output.ts';

/** Answers one request; the shape of the API, of the web host and of both together. */
export type Handler = (request: Request) => Promise<Response>;

/** All the web host needs of the process around it. */
export interface HostOptions {
  /** The API, in this process or behind a socket. */
  readonly backend: Handler;
  /** How a guest's page reads from an API in this process, without requests; absent, it reads by requests. */
  readonly readDirectly?: ReadDirectly;
  /** Scheme, host and port the public sees, without a path: decides cookie names and origin checks. */
  readonly publicOrigin: string;
  /** Whether `X-Forwarded-*` may be believed. */
  readonly trustProxy: boolean;
  /** Whether the sandbox plays identity, payment and messages: shown on every page. */
  readonly sandbox: boolean;
  /** Folder of the built storefront, holding `client/` and `server/`. */
  readonly distDir: string;
  /** That folder where it has been read already; absent, the host reads it. */
  readonly build?: Promise<BuildOutput>;
  readonly clock: Clock;
  /** The message of an error code, the same as the backend sends. Spec §8. */
  readonly errorMessage: (code: CommerceErrorCode, language: Language) => string;
  readonly config: HostConfig;
  /** Changes whenever catalogue pages must be rendered anew; absent, cached pages live by time alone. */
  readonly catalogueVersion?: () => Promise<string>;
  /** Called with each figure a page tells of itself, without anything of its visitor. */
  readonly measured?: (vital: PageVital) => void;
  /** Called with failures that a visitor only sees as an error page; never holds personal data. */
  readonly report?: (failure: HostFailure) => void;
}

/** The shop's identity, and the public identifiers the host presents at the token call. */
export interface HostConfig {
  readonly shop: ShopConfig;
  /** Basic credentials of the web client: an identifier, never the authorisation by itself. Spec §7. */
  readonly webClient: { readonly id: string; readonly password: string };
  /** The same for a page in a shell. Spec §7. */
  readonly appClient: { readonly id: string; readonly password: string };
  /** Public key by which pages are shared to KakaoTalk; absent, no script of Kakao is loaded. */
  readonly kakaoKey?: string;
}

/** A failure while handling a request. */
export interface HostFailure {
  readonly requestId: string;
  /** The route of the request, with names for its values. */
  readonly route: string;
  readonly cause: unknown;
}
