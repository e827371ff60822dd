import type { Page } from '@playwright/test';
import { startApplication } from '../support/application.ts';
import { installClock, stopClock } from '../support/clock.ts';
import { expect, test } from '../support/watched-page.ts';

const post = '/br/melhores-aspiradores-verticais';
const success = (page: Page) => page.getByRole('button', { name: 'Mostrar sucesso' });
const failure = (page: Page) => page.getByRole('button', { name: 'Mostrar falha' });

/** The test page has a picture that is missing on purpose; whether it is asked for depends on how far one scrolls. */
test.afterEach(({ complaints }) => {
  expect(complaints.splice(0).filter((text) => !text.includes('404'))).toEqual([]);
});

/** The test page with a clock that stands still, so that every second is one the test has named. */
async function openTestPage(page: Page) {
  await installClock(page);
  await page.goto('/test');
  await startApplication(page);
  await stopClock(page);
}

test('copying an article’s link says that it is done, in the language of the edition', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/it/palestra-in-casa');
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await startApplication(page);
  await page.getByRole('button', { name: 'Copia link' }).click();
  const toast = page.getByRole('region', { name: 'Avvisi (F8)' }).getByRole('listitem');
  await expect(toast).toContainText('Link copiato');
  await expect(toast.getByRole('button', { name: 'Chiudi' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  const drawing = loaded.findIndex((url) => url.includes('/toaster-'));
  expect(drawing).toBeGreaterThan(loaded.findIndex((url) => url.includes('/post-page-')));
});

test('a link that cannot be copied says what to do instead', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('not allowed'));
  });
  await page.goto(post);
  await startApplication(page);
  await page.getByRole('button', { name: 'Copiar link' }).click();
  const toast = page.locator('.toast-destructive');
  await expect(toast).toContainText('Não foi possível copiar o link');
  await expect(toast).toContainText('Copie o endereço na barra do navegador.');
  await expect(page.locator('[aria-live] >> text=/copiar o link\\. Copie/')).toBeAttached();
});

test('a toast is there for five seconds, waits for whoever needs longer, and can be sent away', async ({
  page,
}) => {
  await openTestPage(page);
  const toasts = page.locator('.toast');
  await test.step('there is one at a time, for five seconds', async () => {
    await success(page).click();
    await expect(toasts).toHaveText(/^Rascunho salvo/);
    await page.clock.runFor(3_000);
    await failure(page).click();
    await expect(toasts).toHaveText(/^Não foi possível salvar/);
    await page.mouse.move(1, 1);
    await page.clock.runFor(4_999);
    await expect(toasts).toHaveCount(1);
    await page.clock.runFor(2);
    await expect(toasts).toHaveCount(0);
  });
  await test.step('it waits while somebody points at it, is in it, or has left the window', async () => {
    await success(page).click();
    await expect(toasts).toBeVisible();
    await toasts.hover();
    await page.clock.runFor(20_000);
    await expect(toasts).toHaveCount(1);
    await page.mouse.move(1, 1);
    await page.keyboard.press('F8');
    await page.clock.runFor(20_000);
    await expect(toasts).toHaveCount(1);
    await page.locator('.toasts').evaluate((region: HTMLElement) => region.blur());
    await page.evaluate(() => window.dispatchEvent(new Event('blur')));
    await page.clock.runFor(20_000);
    await expect(toasts).toHaveCount(1);
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await page.clock.runFor(5_001);
    await expect(toasts).toHaveCount(0);
  });
  await test.step('F8 leads to it, and from there the keyboard can close it', async () => {
    await success(page).click();
    await expect(page.locator('.toast')).toBeVisible();
    await page.keyboard.press('F8');
    await expect(page.locator('.toasts')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.locator('.toast')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Fechar' }).last()).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.locator('.toast')).toHaveCount(0);
  });
  await test.step('it is swept away to the right, by more than 50 pixels', async () => {
    const sweep = async (pixels: number) => {
      const box = await page.locator('.toast').boundingBox();
      if (!box) throw new Error('There is no toast.');
      await page.mouse.move(box.x + 60, box.y + 20);
      await page.mouse.down();
      await page.mouse.move(box.x + 60 + pixels, box.y + 20, { steps: 6 });
      await page.mouse.up();
    };
    await success(page).click();
    await expect(page.locator('.toast')).toBeVisible();
    await sweep(50);
    await expect(page.locator('.toast[data-swipe=cancel]')).toBeVisible();
    await page.waitForFunction(() => document.getAnimations().length === 0);
    await sweep(-80);
    await expect(page.locator('.toast')).toBeVisible();
    await sweep(51);
    await expect(page.locator('.toast')).toHaveCount(0);
  });
});
