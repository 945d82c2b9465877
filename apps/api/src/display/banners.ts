import type { CallOf, JsonAnswer } from '../contract/operation.ts';
import type { Database } from '../database/database.ts';
import { inLanguage, memoizePerVersion, type View } from '../catalogue/catalogue.ts';
import { isShown } from './window.ts';

type Banner = JsonAnswer<'getBannersByType'>[number];
type BannerColumns = Awaited<ReturnType<typeof readBanners>>[number];

/** Banners of a shop at most. Assumed: more than any shop window holds. */
const BANNER_LIMIT = 2_000;

const bannersOf = memoizePerVersion(readBanners);
const mainMenusOf = memoizePerVersion((database: Database) =>
  database
    .selectFrom('mainMenu')
    .select(['mainMenuNo', 'menuType', 'label', 'labelEn'])
    .where('displayable', '=', true)
    .orderBy('displayOrder')
    .orderBy('mainMenuNo')
    .execute(),
);

function readBanners(database: Database) {
  return database
    .selectFrom('banner')
    .select([
      'bannerNo',
      'code',
      'type',
      'mainMenuNo',
      'name',
      'nameEn',
      'title',
      'titleEn',
      'description',
      'descriptionEn',
      'imageUrl',
      'landingUrl',
      'targetType',
      'displayOrder',
      'startsAt',
      'endsAt',
    ])
    .orderBy('displayOrder')
    .orderBy('bannerNo')
    .limit(BANNER_LIMIT)
    .execute();
}

/** Answers the banners of a place on the home screen that are shown now. Spec §7. */
export async function bannersByType(
  view: View,
  type: CallOf<'getBannersByType'>['path']['type'],
): Promise<readonly Banner[]> {
  return shownBanners(view, (banner) => banner.type === type);
}

/** Answers the banners of a code that are shown now; none for an unknown code. Spec §7. */
export async function bannersByCode(view: View, code: string): Promise<readonly Banner[]> {
  return shownBanners(view, (banner) => banner.code === code);
}

/** Answers the entries of the main menu, each with its banners that are shown now. Spec §7. */
export async function mainMenu(view: View): Promise<JsonAnswer<'getMainMenu'>> {
  const menus = await mainMenusOf(view.database, view.version);
  return Promise.all(
    menus.map(async (menu) => ({
      menuType: menu.menuType === 'SPECIAL' ? ('SPECIAL' as const) : ('NORMAL' as const),
      label: inLanguage(view.language, menu.label, menu.labelEn),
      banners: [...(await shownBanners(view, (banner) => banner.mainMenuNo === menu.mainMenuNo))],
    })),
  );
}

async function shownBanners(view: View, isWanted: (banner: BannerColumns) => boolean): Promise<readonly Banner[]> {
  const banners = await bannersOf(view.database, view.version);
  return banners
    .filter((banner) => isWanted(banner) && isShown(banner, view.now))
    .map((banner) => toBanner(banner, view));
}

/** The words on a banner are its title where it has one; its name is for those who keep the shop. */
function toBanner(banner: BannerColumns, { language }: View): Banner {
  const title = inLanguage(language, banner.title, banner.titleEn);
  return {
    bannerNo: banner.bannerNo,
    name: title === '' ? inLanguage(language, banner.name, banner.nameEn) : title,
    description: inLanguage(language, banner.description, banner.descriptionEn),
    imageUrl: banner.imageUrl,
    landingUrl: banner.landingUrl,
    browerTargetType: banner.targetType,
    displayOrder: banner.displayOrder,
  };
}
