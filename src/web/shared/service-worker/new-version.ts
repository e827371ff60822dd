import { type ServiceWorkerMessage, serviceWorkerMessages } from '#contract/site/service-worker-messages.ts';

/** Calls back with a worker of a newer build that waits for this page, now or later; returns how to stop. */
export function watchForNewVersion(onWaiting: (worker: ServiceWorker) => void): () => void {
  const watching = new AbortController();
  const { signal } = watching;
  const watch = (registration: ServiceWorkerRegistration) => {
    if (signal.aborted) return;
    if (registration.waiting) onWaiting(registration.waiting);
    const found = () => {
      const worker = registration.installing;
      const installed = () => {
        // Without one at work already it is the first, and nobody needs to hear of it.
        if (worker?.state === 'installed' && registration.active) onWaiting(worker);
      };
      worker?.addEventListener('statechange', installed, { signal });
    };
    registration.addEventListener('updatefound', found, { signal });
  };
  void navigator.serviceWorker?.ready.then(watch);
  return () => watching.abort();
}

/** Whoever has asked for the new version waits no longer for the old one to finish what it is at. */
const ANSWERS_WITHIN_MS = 5_000;

/** Lets the waiting worker take over; its answer loads the page anew, and so does its silence. */
export function forceUpdate(worker: ServiceWorker): void {
  const reload = () => window.location.reload();
  navigator.serviceWorker.addEventListener(
    'message',
    ({ data }: MessageEvent<ServiceWorkerMessage | null>) => {
      if (data?.type === serviceWorkerMessages.updateReady) reload();
    },
  );
  // A worker that was stopped in between has forgotten who asked; that it has taken over says the same.
  navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true });
  window.setTimeout(reload, ANSWERS_WITHIN_MS);
  worker.postMessage({ type: serviceWorkerMessages.forceUpdate } satisfies ServiceWorkerMessage);
}
