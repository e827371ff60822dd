import { type WorkerMessage, workerMessages } from '#contract/site/worker-messages.ts';

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

/** Lets the waiting worker take over; its answer loads the page anew. */
export function forceUpdate(worker: ServiceWorker): void {
  const reload = () => window.location.reload();
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<WorkerMessage | null>) => {
    if (data?.type === workerMessages.updateReady) reload();
  });
  // A worker that was stopped in between has forgotten who asked; that it has taken over says the same.
  navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true });
  worker.postMessage({ type: workerMessages.forceUpdate } satisfies WorkerMessage);
}
