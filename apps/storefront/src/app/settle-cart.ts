import { createGuestCart } from './guest-cart.ts';
import { type CartScene, mergeGuestCart } from './put-into-cart.ts';

/** After the first paint: counts a guest's cart for the header, or moves it into the cart of the member who logged in. */
export async function settleCart(scene: CartScene, mergedText: string): Promise<void> {
  const { keyValueStore } = await scene.services();
  if (!scene.loggedIn) {
    scene.chrome.countGuestCart(createGuestCart(keyValueStore).lines().length);
    return;
  }
  if (await mergeGuestCart(scene)) scene.chrome.toast(mergedText);
}
