import type { SharedPage } from '@dealstore/commerce-core/domain';
import { KAKAO_SDK } from '../../page/kakao-sdk.ts';

/** As much of Kakao's script as is used. Source: developers.kakao.com (JavaScript SDK reference). */
interface Kakao {
  isInitialized(): boolean;
  init(key: string): void;
  readonly Share: { sendDefault(message: object): void };
}

let loading: Promise<Kakao | null> | null = null;
let source: unknown = null;

/**
 * Brings Kakao's script; null when it cannot be had. Call it before the press that shares: a phone
 * opens an app within one only.
 */
export function loadKakao(key: string): Promise<Kakao | null> {
  loading ??= load(key);
  return loading;
}

async function load(key: string): Promise<Kakao | null> {
  await insertScript();
  const kakao: Kakao | undefined = Reflect.get(window, 'Kakao');
  // Asked for again when the sheet is opened the next time.
  if (kakao === undefined) loading = null;
  else if (!kakao.isInitialized()) kakao.init(key);
  return kakao ?? null;
}

/** Hands a page to KakaoTalk; false when its script refuses. */
export function shareByKakao(kakao: Kakao, { link, title }: SharedPage): boolean {
  try {
    kakao.Share.sendDefault({ objectType: 'text', text: title, link: { webUrl: link, mobileWebUrl: link } });
    return true;
  } catch {
    return false;
  }
}

function insertScript(): Promise<void> {
  const script = document.createElement('script');
  // A policy can be made once in a document.
  source ??= trusted(KAKAO_SDK.src);
  Reflect.set(script, 'src', source);
  script.integrity = KAKAO_SDK.integrity;
  script.crossOrigin = 'anonymous';
  document.head.append(script);
  return new Promise((resolve) => {
    script.onload = script.onerror = () => resolve();
  });
}

/**
 * The address as the page's one policy for scripts lets it through, and no other address.
 * Source: MDN (Trusted Types API).
 */
function trusted(address: string): unknown {
  const types: TrustedTypes | undefined = Reflect.get(window, 'trustedTypes');
  return (
    types
      ?.createPolicy('dealstore', {
        createScriptURL: (url) => {
          if (url !== KAKAO_SDK.src) throw new TypeError('the page loads no other script');
          return url;
        },
      })
      .createScriptURL(address) ?? address
  );
}

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { readonly createScriptURL: (url: string) => string },
  ): { createScriptURL(url: string): unknown };
}
