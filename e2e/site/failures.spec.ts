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
  test.afterEach(({ complaints }) => {
    // The 500 is what is asked for, and a server of broken pages has no icon (404) either.
    expect(complaints.splice(0).filter((text) => !/status of (500|404)/.test(text))).toEqual([]);
  });

  for (const [locale, language, title, retry, home] of [
    ['br', 'pt-BR', 'Algo deu errado', 'Tentar de novo', 'Ir para a página inicial'],
    ['it', 'it-IT', 'Qualcosa è andato storto', 'Riprova', 'Vai alla pagina iniziale'],
    ['mx', 'es-MX', 'Algo salió mal', 'Intentar de nuevo', 'Ir a la página de inicio'],
    ['es', 'es-ES', 'Algo ha ido mal', 'Volver a intentarlo', 'Ir a la página de inicio'],
    ['us', 'en-US', 'Something went wrong', 'Try again', 'Go to the home page'],
  ] as const) {
    test(`says so in the language of ${locale}, with the number for the log`, async ({ page }) => {
      const response = await page.goto(`${url}/${locale}`);
      expect(response?.status()).toBe(500);
      const { 'cache-control': caching, 'x-request-id': id } = response?.headers() ?? {};
      expect(caching).toBe('no-store');
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page).toHaveTitle(`${title} - Vitrina`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page.getByText(id ?? 'no number')).toBeVisible();
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /^noindex/);
      await expect(page.getByRole('link', { name: home })).toHaveAttribute('href', `/${locale}`);
      expect(await response?.text()).not.toMatch(/TypeError|\.tsx|\n\s+at /);
      const again = page.waitForResponse(`${url}/${locale}`);
      await page.getByRole('link', { name: retry }).click();
      expect((await again).status()).toBe(500);
    });
  }

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`is a page that axe finds nothing on, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto(`${url}/br`);
      expect(await violationsOf(page)).toEqual([]);
    });
  }

  test('needs no script', async ({ browser }) => {
    const page = await browser.newPage({ javaScriptEnabled: false });
    await page.goto(`${url}/it`);
    await expect(page.getByRole('link', { name: 'Riprova' })).toBeVisible();
    await page.getByRole('link', { name: 'Vai alla pagina iniziale' }).click();
    await expect(page).toHaveURL(`${url}/it`);
    await page.close();
  });
});

test.describe('in the browser', () => {
  const all = { name: 'Todas as categorias' };

  test('data that does not arrive is not the reader’s fault, and can be asked for again', async ({
    page,
    complaints,
  }) => {
    await page.route('**/api/categories?*', (route) => route.fulfill({ status: 500, body: 'down' }));
    await page.goto('/br');
    await startApplication(page);
    await page.getByRole('link', all).click();
    await expect(page.getByRole('heading', { name: 'A página não carregou' })).toBeVisible();
    await page.unroute('**/api/categories?*');
    await page.getByRole('link', { name: 'Tentar de novo' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Categorias' })).toBeVisible();
    expect(complaints.splice(0).every((text) => text.includes('500'))).toBe(true);
  });

  test('code that does not arrive neither', async ({ page, complaints }) => {
    await page.route('**/assets/category-list-page-*.js', (route) => route.abort());
    await page.goto('/br');
    await startApplication(page);
    await page.getByRole('link', all).click();
    await expect(page.getByRole('heading', { name: 'A página não carregou' })).toBeVisible();
    await page.getByRole('link', { name: 'Ir para a página inicial' }).click();
    await expect(page.locator('.hero')).toBeVisible();
    complaints.splice(0);
  });

  test('a page that breaks says that it is ours', async ({ page, complaints }) => {
    await page.route('**/api/categories?*', (route) => route.fulfill({ json: [{ id: 1 }] }));
    await page.goto('/it');
    await startApplication(page);
    await page.getByRole('link', { name: 'Tutte le categorie' }).click();
    await expect(page.getByRole('heading', { name: 'Qualcosa è andato storto' })).toBeVisible();
    await expect(page).toHaveTitle('Qualcosa è andato storto - Vitrina');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /^noindex/);
    complaints.splice(0);
  });

  test('what does not exist is not found, and the way back is open', async ({ page, complaints }) => {
    await page.route('**/api/categories?*', (route) => route.fulfill({ status: 404, body: 'none' }));
    await page.goto('/br');
    await startApplication(page);
    await page.getByRole('link', all).click();
    await expect(page.getByRole('heading', { name: 'Página não encontrada' })).toBeVisible();
    await page.goBack();
    await expect(page.locator('.hero')).toBeVisible();
    expect(complaints.splice(0).every((text) => text.includes('404'))).toBe(true);
  });
});
