import type { Page } from '@playwright/test';

/** Makes the first sign of interest and waits until the application has taken the page over. */
export async function startApplication(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  await page.locator('html[data-app=running]').waitFor({ state: 'attached' });
}
