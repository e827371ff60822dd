/** The part of the service worker's world that ours uses: TypeScript's own names for it collide with a page's. */
interface WorkerEvent {
  waitUntil(work: Promise<unknown>): void;
}

interface WorkerFetchEvent extends WorkerEvent {
  readonly request: Request;
  /** What the browser fetched while the worker was waking up, where it does that. */
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}

export interface ServiceWorkerClient {
  readonly url: string;
  postMessage(message: unknown): void;
}

interface WorkerMessageEvent extends WorkerEvent {
  readonly data: unknown;
  readonly source: ServiceWorkerClient | null;
}

interface WorkerEvents {
  install: WorkerEvent;
  activate: WorkerEvent;
  fetch: WorkerFetchEvent;
  message: WorkerMessageEvent;
}

export interface ServiceWorkerScope {
  readonly location: Location;
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<ServiceWorkerClient[]>;
  };
  skipWaiting(): Promise<void>;
  addEventListener<Name extends keyof WorkerEvents>(
    name: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ): void;
}
