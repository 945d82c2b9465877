import type { AppLinks, Language, Platform } from '@dealstore/commerce-core/domain';
import type { QueryKey } from '@tanstack/react-query';
import { createContext, use } from 'react';
import type { RedirectReason } from './redirect-reason.ts';
import type { ShopFacts } from './shop-config.ts';

/** Facts of a document, which never change while it is open. Never a token. */
export interface PageFacts {
  readonly language: Language;
  readonly platform: Platform;
  readonly loggedIn: boolean;
  /** The log-in this document was written for, as the readable cookie names it; absent for a guest. */
  readonly login?: string;
  /** That this visitor chose lists in rows; absent where the cards are in columns. */
  readonly cards?: 'rows';
  readonly redirectReason: RedirectReason | null;
  readonly sandbox: boolean;
  /** Public key of the shop at Kakao; absent where pages are shared to KakaoTalk by other ways. */
  readonly kakaoKey?: string;
  /** The shop's app; absent where it is not to be offered. */
  readonly app?: AppLinks;
  readonly shop: ShopFacts;
  readonly notFound: boolean;
  /** What the route of this document is called. */
  readonly title: string;
}

/** A query that was answered while its document was made. */
export interface AnsweredQuery {
  readonly queryKey: QueryKey;
  readonly data: unknown;
}

/** The facts and the answered queries a document hands to the page that hydrates it. */
export interface PageState extends PageFacts {
  readonly queries: readonly AnsweredQuery[];
  /** When the oldest of them was answered. */
  readonly answeredAt: number;
  /** Whether it is a shell, written for no page and no visitor, that an offline device completes. */
  readonly isShell?: true;
}

/** The facts of the document around a component. */
export const PageFactsContext = createContext<PageFacts | null>(null);

/**
 * What the web host said about this document: language, platform, whether a member is logged in, the shop's identity.
 */
export function usePageFacts(): PageFacts {
  const facts = use(PageFactsContext);
  if (facts === null) throw new Error('usePageFacts needs the app around it');
  return facts;
}
