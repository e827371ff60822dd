import { test as base, expect, type Page } from '@playwright/test';
import { startApplication, startEverything } from '../support/application.ts';
import { type Deployment, startDeployment } from '../support/deployment.ts';

declare global {
  interface Window {
    asked: number;
    heard: string[];
    waited: ServiceWorker | undefined;
  }
}

const test = base.extend<{ site: Deployment }>({
  serviceWorkers: 'allow',
  site: async ({ baseURL }, use) => {
    const site = await startDeployment(baseURL ?? '');
    await use(site);
    await site.goDown();
  },
});

/** Opens a page and waits until the worker answers for it. */
async function openWithWorker(page: Page, url: string) {
  await page.goto(url);
  await startApplication(page);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}

const keptUrls = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const caught = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return caught.flat().map(({ url }) => new URL(url).pathname);
  });

const update = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
  });

const isWaiting = () => navigator.serviceWorker.ready.then(({ waiting }) => waiting !== null);

test('it keeps built files and one page without prices, and nothing else', async ({ page, site }) => {
  await openWithWorker(page, `${site.url}/br`);
  await page.goto(`${site.url}/br/melhores-aspiradores-verticais`);
  await startApplication(page);
  await page.goto(`${site.url}/it/recensione`);
  await startApplication(page);
  await expect.poll(() => keptUrls(page)).toContain('/it/offline');
  // A file is kept a moment after the page has got it.
  const assets = async () => (await keptUrls(page)).filter((path) => path.startsWith('/assets/'));
  await expect.poll(async () => (await assets()).length).toBeGreaterThan(3);
  const others = (await keptUrls(page)).filter((path) => !path.startsWith('/assets/'));
  expect(others.sort()).toEqual(['/br/offline', '/it/offline']);
});

test('without a connection it says so in the edition’s language, wherever one is', async ({ page, site }) => {
  await openWithWorker(page, `${site.url}/es`);
  await site.goDown();
  await page.goto(`${site.url}/es/mejores-aspiradoras-sin-cable?page=2`);
  await expect(page.getByRole('heading', { name: 'No tienes conexión' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es-ES');
  await expect(page.locator('script[src]')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Ir a la página de inicio' })).toHaveAttribute('href', '/es');
  await site.comeBack();
  await page.getByRole('link', { name: 'Volver a intentarlo' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('aspiradoras');
  await expect(page).toHaveURL(`${site.url}/es/mejores-aspiradoras-sin-cable?page=2`);
});

test('a new version waits until it is told to take over, and says when it has', async ({ page, site }) => {
  await openWithWorker(page, `${site.url}/br`);
  site.deploy();
  await update(page);
  await page.waitForFunction(isWaiting);
  await expect(page.getByText('Uma nova versão está disponível.')).toHaveCount(0);
  await page.evaluate(async () => {
    window.heard = [];
    navigator.serviceWorker.addEventListener('message', ({ data }) => window.heard.push(data.type));
    const { waiting } = await navigator.serviceWorker.ready;
    window.waited = waiting ?? undefined;
    waiting?.postMessage({ type: 'FORCE_UPDATE' });
  });
  const tookOver = () => navigator.serviceWorker.controller === window.waited;
  await expect.poll(() => page.evaluate(tookOver)).toBe(true);
  // One that the browser stopped in between has forgotten who asked, and says so to whoever asks again.
  const says = () =>
    page.evaluate(() => {
      navigator.serviceWorker.controller?.postMessage({ type: 'FORCE_UPDATE' });
      return window.heard;
    });
  await expect.poll(says).toContain('UPDATE_READY');
});

test('switched on, the banner offers the new version, and the page is loaded with it', async ({
  page,
  site,
}) => {
  await openWithWorker(page, `${site.url}/test`);
  const banner = page.locator('#avisos > [role=status]');
  await expect(banner).toHaveCount(0);
  site.deploy();
  await update(page);
  await expect(banner).toContainText('Uma nova versão está disponível.');
  const reloaded = page.waitForEvent('load');
  await banner.getByRole('button', { name: 'Atualizar' }).click();
  await reloaded;
  await expect.poll(() => page.evaluate(isWaiting)).toBe(false);
  await startApplication(page);
  await expect(banner).toHaveCount(0);
});

test('who saves data gets none', async ({ page, site }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } });
    // Asking is at once, while a registration takes its time to be one.
    window.asked = 0;
    const register = navigator.serviceWorker.register.bind(navigator.serviceWorker);
    navigator.serviceWorker.register = (...given) => {
      window.asked += 1;
      return register(...given);
    };
  });
  await page.goto(`${site.url}/br`);
  await startEverything(page);
  expect(await page.evaluate(() => window.asked)).toBe(0);
  expect(await page.evaluate(() => navigator.serviceWorker.getRegistrations())).toEqual([]);
});
