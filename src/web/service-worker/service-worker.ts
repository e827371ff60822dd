import { type ServiceWorkerMessage, serviceWorkerMessages } from '#contract/site/service-worker-messages.ts';
import {
  editionOf,
  findAsset,
  findOfflinePage,
  forgetOtherBuilds,
  isAsset,
  keepAsset,
  keepOfflinePage,
} from './kept-files.ts';
import type { ServiceWorkerClient, ServiceWorkerScope } from './service-worker-scope.ts';

const scope = self as unknown as ServiceWorkerScope;

/** Pages that asked for this version while another one was still at work. */
const askers = new Set<ServiceWorkerClient>();
const sayReady = (client: ServiceWorkerClient) =>
  client.postMessage({ type: serviceWorkerMessages.updateReady } satisfies ServiceWorkerMessage);

async function install(): Promise<void> {
  const open = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const editions = new Set(open.map(({ url }) => editionOf(new URL(url).pathname)));
  await Promise.all([...editions].map(keepOfflinePage));
}

async function takeOver(): Promise<void> {
  await forgetOtherBuilds();
  // The page is asked for while the worker wakes up: being here must not make anything slower.
  await scope.registration.navigationPreload?.enable();
  await scope.clients.claim();
  for (const client of askers) sayReady(client);
  askers.clear();
}

scope.addEventListener('install', (event) => event.waitUntil(install()));
scope.addEventListener('activate', (event) => event.waitUntil(takeOver()));

scope.addEventListener('message', (event) => {
  const { data, source } = event;
  if ((data as ServiceWorkerMessage | null)?.type !== serviceWorkerMessages.forceUpdate || !source) return;
  if (!scope.registration.waiting) return sayReady(source);
  askers.add(source);
  event.waitUntil(scope.skipWaiting());
});

/** Pages come from the network and from nowhere else, so that no price ever outlives its time here. */
async function fetchPage(request: Request, preload: Promise<Response | undefined>, pathname: string) {
  try {
    return (await preload) ?? (await fetch(request));
  } catch {
    return (await findOfflinePage(editionOf(pathname))) ?? Response.error();
  }
}

async function fetchAsset(request: Request, finish: (work: Promise<unknown>) => void): Promise<Response> {
  const kept = await findAsset(request);
  if (kept) return kept;
  const answer = await fetch(request);
  finish(keepAsset(request, answer.clone()));
  return answer;
}

scope.addEventListener('fetch', (event) => {
  const { request, preloadResponse } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== scope.location.origin) return;
  if (request.mode === 'navigate') {
    const page = fetchPage(request, preloadResponse, pathname);
    event.respondWith(page);
    event.waitUntil(page.then(() => keepOfflinePage(editionOf(pathname))).catch(() => {}));
  } else if (isAsset(pathname)) {
    event.respondWith(fetchAsset(request, (work) => event.waitUntil(work)));
  }
});
