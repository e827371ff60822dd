import { test as base, expect } from '@playwright/test';

/** What Playwright says where a test has no service worker. */
const BLOCKED_WORKER = 'Service Worker registration blocked by Playwright';

/**
 * What a picture is called that its journey takes away again: whoever looks at the library at that moment may be shown
 * it, and ask for it too late.
 */
export const PASSING = 'de-passagem';

/** A page that fails its test where the browser's console complains or a request fails. */
export const test = base.extend<{ complaints: string[] }>({
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      page.on('console', (message) => {
        if (message.text() === BLOCKED_WORKER) return;
        const { url } = message.location();
        if (url.includes(`/media/${PASSING}-`)) return;
        if (['error', 'warning'].includes(message.type())) complaints.push(`${message.text()} ${url}`);
      });
      page.on('pageerror', (error) => complaints.push(error.message));
      page.on('requestfailed', (request) => {
        const reason = request.failure()?.errorText ?? '';
        // A page that is left takes its unfinished requests with it, and a guess at the next page may be wrong.
        const guessed = request.headers()['sec-purpose']?.startsWith('prefetch');
        if (reason !== 'net::ERR_ABORTED' && !guessed) complaints.push(`${request.url()}: ${reason}`);
      });
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

/** Refusals that a journey provokes are written to the console by the browser itself. */
export function allowRefusals(complaints: string[]): void {
  const rest = complaints.filter((line) => !line.startsWith('Failed to load resource'));
  complaints.splice(0, complaints.length, ...rest);
}

export { expect };
