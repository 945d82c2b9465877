import type { PopupNo } from '@dealstore/commerce-core/domain';

/** Whether a popup has been put off. */
export function isPutOff(popupNo: PopupNo, cookies: string): boolean {
  return cookies.split('; ').includes(`popup_${popupNo}=off`);
}

/** Puts a popup off; in a cookie, for a log-out forgets everything else that is kept on a device. */
export function putOff(popupNo: PopupNo, seconds: number): string {
  return `popup_${popupNo}=off; Path=/; Max-Age=${seconds}; SameSite=Lax`;
}
