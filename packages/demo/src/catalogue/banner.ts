import {
  type EpochMs,
  TEMPORARY_EVENT,
  TEMPORARY_EVENT_BANNER_CODE,
  TEMPORARY_EVENT_FIRST_PHASE,
} from '@dealstore/commerce-core/domain';
import { daysAgo, kstHourOn } from './moment.ts';
import { posterUrl } from './poster.ts';
import { BOTTOM_POSTERS, MAIN_POSTERS, MIDDLE_POSTERS, TEMPORARY_POSTERS } from './words/banner.ts';
import { HEADER_POSTERS, MAIN_MENUS } from './words/menu.ts';
import type { Poster } from './words/poster.ts';
import { en, ko, type Word } from './words/word.ts';

interface Placed {
  readonly poster: Poster;
  readonly code: string;
  readonly type: 'MAIN' | 'MIDDLE' | 'BOTTOM' | null;
  readonly mainMenuNo: number | null;
  readonly landingUrl: string;
  /** Its name, where that is not the title of its picture. */
  readonly name?: Word;
  /** When it is shown; left out for the usual time around now. */
  readonly shown?: { readonly startsAt: Date; readonly endsAt: Date };
}

/** The banners of every place: typed ones for the home screen, code 000 for the main tabs, 011 for the header. */
export function bannerRows(now: EpochMs) {
  const typed = (
    type: 'MAIN' | 'MIDDLE' | 'BOTTOM',
    code: string,
    posters: readonly (Poster & { readonly landingUrl: string })[],
  ) => posters.map((poster): Placed => ({ poster, code, type, mainMenuNo: null, landingUrl: poster.landingUrl }));
  const placed: readonly Placed[] = [
    ...typed('MAIN', '100', MAIN_POSTERS),
    ...typed('MIDDLE', '200', MIDDLE_POSTERS),
    ...typed('BOTTOM', '300', BOTTOM_POSTERS),
    ...MAIN_MENUS.map((poster, index): Placed => ({
      poster,
      code: '000',
      type: null,
      mainMenuNo: index + 1,
      landingUrl: poster.tabUrl,
      name: poster.label,
    })),
    ...temporaryEvent(),
    ...HEADER_POSTERS.map((poster): Placed => ({
      poster,
      code: '011',
      type: null,
      mainMenuNo: null,
      landingUrl: poster.landingUrl,
    })),
  ];
  return placed.map(({ poster, code, type, mainMenuNo, landingUrl, shown, name = poster.title }, index) => ({
    bannerNo: index + 1,
    code,
    type,
    mainMenuNo,
    name: ko(name),
    nameEn: en(name),
    title: ko(poster.title),
    titleEn: en(poster.title),
    description: ko(poster.line),
    descriptionEn: en(poster.line),
    imageUrl: posterUrl(poster, type === 'MIDDLE' || type === 'BOTTOM' ? 'strip' : 'tall'),
    landingUrl,
    displayOrder: index + 1,
    startsAt: shown?.startsAt ?? daysAgo(now, 5),
    endsAt: shown?.endsAt ?? kstHourOn(now, 60, 24),
  }));
}

/** The page of the temporary event: one banner for each of its parts. Spec §4. */
function temporaryEvent(): readonly Placed[] {
  const ends = [TEMPORARY_EVENT.startAt, TEMPORARY_EVENT_FIRST_PHASE.endAt, TEMPORARY_EVENT.endAt];
  return TEMPORARY_POSTERS.map((poster, part) => ({
    poster,
    code: TEMPORARY_EVENT_BANNER_CODE,
    type: null,
    mainMenuNo: null,
    landingUrl: poster.landingUrl,
    shown: { startsAt: new Date(ends[part] ?? 0), endsAt: new Date(ends[part + 1] ?? 0) },
  }));
}
