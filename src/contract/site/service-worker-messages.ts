/** What a page and its service worker say to each other when a new version is to take over. */
export const serviceWorkerMessages = { forceUpdate: 'FORCE_UPDATE', updateReady: 'UPDATE_READY' } as const;

export interface ServiceWorkerMessage {
  type: (typeof serviceWorkerMessages)[keyof typeof serviceWorkerMessages];
}
