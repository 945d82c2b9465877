import { describe, expect, it } from 'vitest';
import { HEADER_BANNER_CODE, HOME_SECTION_COUNT, MAIN_TAB_BANNER_CODE } from '../../display/display.ts';
import type { DisplayApi } from '../../display/display.port.ts';
import { refusalOf } from './suite-shop.ts';

/** What every DisplayApi does, for a shop whose window is filled. @param open the same one for all, nothing is changed */
export function displayApiSuite(open: () => Promise<DisplayApi>): void {
  describe('DisplayApi', () => {
    it('fills the home screen: tabs, banners, menu, five sections [CALL-59, CALL-60, CONST-32, CONST-33, CONST-37]', async () => {
      const display = await open();
      expect((await display.gnb()).map((item) => item.code)).toContain('HOME');
      expect((await display.bannersByType('MAIN')).length).toBeGreaterThan(0);
      expect((await display.bannersByCode(HEADER_BANNER_CODE)).length).toBeGreaterThan(0);
      expect((await display.bannersByCode(MAIN_TAB_BANNER_CODE)).length).toBeGreaterThan(0);
      expect((await display.mainMenu()).length).toBeGreaterThan(0);
      expect(await display.homeSections(2)).toHaveLength(HOME_SECTION_COUNT);
    });

    it('gives each banner a number, a picture, words to read aloud and somewhere to lead [ENTITY-10, ENTITY-11, ENTITY-12, ENTITY-13]', async () => {
      const display = await open();
      const banners = [...(await display.bannersByType('MAIN')), ...(await display.bannersByCode(HEADER_BANNER_CODE))];
      for (const banner of banners) {
        expect(banner.landingUrl).toMatch(/^(?:\/(?![/\\])|https:\/\/)/);
        expect(banner.imageUrl).not.toBe('');
        expect(banner.description).not.toBe('');
        expect(banner.bannerNo).toBeGreaterThan(0);
      }
      expect(new Set(banners.map((banner) => banner.bannerNo)).size).toBe(banners.length);
    });

    it('has a main menu of SPECIAL or NORMAL entries with their banners [ENTITY-14, ENTITY-15]', async () => {
      const menu = await (await open()).mainMenu();
      for (const entry of menu) expect(['SPECIAL', 'NORMAL']).toContain(entry.menuType);
      expect(menu.some((entry) => entry.menuType === 'SPECIAL' && entry.banners.length > 0)).toBe(true);
    });

    it('turns the pages of a section [GAP-04]', async () => {
      const display = await open();
      const [first] = await display.homeSections(2);
      const sectionNo = first?.sectionNo ?? 0;
      const pages = await Promise.all(
        [1, 2].map((pageNumber) => display.section(sectionNo, { pageNumber, pageSize: 1 })),
      );
      const shown = pages.flatMap((page) => page.products.map((product) => product.productNo));
      expect(shown).toEqual(first?.products.map((product) => product.productNo));
      expect(await refusalOf(display.section(999_999_999, { pageNumber: 1, pageSize: 1 }))).toMatchObject({
        code: 'NOT_FOUND',
      });
    });

    it('shows exhibitions with their products [GAP-05, CALL-76]', async () => {
      const display = await open();
      const [first] = await display.exhibitions();
      const exhibition = await display.exhibitionProducts(first?.eventNo ?? 0, { soldout: true });
      expect(exhibition.eventNo).toBe(first?.eventNo);
      expect(exhibition.section.length).toBeGreaterThan(0);
      expect(await refusalOf(display.exhibitionProducts(999_999_999, {}))).toMatchObject({ code: 'NOT_FOUND' });
      expect(Array.isArray(await display.events())).toBe(true);
    });

    it('has the open brand halls, which are no exhibitions of the list but opened like them [ROUTE-07]', async () => {
      const display = await open();
      const halls = await display.brandHalls();
      const [hall] = halls;
      expect((await display.exhibitionProducts(hall?.eventNo ?? 0, {})).label).toBe(hall?.label);
      expect(hall?.brandNo).toBeGreaterThan(0);
      const listed = (await display.exhibitions()).map(({ eventNo }) => eventNo);
      expect(halls.filter(({ eventNo }) => listed.includes(eventNo))).toEqual([]);
    });

    it('answers parents, siblings and children of a category', async () => {
      const display = await open();
      const tree = await display.categories(null);
      const root = tree.multiLevelCategories[0];
      const below = root?.children[0];
      const category = await display.category(below?.categoryNo ?? 0);
      expect(category.parents.map((parent) => parent.categoryNo)).toEqual([root?.categoryNo]);
      expect(category.siblings.map((sibling) => sibling.categoryNo)).toContain(below?.categoryNo);
      expect(await refusalOf(display.category(999_999_999))).toMatchObject({ code: 'NOT_FOUND' });
    });

    it('answers the brands of a category, those with most first [GAP-31]', async () => {
      const display = await open();
      const { multiLevelCategories } = await display.categories(null);
      const root = multiLevelCategories.find(({ productCnt }) => productCnt > 0);
      const { categoryNo, label, brands } = await display.brandCategory(root?.categoryNo ?? 0);
      expect([categoryNo, label]).toEqual([root?.categoryNo, root?.label]);
      expect(brands.length).toBeGreaterThan(0);
      const counts = brands.map(({ count }) => count);
      expect(counts).toEqual(counts.toSorted((left, right) => right - left));
      expect(counts.reduce((total, count) => total + count, 0)).toBeLessThanOrEqual(root?.productCnt ?? 0);
      expect(new Set(brands.map(({ brandNo }) => brandNo)).size).toBe(brands.length);
      for (const { brandName } of brands) expect(brandName).not.toBe('');
      expect(await refusalOf(display.brandCategory(999_999_999))).toMatchObject({ code: 'NOT_FOUND' });
    });

    it('has deals of today, terms and the sellers they name [CALL-69, CONST-04]', async () => {
      const display = await open();
      expect(Array.isArray((await display.timedDeal()).items)).toBe(true);
      expect((await display.terms('USE')).termsType).toBe('USE');
      expect((await display.termsPartners({ page: 1, size: 20 })).items.length).toBeGreaterThan(0);
    });

    it('shows notices to anybody, important ones first, then the newest, page by page [GAP-29]', async () => {
      const display = await open();
      const all = await display.notices({ pageNumber: 1, pageSize: 50 });
      expect(all.items.length).toBeGreaterThan(1);
      expect(all.items[0]?.notice).toBe(true);
      const order = all.items.map(({ notice, registerYmdt }) => `${notice ? 1 : 0} ${registerYmdt}`);
      expect(order).toEqual(order.toSorted().toReversed());
      const pages = await Promise.all([1, 2].map((pageNumber) => display.notices({ pageNumber, pageSize: 1 })));
      expect(pages.flatMap((page) => page.items)).toEqual(all.items.slice(0, 2));
      expect(pages.map((page) => page.totalCount)).toEqual([all.totalCount, all.totalCount]);
    });

    it('answers popups of the home screen, and none for other pages [CALL-66]', async () => {
      const display = await open();
      const [popup] = await display.popups('MAIN');
      expect(popup?.popupNo).toBeGreaterThan(0);
      expect(popup?.content).toMatch(/^<p>/);
      expect(await display.popups('CATEGORY')).toEqual([]);
    });

    it('answers FAQs by category and by words [GAP-29]', async () => {
      const display = await open();
      const all = await display.faqs({});
      expect(new Set(all.items.map((item) => item.category))).toEqual(
        new Set(all.categories.map(({ category }) => category)),
      );
      const [first] = all.categories;
      const ofFirst = await display.faqs({ category: first?.category ?? '' });
      expect(ofFirst.categories).toEqual(all.categories);
      expect(ofFirst.items).toEqual(all.items.filter((item) => item.category === first?.category));
      expect(ofFirst.items.length).toBeGreaterThan(0);
      const wanted = all.items.at(-1);
      const found = await display.faqs({ keyword: wanted?.title ?? '' });
      expect(found.items.map((item) => item.articleNo)).toContain(wanted?.articleNo);
      expect(found.items.length).toBeLessThan(all.items.length);
      expect((await display.faqs({ keyword: '없는말없는말' })).items).toEqual([]);
    });
  });
}
