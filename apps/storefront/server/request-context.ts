import { chooseLanguage, type HostKind, type Language, readHostKind } from '@dealstore/commerce-core/domain';
import { readCookies } from './session/cookies.ts';

/** The color scheme of the shop. */
export type Theme = 'light' | 'dark';

/** Lists of cards in columns, or one card a row. */
export type CardLayout = 'columns' | 'rows';

/** What a request says about its visitor, apart from the session. */
export interface RequestContext extends Pick<HostKind, 'platform' | 'connectType' | 'phoneOs'> {
  readonly language: Language;
  /** The theme the visitor chose; null follows their system. */
  readonly theme: Theme | null;
  /** How the visitor chose to see lists of cards. */
  readonly cardLayout: CardLayout;
  readonly requestId: string;
}

const REQUEST_ID = /^[A-Za-z0-9-]{8,64}$/;

/** Reads language (cookie, then browser, then Korean; Spec §1) and platform (Spec §3) of a request. */
export function readRequestContext(request: Request, appMarker: string): RequestContext {
  const givenId = request.headers.get('x-request-id') ?? '';
  const { platform, connectType, phoneOs } = readHostKind(request.headers.get('user-agent') ?? '', appMarker);
  return {
    language: readLanguage(request),
    platform,
    connectType,
    phoneOs,
    theme: readTheme(request),
    cardLayout: readCookies(request).get('cards') === 'rows' ? 'rows' : 'columns',
    requestId: REQUEST_ID.test(givenId) ? givenId : crypto.randomUUID(),
  };
}

/** The language of a request: its cookie, then the browser's, then Korean. Spec §1. */
export function readLanguage(request: Request): Language {
  return chooseLanguage({
    cookie: readCookies(request).get('lang'),
    acceptLanguage: request.headers.get('accept-language'),
  });
}

function readTheme(request: Request): Theme | null {
  const theme = readCookies(request).get('theme');
  return theme === 'light' || theme === 'dark' ? theme : null;
}
