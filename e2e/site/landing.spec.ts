import { startApplication } from '../support/application.ts';
import { expect, test } from '../support/watched-page.ts';

test.use({ locale: 'en-US' });

test('lists the countries, the open ones first and linked', async ({ page }) => {
  await page.goto('/');
  const cards = page.locator('.landing-countries li');
  await expect(cards).toHaveText([
    'BrasilAcessar',
    'ItaliaAcessar',
    'MéxicoAcessar',
    'EspañaAcessar',
    'USAEm breve',
  ]);
  await expect(cards.nth(0).getByRole('link')).toHaveAttribute('href', '/br');
  await expect(cards.nth(4).getByRole('link')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Administração' })).toHaveAttribute('href', '/admin');
});

test('rotates its tagline through three languages, and can be paused', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  await startApplication(page);
  await page.mouse.move(1, 1);
  const tagline = page.locator('.landing-tagline > p');
  await expect(tagline).toHaveText('Escolha bem, compre melhor.');
  await page.clock.runFor(4_050);
  await expect(tagline).toHaveText('Elige bien, compra mejor.');
  await page.clock.runFor(4_050);
  await expect(tagline).toHaveText('Scegli bene, compra meglio.');
  await page.getByRole('button', { name: 'Pausar a rotação' }).click();
  await page.mouse.move(1, 1);
  await page.clock.runFor(20_000);
  await expect(tagline).toHaveText('Scegli bene, compra meglio.');
});

test('is light, whatever the system or the reader prefers', async ({ page }) => {
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  const light = await background();
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await background()).toBe(light);
});

test('sends a reader on to the edition last read, unless the reader wants to choose', async ({ page }) => {
  await page.goto('/es');
  await page.goto('/');
  await page.waitForURL('**/es');
  await page.goto('/#paises');
  await expect(page.locator('.landing-countries')).toBeVisible();
});

test.describe('with an Italian browser', () => {
  test.use({ locale: 'it-IT' });
  test('leads to the Italian edition', async ({ page }) => {
    await page.goto('/');
    await page.waitForURL('**/it');
  });
});

test.describe('with a Brazilian browser', () => {
  test.use({ locale: 'pt-BR' });
  test('stays', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('.landing-countries')).toBeVisible();
    await expect(page).toHaveURL('/');
  });
});
