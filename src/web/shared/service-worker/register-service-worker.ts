import { trustedWorker } from '#web/shared/trusted.ts';

/** Keeps built files and an offline page. Who saves data, or develops, is left alone. */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator) || navigator.connection?.saveData) return;
  // A browser may refuse (a private window, a full disk): the site needs no worker.
  navigator.serviceWorker.register(trustedWorker(), { updateViaCache: 'none' }).catch(() => {});
}
