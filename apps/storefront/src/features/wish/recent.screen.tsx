import { defineScreen } from '../../routes/screen.ts';
import { RecentList } from './recent-list.tsx';

/** `/myPage/recent`. Spec §2. */
export const screen = defineScreen({ Screen: RecentList });
