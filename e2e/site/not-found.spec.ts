import { startApplication } from '../support/application.ts';
import { holdClock, startWhileHeld } from '../support/clock.ts';
import { expect, test } from '../support/watched-page.ts';

/** The browser itself reports the 404 of the page. */
test.afterEach(({ complaints }) => {
  expect(complaints.splice(0).filter((text) => !text.includes('404'))).toEqual([]);
});

test('an unknown address is a real 404 that leads home after five seconds', async ({ page }) => {
  await holdClock(page);
  const response = await page.goto('/nada/disso');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Página não encontrada' })).toBeVisible();
  await expect(page.getByText('A página que você procura não existe ou foi movida.')).toBeVisible();
  // Promised once it is sure to come: with the application.
  await startWhileHeld(page);
  await expect(page.getByText('Redirecionando para a página inicial em 5 segundos...')).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /^noindex/);
  await page.clock.resume();
  await page.waitForURL('**/br');
});

test('nobody has to wait or to leave; beyond the last page of a list, the way leads to the list itself', async ({
  page,
}) => {
  await holdClock(page);
  const response = await page.goto('/br?page=900');
  expect(response?.status()).toBe(404);
  await startWhileHeld(page);
  await page.getByRole('button', { name: 'Ficar nesta página' }).click();
  await page.clock.resume();
  await expect(page.getByText(/Redirecionando/)).toHaveCount(0);
  await page.getByRole('link', { name: 'Não quer esperar? Clique aqui' }).click();
  await expect(page).toHaveURL(/\/br$/);
  await expect(page.locator('.hero')).toBeVisible();
});

test('a link in other letters leads to the one address of its page', async ({ page }) => {
  await page.goto('/it');
  await startApplication(page);
  await page.evaluate(() => document.querySelector('a[href="/it/sobre"]')?.setAttribute('href', '/it/SOBRE'));
  await page.locator('a[href="/it/SOBRE"]').click();
  await expect(page).toHaveURL(/\/it\/sobre$/);
  await expect(page.locator('article h1')).toBeVisible();
});

test('an address that nobody can read is a page of its edition, and stays one', async ({ page }) => {
  await holdClock(page);
  const response = await page.goto('/IT/%E0%A4%A');
  expect(response?.status()).toBe(404);
  await startWhileHeld(page);
  await expect(page.getByRole('heading', { name: 'Pagina non trovata' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Non vuoi aspettare? Clicca qui' })).toHaveAttribute(
    'href',
    '/it',
  );
});
