import '@dealstore/ui/styles/tokens.css';
import '@dealstore/ui/styles/base.css';
import { commerceError, isCommerceError } from '@dealstore/commerce-core/domain';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { navigate } from 'wouter/use-browser-location';
import { App } from './app/app.tsx';
import { appText } from './app/app.text.ts';
import { isReachable } from './page/connection/is-reachable.ts';
import { mayReload } from './app/may-reload.ts';
import { readPage } from './app/navigation/current-page.ts';
import { followAddresses } from './app/navigation/follow-addresses.ts';
import { followEarlyInput, replayEarlyInput } from './app/early/early-input.ts';
import { carryOutReaction } from './app/error-reactions.ts';
import { screenName } from './app/screen-name.ts';
import { createNavigation } from './app/navigation/navigation-guard.tsx';
import { skipOnUnload } from './app/skip-on-unload.ts';
import { createQueryClient, type FailedCall } from './page/query-client.ts';
import { readPageState } from './page/read-page-state.ts';
import { yieldToMain } from './page/yield-to-main.ts';
import { startScrollMemory } from './app/navigation/scroll-memory.ts';
import { currentHref } from './page/page-location.ts';
import { pendingTargetStore } from './page/pending-target.ts';
import { createChromeStore } from './page/chrome-store.ts';
import type { LoadServices, Services, SessionActor } from './container/services.ts';
import { loadScreen } from './routes/screens.ts';

/** Chooses the host, hydrates what the server wrote, and replays one click made before. */
async function start(): Promise<void> {
  followAddresses();
  // The files have just run; none of the steps from here to the first hydrated part holds
  // up a phone for long by itself.
  await yieldToMain();
  const { queries, answeredAt, isShell, ...written } = readPageState(document);
  const shell = isShell === true ? await import('./app/offline/open-shell.ts') : null;
  const facts = shell?.factsHere(written) ?? written;
  const text = appText[facts.language];
  const chrome = createChromeStore(facts.redirectReason === 'ask-login' ? 'login' : null, facts.cards);
  const endSession = (code: string) => withSession((session) => session.send({ type: 'expired', code }));
  const savePending = (path: string) => pendingTargetStore.save(path, null);
  const keepPlace = () => savePending(currentHref());
  // oxlint-disable-next-line no-console -- Spec §8: errors are logged, some as a blank line
  const log = (line: string) => console.info(line);
  const scene = { chrome, text, loggedIn: facts.loggedIn, endSession, keepPlace, log };
  const react = (thrown: unknown, call?: FailedCall): void => {
    const carryOut = () => carryOutReaction(scene, thrown, call);
    // A call or a file without an answer; whatever the shop itself says is said at once.
    if (!isCommerceError(thrown) || thrown.code === 'NETWORK') skipOnUnload(carryOut);
    else carryOut();
  };
  const client = createQueryClient(react);
  for (const { queryKey, data } of queries) client.setQueryData(queryKey, data, { updatedAt: answeredAt });
  await yieldToMain();

  let services: Promise<Services> | null = null;
  const load: LoadServices = () => {
    services ??= import('./app/after-paint.ts')
      .then(
        (after) => after.loadServices({ facts, chrome, client, keeping, text, proceed, react }),
        () => {
          throw commerceError('NETWORK');
        },
      )
      .catch((error: unknown) => {
        // Whatever needs them next requests the files again.
        services = null;
        throw error;
      });
    return services;
  };
  const bring = (): void =>
    void load().catch(async () => {
      addEventListener('online', bring, { once: true });
      // Where the shop answers and a file still does not come, it has gone with a deploy.
      if (await isReachable(location.href)) void load().catch(() => mayReload() && location.reload());
    });
  // The name of this file changes with the build, and with the language.
  const keeping = { client, build: import.meta.url, owner: facts.login ?? '', isShell: shell !== null };
  await shell?.fillShell(keeping, load);
  const withSession = (use: (session: SessionActor) => void): void => {
    void load()
      .then(({ flows }) => flows())
      .then(({ session }) => use(session))
      .catch(react);
  };
  const chunkFailed = async (to: string): Promise<void> => {
    // After a deploy the server has the page, but not this build's file of it; offline it has neither.
    const here = location.href;
    const isThere = await isReachable(to);
    // Meanwhile the visitor has gone elsewhere.
    if (location.href !== here) return;
    if (isThere && mayReload()) return location.assign(to);
    const name = screenName(to);
    const way = isThere ? { run: () => location.assign(to) } : { href: to };
    chrome.toast(name === '' ? text['loading-failed'] : text.lost(name), {
      ...way,
      label: text.retry,
      isOnlyWay: true,
    });
  };
  const askSession = (from: string, to: string): void => {
    withSession((session) => session.send({ type: 'navigate', from, to }));
  };
  const aroundNavigation = createNavigation({
    chrome,
    askSession,
    savePending,
    chunkFailed: (to) => void chunkFailed(to),
  });
  const proceed = (to: string): void => aroundNavigation(navigate, to);

  const screen = loadScreen(facts.notFound ? 'wrongPage' : readPage(location.pathname, location.search).route);
  // A shell without the screen says so itself.
  await (shell === null ? screen : screen.catch(() => undefined));
  await yieldToMain();
  // What was left out of the first layout gets its height now: places and anchors further down are right from here on.
  document.documentElement.dataset['app'] = '';
  startScrollMemory();
  const root = document.getElementById('root') ?? document.body;
  // After the next paint: what was typed and the click that came too early, and the container.
  const onHydrated = () =>
    void requestAnimationFrame(() =>
      setTimeout(() => {
        replayEarlyInput();
        bring();
      }),
    );
  const app = { facts, client, services: load, chrome, aroundNavigation, onHydrated };
  // As a transition, hydration lets go of the page every few milliseconds.
  startTransition(() => {
    if (shell === null) hydrateRoot(root, <App {...app} />);
    else createRoot(root).render(<App {...app} />);
  });
  followEarlyInput(root);
}

void start().catch((error: unknown) => {
  // Without the file of its screen a page cannot be used: it comes whole once there is a network.
  addEventListener('online', () => location.reload());
  throw error;
});
