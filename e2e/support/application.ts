import type { Page } from '@playwright/test';

/** Makes the first sign of interest and waits until the application has taken the page over. */
export async function startApplication(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  await page.locator('html[data-app=running]').waitFor({ state: 'attached' });
}

/** Also what comes after the application: tooltips, then the worker. A focused icon that says its name shows it. */
export async function startEverything(page: Page): Promise<void> {
  await startApplication(page);
  const icon = page.locator('button[data-tip]:visible').first();
  await icon.focus();
  await page.locator('#tooltip:popover-open').waitFor();
  await icon.blur();
  await page.locator('#tooltip').waitFor({ state: 'hidden' });
}

/** A page that is not found leads home after five seconds; an answer without content leaves it where it is. */
export const stayOnPage = (page: Page): Promise<unknown> =>
  page.route('**/br', (route) => route.fulfill({ status: 204 }));

/** Everything that the browser drew so far has been seen by whoever watches, and what was due at once has happened. */
export const drawn = (page: Page): Promise<unknown> =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))),
  );
