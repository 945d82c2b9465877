import type { ScreenDefinition } from './screen.ts';
import { type RouteName, words } from './paths.ts';

interface ScreenModule {
  readonly screen: ScreenDefinition;
}

/** Routes shown by another route's screen. */
const SHARED_SCREENS: Partial<Readonly<Record<RouteName, RouteName>>> = {
  myInquiryForm: 'inquiryForm',
  myNotices: 'notices',
  myFaq: 'faq',
};

/** Time a script or style chunk may take before the loading-failed message: 120 s. Spec §9. */
export const CHUNK_LIMIT_MS = 120_000;

const MODULES = import.meta.glob<ScreenModule>('../features/**/*.screen.tsx');
/** Files by their last part; a page asks for its own half a dozen times. */
const FILES = new Map(Object.keys(MODULES).map((file) => [file.split('/').at(-1), file]));
const loaded = new Map<string, ScreenDefinition>();
const loading = new Map<string, Promise<ScreenDefinition>>();

/**
 * The source file of a route's screen: `<feature>/…/<route's name in kebab-case>.screen.tsx`, as the build's manifest
 * names it. A route whose file is not there shows the wrong page.
 */
export function screenFile(name: RouteName): string {
  return findFile(name) ?? findFile('wrongPage') ?? '';
}

/** Whether a route has a screen of its own. */
export function hasScreen(name: RouteName): boolean {
  return findFile(name) !== undefined;
}

function findFile(name: RouteName): string | undefined {
  return FILES.get(`${words(SHARED_SCREENS[name] ?? name).join('-')}.screen.tsx`);
}

/** A screen that has already arrived; undefined while it has not. */
export function loadedScreen(name: RouteName): ScreenDefinition | undefined {
  return loaded.get(screenFile(name));
}

/** Brings a route's screen; rejects when its chunk cannot be loaded, and tries again when asked again. */
export function loadScreen(name: RouteName): Promise<ScreenDefinition> {
  const file = screenFile(name);
  const pending = loading.get(file);
  if (pending !== undefined) return pending;
  const module = MODULES[file];
  if (module === undefined) return Promise.reject(new Error(`no screen: ${file}`));
  const screen = withLimit(module(), CHUNK_LIMIT_MS).then((found) => {
    loaded.set(file, found.screen);
    return found.screen;
  });
  screen.catch(() => loading.delete(file));
  loading.set(file, screen);
  return screen;
}

/** Rejects when a chunk has not come in time; a chunk that comes later is used when it is asked for again. Spec §9. */
export function withLimit<T>(chunk: Promise<T>, limitMs: number): Promise<T> {
  // NOTE: not Promise.withResolvers, which browsers of two years ago lack.
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('the chunk did not come in time')), limitMs);
    chunk.finally(() => clearTimeout(timer)).then(resolve, reject);
  });
}
