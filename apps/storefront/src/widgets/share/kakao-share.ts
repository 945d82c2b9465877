import type { SharedPage } from '@dealstore/commerce-core/domain';
import { KAKAO_SDK } from '../../page/kakao-sdk.ts';
import { trustedScript } from '../../page/trusted-script.ts';

/** As much of Kakao's script as is used. Source: developers.kakao.com (JavaScript SDK reference). */
interface Kakao {
  isInitialized(): boolean;
  init(key: string): void;
  readonly Share: { sendDefault(message: object): void };
}

declare global {
  interface Window {
    /** Missing until its script has come. */
    readonly Kakao?: Kakao;
  }
}

let loading: Promise<Kakao | null> | null = null;

/**
 * Brings Kakao's script; null when it cannot be loaded. Call it before the press that shares: a phone
 * opens an app within one only.
 */
export function loadKakao(key: string): Promise<Kakao | null> {
  loading ??= load(key);
  return loading;
}

async function load(key: string): Promise<Kakao | null> {
  await insertScript();
  const kakao = window.Kakao;
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
  script.src = trustedScript(KAKAO_SDK.src);
  script.integrity = KAKAO_SDK.integrity;
  script.crossOrigin = 'anonymous';
  document.head.append(script);
  return new Promise((resolve) => {
    script.onload = script.onerror = () => resolve();
  });
}
