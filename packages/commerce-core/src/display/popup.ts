import { endOfKstDayAfter } from '../value/calendar.ts';
import type { PopupNo } from '../value/identifiers.ts';
import { type EpochMs, SECOND_MS } from '../value/time.ts';

/** Where a popup is shown. The vendor’s names. */
export type PopupType = 'MAIN' | 'CATEGORY' | 'EVENT' | 'PRODUCT';

/** A notice over a page. The vendor’s shape. */
export interface Popup {
  readonly popupNo: PopupNo;
  readonly title: string;
  /** HTML. */
  readonly content: string;
  /** Whether it can be put off for the day; for seven days every one can. */
  readonly visibleToday: boolean;
}

/** For how long a popup can be put off: today, or seven days. Source: 전자상거래법 21조의2 wants seven at least. */
export type PopupPause = 'TODAY' | 'WEEK';

/**
 * Seconds for which a popup that is put off now stays away: to the end of the Korean day, or of the seventh after it.
 */
export function popupPauseS(pause: PopupPause, now: EpochMs): number {
  return Math.ceil((endOfKstDayAfter(now, pause === 'TODAY' ? 0 : 7) - now) / SECOND_MS);
}

/** The first popup that is not put off; null when there is none. */
export function popupToShow(popups: readonly Popup[], isPutOff: (popupNo: PopupNo) => boolean): Popup | null {
  return popups.find(({ popupNo }) => !isPutOff(popupNo)) ?? null;
}
