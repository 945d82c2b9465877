import { DEFAULT_APP_MARKER, readHostKind } from '../platform/platform.ts';

/** Browsers by a word of their identity strings; a browser that calls itself like others as well comes before them. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/KAKAOTALK/i, 'KakaoTalk'],
  [/NAVER\(inapp/i, 'NAVER'],
  [/\bLine\//, 'LINE'],
  [/\bInstagram\b/, 'Instagram'],
  [/\bFBA[NV]\b/, 'Facebook'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Whale\//, 'Whale'],
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/OPR\/|OPT\//, 'Opera'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/HeadlessChrome\/|Chrome\/|Chromium\/|CriOS\//, 'Chrome'],
  [/Version\/.*Safari\//, 'Safari'],
];

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/iPhone|iPod/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/CrOS/, 'ChromeOS'],
  [/Macintosh|Mac OS X/, 'Mac'],
  [/Linux|X11/, 'Linux'],
];

/**
 * The device of a log-in in words a member knows, out of fixed lists, so that no stranger's text is ever shown; empty
 * when nothing is known of it. A shell's web view has no browser to name. Assumed: which words.
 * @param marker how the shells of this shop call themselves
 * @example deviceLabel('Mozilla/5.0 (Windows NT 10.0; Win64; x64) … Chrome/140.0.0.0
 * Safari/537.36') // 'Chrome · Windows'
 */
export function deviceLabel(userAgent: string, marker: string = DEFAULT_APP_MARKER): string {
  const isShell = readHostKind(userAgent, marker).connectType === 'APP';
  const words = [isShell ? undefined : wordOf(BROWSERS, userAgent), wordOf(SYSTEMS, userAgent)];
  return words.filter((word) => word !== undefined).join(' · ');
}

function wordOf(list: readonly (readonly [RegExp, string])[], userAgent: string): string | undefined {
  return list.find(([sign]) => sign.test(userAgent))?.[1];
}
