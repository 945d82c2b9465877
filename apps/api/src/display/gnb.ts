import type { JsonAnswer } from '../contract/operation.ts';
import type { View } from '../catalogue/catalogue.ts';
import { sectionsOf } from './section.store.ts';

type GnbItem = JsonAnswer<'getGnb'>['items'][number];
type Placement = Awaited<ReturnType<typeof sectionsOf>>[number]['placement'];

interface Tab {
  readonly code: GnbItem['code'];
  readonly ko: string;
  readonly en: string;
  /** Where it leads when no section has its placement. */
  readonly landingUrl: string;
  readonly placement?: Placement;
}

/** The tabs under the header, in order. Spec §7; the words are Assumed. */
const TABS: readonly Tab[] = [
  { code: 'HOME', ko: '홈', en: 'Home', landingUrl: '/' },
  { code: 'DEAL', ko: '특가', en: 'Deals', landingUrl: '/#deal', placement: 'TIME_DEAL' },
  { code: 'BEST', ko: '베스트', en: 'Best', landingUrl: '/#best', placement: 'BEST' },
  { code: 'LIMITED', ko: '한정수량', en: 'Limited', landingUrl: '/#limited', placement: 'LIMITED' },
  { code: 'EXHIBITION', ko: '기획전', en: 'Promotions', landingUrl: '/#exhibition' },
  { code: 'EVENT', ko: '이벤트', en: 'Events', landingUrl: '/#event' },
  { code: 'MEMBERSHIP', ko: '멤버십 혜택', en: 'Membership', landingUrl: '/memberShip' },
];

/** Answers the tabs under the header; one with a section of its own leads there. Spec §7. */
export async function gnb(view: View): Promise<JsonAnswer<'getGnb'>> {
  const sections = await sectionsOf(view.database, view.version);
  return {
    items: TABS.map((tab) => {
      const section = sections.find(({ placement }) => placement === tab.placement);
      const landingUrl = section === undefined ? tab.landingUrl : `/section/${section.sectionNo}`;
      return { code: tab.code, label: tab[view.language], landingUrl };
    }),
  };
}
