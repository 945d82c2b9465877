// A host without a document: what a React Native app gives the core. Its storage answers later, and the core reads small
// texts at once; so they are read into memory before the shop opens, and written behind its back.
import {
  browserStore,
  type BrowserStorage,
  type SecureStore,
  secureTokenVault,
  systemClock,
} from '@dealstore/commerce-core/adapters/web';
import { createHttpCommerce, type HttpCommerce } from '@dealstore/commerce-core/http';

/** As much of `@react-native-async-storage/async-storage` as is used. */
export interface AsyncStorage {
  getAllKeys(): Promise<readonly string[]>;
  getItem(key: string): Promise<string | null>;
  setItem(key: string, text: string): Promise<void>;
  removeItem(key: string): Promise<void>;
}

/** What the app gives: where the shop is, how it is known there, its storage, and the keychain for tokens. */
export interface NativeHost {
  readonly baseUrl: string;
  readonly auth: string;
  readonly redirectUri: string;
  readonly storage: AsyncStorage;
  readonly keychain: SecureStore;
}

const PREFIX = 'dealstore.';

/** Opens the shop with what earlier runs of the app have kept: the cart of a guest, the session of a member. */
export async function openShop({ storage, keychain, ...shop }: NativeHost): Promise<HttpCommerce> {
  const clock = systemClock();
  const texts = await readTexts(storage);
  return createHttpCommerce({
    ...shop,
    keyValueStore: browserStore(() => texts, clock),
    tokenVault: secureTokenVault(keychain, clock),
  });
}

/** The texts of the app's storage in memory; changes are written one after another. */
async function readTexts(storage: AsyncStorage): Promise<BrowserStorage> {
  const texts = new Map<string, string>();
  for (const key of await storage.getAllKeys()) {
    const text = key.startsWith(PREFIX) ? await storage.getItem(key) : null;
    if (text !== null) texts.set(key.slice(PREFIX.length), text);
  }
  let last = Promise.resolve();
  const write = (change: () => Promise<void>): void => {
    // What a full storage does not take lives as long as the app.
    last = last.then(change).catch(() => undefined);
  };
  const removeItem = (key: string): void => {
    texts.delete(key);
    write(() => storage.removeItem(PREFIX + key));
  };
  return {
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => {
      texts.set(key, text);
      write(() => storage.setItem(PREFIX + key, text));
    },
    removeItem,
    clear: () => [...texts.keys()].forEach(removeItem),
  };
}
