import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { startApplication } from '../support/application.ts';
import { violationsOf } from '../support/axe.ts';
import { expect, test } from '../support/watched-page.ts';

test.describe('a page that breaks on the server', () => {
  let server: ChildProcess;
  let url = '';
  test.beforeAll(async () => {
    server = spawn(process.execPath, ['e2e/support/broken-server.ts'], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [line] = server.stdout ? await once(server.stdout, 'data') : [''];
    url = String(line).trim();
  });
  test.afterAll(() => {
    server.kill();
  });

  test('says so with the number for the log, leads on, and is one that axe finds nothing on', async ({
    page,
    complaints,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.emulateMedia({ colorScheme: 'light' });
    const response = await page.goto(`${url}/it`);
    expect(response?.status()).toBe(500);
    const { 'cache-control': caching, 'x-request-id': id } = response?.headers() ?? {};
    expect(caching).toBe('no-store');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Qualcosa è andato storto');
    await expect(page.getByText(id ?? 'no number')).toBeVisible();
    expect(await response?.text()).not.toMatch(/TypeError|\.tsx|\n\s+at /);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.reload();
      expect(await violationsOf(page), colorScheme).toEqual([]);
    }
    const again = page.waitForResponse(`${url}/it`);
    await page.getByRole('link', { name: 'Riprova' }).click();
    expect((await again).status()).toBe(500);
    // The 500 is what is asked for, and a server of broken pages has no icon (404) either.
    expect(complaints.splice(0).filter((text) => !/status of (500|404)/.test(text))).toEqual([]);
  });
});

test('in the browser: what does not arrive, is not there or breaks is told, and the ways on are open', async ({
  page,
  complaints,
}) => {
  const all = page.getByRole('link', { name: 'Todas as categorias' });
  const unreachable = page.getByRole('heading', { name: 'A página não carregou' });
  const list = page.getByRole('heading', { level: 1, name: 'Categorias' });
  // One of the step before may come a moment later.
  const onlyOf = (...statuses: string[]) =>
    expect(complaints.splice(0).filter((text) => !statuses.some((status) => text.includes(status)))).toEqual(
      [],
    );

  await test.step('code that does not arrive', async () => {
    await page.route('**/assets/category-list-page-*.js', (route) => route.abort());
    await page.goto('/br');
    await startApplication(page);
    await all.click();
    await expect(unreachable).toBeVisible();
    await page.getByRole('link', { name: 'Ir para a página inicial' }).click();
    await expect(page.locator('.hero')).toBeVisible();
    await page.unroute('**/assets/category-list-page-*.js');
    complaints.splice(0);
  });

  await test.step('what does not exist is not found, and the way back is open', async () => {
    await page.route('**/api/categories?*', (route) => route.fulfill({ status: 404, body: 'none' }));
    await page.goto('/br');
    await startApplication(page);
    await all.click();
    await expect(page.getByRole('heading', { name: 'Página não encontrada' })).toBeVisible();
    await page.goBack();
    await expect(page.locator('.hero')).toBeVisible();
    await page.unroute('**/api/categories?*');
    onlyOf('404');
  });

  await test.step('data that does not arrive is not the reader’s fault, and can be asked for again', async () => {
    await page.route('**/api/categories?*', (route) => route.fulfill({ status: 500, body: 'down' }));
    // Loaded anew: a pointer that rests on a link fetches its page, and had the list between two routes.
    await page.goto('/br');
    await startApplication(page);
    await all.click();
    await expect(unreachable).toBeVisible();
    // The browser asks for the page itself, and the server has its data.
    await page.getByRole('link', { name: 'Tentar de novo' }).press('Enter');
    await expect(list).toBeVisible();
    onlyOf('404', '500');
  });

  await test.step('whoever goes back and forward to what failed is shown what is there by then', async () => {
    await page.goto('/br');
    await startApplication(page);
    await all.focus();
    await page.keyboard.press('Enter');
    await expect(unreachable).toBeVisible();
    await page.goBack();
    await expect(page.locator('.hero')).toBeVisible();
    await page.unroute('**/api/categories?*');
    await page.goForward();
    await expect(list).toBeVisible();
    onlyOf('500');
  });

  await test.step('a page that breaks says that it is ours', async () => {
    await page.route('**/api/categories?*', (route) => route.fulfill({ json: [{ id: 1 }] }));
    await page.goto('/it');
    await startApplication(page);
    await page.getByRole('link', { name: 'Tutte le categorie' }).click();
    await expect(page.getByRole('heading', { name: 'Qualcosa è andato storto' })).toBeVisible();
    await expect(page).toHaveTitle('Qualcosa è andato storto - Vitrina');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /^noindex/);
    complaints.splice(0);
  });
});
