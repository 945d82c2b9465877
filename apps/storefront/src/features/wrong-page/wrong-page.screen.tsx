import { defineScreen } from '../../routes/screen.ts';
import { WrongPage } from '../../widgets/wrong-page/wrong-page.tsx';

/** The wrong-page screen: unknown paths and `/error`. Spec §2, §8. */
export const screen = defineScreen({
  Screen: WrongPage,
  meta: () => ({ noIndex: true }),
});
