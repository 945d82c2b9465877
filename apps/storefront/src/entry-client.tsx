import './styles/tokens.css';
import './styles/base.css';
import { hydrate } from '@tanstack/react-query';
import { hydrateRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { appText } from './app/app.text.ts';
import { readPage } from './app/current-page.ts';
import { takeEarlyClick } from './app/early-click.ts';
import { carryOutReaction } from './app/error-reactions.ts';
import { createNavigation } from './app/navigation-guard.tsx';
import { readPageState } from './app/read-page-state.ts';
import { createQueryClient } from './app/query-client.ts';
import { endSession, savePending } from './app/session-calls.ts';
import { createChromeView } from './chrome/chrome.view.ts';
import type { LoadServices, Services } from './container/services.ts';
import { loadScreen } from './routes/screens.ts';

/** Chooses the host, hydrates what the server wrote, and replays one click made before. */
async function start(): Promise<void> {
  const { queries, ...facts } = readPageState(document);
  const text = appText[facts.language];
  const chrome = createChromeView(facts.arrival === 'ask-login' ? 'login' : null);
  const scene = { chrome, text, loggedIn: facts.loggedIn, endSession };
  const client = createQueryClient((error, quiet) => carryOutReaction(scene, error, quiet));
  hydrate(client, queries);

  let services: Promise<Services> | null = null;
  const load: LoadServices = () => {
    services ??= import('./container/create-container.ts').then((container) =>
      container.createServices({ facts, bridge: null }),
    );
    return services;
  };
  const chunkFailed = (to: string): void => {
    chrome.alert({ contents: text['loading-failed'], right: { text: text.reload, run: () => location.assign(to) } });
  };

  await loadScreen(facts.notFound ? 'wrongPage' : readPage(location.pathname, location.search).route);
  hydrateRoot(
    document.getElementById('root') ?? document.body,
    <App
      facts={facts}
      client={client}
      services={load}
      chrome={chrome}
      aroundNavigation={createNavigation({ loggedIn: facts.loggedIn, chrome, savePending, chunkFailed })}
    />,
  );
  // After the first paint: the click that came too early, the container, and what arrived with the document.
  requestAnimationFrame(() =>
    setTimeout(() => {
      takeEarlyClick();
      void load();
      if (facts.arrival === 'session-expired') chrome.toast(text['session-expired']);
    }),
  );
}

void start();
