import './parts-of-most-pages.ts';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { fallbackLocale } from '#contract/site/locales.ts';
import { loadReaderDictionary } from '#i18n/load-reader-dictionary.ts';
import { browserFetch } from './shared/api/browser-fetch.ts';
import { createQueryClient } from './shared/api/query-client.ts';
import { App } from './site/app.tsx';
import { startNavigation } from './site/navigation.ts';
import { notFoundPage, pageAt } from './site/routes.ts';
import { readState } from './state.ts';

/** Gives the browser a turn: start-up in pieces leaves a slow phone able to answer a tap in between. */
const turn = () => new Promise<void>((resolve) => setTimeout(resolve));

/**
 * The page came with the rules that it uses; whatever the application shows next may use any. The whole sheets take
 * the place of the inlined rules, or their order would decide anew. Page.preload brings the page's own.
 */
async function loadStyles(ownStyles: Promise<unknown>): Promise<void> {
  const href = document.documentElement.dataset.styles;
  const inlined = document.querySelector('style');
  if (!href || !inlined) return;
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  await new Promise((resolve) => {
    link.onload = link.onerror = resolve;
    inlined.before(link);
  });
  await ownStyles;
  if (link.sheet) inlined.remove();
}

async function start(): Promise<void> {
  // Made for another address: its reader has gone back to one that was shown here before.
  const made = new URL(performance.getEntriesByType('navigation')[0]?.name ?? location.href);
  if (made.pathname !== location.pathname) return location.reload();
  if (document.readyState === 'loading') {
    await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }));
  }
  const client = createQueryClient(browserFetch);
  const facts = readState(client);
  const page = facts.failure ? notFoundPage : pageAt(location.pathname, location.search);
  const ready = page.preload();
  const [dictionary] = await Promise.all([
    loadReaderDictionary(facts.locale ?? fallbackLocale),
    ready,
    loadStyles(ready),
  ]);
  await turn();
  hydrateRoot(
    document.getElementById('root') as HTMLElement,
    <StrictMode>
      <App client={client} facts={facts} dictionary={dictionary} />
    </StrictMode>,
  );
  startNavigation();
  document.documentElement.dataset.app = 'running';
  await turn();
  const { startTheRest } = await import('./site/afterwards.ts');
  startTheRest(client);
}

void start();
