import { resumeIntent } from '@dealstore/commerce-core';
import type { QueryClient } from '@tanstack/react-query';
import type { ChromeView } from '../chrome/chrome.view.ts';
import type { Services } from '../container/services.ts';
import { cacheWish, WISH_KEY } from '../widgets/product-card/wish-cache.ts';

/** Whose page it is, and where it keeps and says what became of a wish. */
export interface WishPage {
  readonly client: QueryClient;
  readonly chrome: ChromeView;
  readonly text: { readonly wished: string };
}

/** Makes the wish a guest was about to make before the log-in, on whichever page it was. Spec §4. */
export async function resumeWish(services: Services, { client, chrome, text }: WishPage): Promise<void> {
  const step = resumeIntent(services, ['wish'])?.step;
  if (step?.kind !== 'wish') return;
  await services.wishApi.add(step.productNo);
  cacheWish(client, step.productNo, true);
  await client.invalidateQueries({ queryKey: WISH_KEY });
  chrome.toast(text.wished);
}
