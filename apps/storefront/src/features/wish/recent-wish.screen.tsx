import { defineScreen } from '../../routes/screen.ts';
import { RecentList } from './recent-list.tsx';

/** `/myPage/recentWish`, the target of the fourth tab; what was seen is shown first. Spec §2, §3 (default RECENT). */
export const screen = defineScreen({ Screen: RecentList, meta: () => ({ noIndex: true }) });
