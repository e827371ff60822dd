import { startApplication } from '../support/application.ts';
import { expect, test } from '../support/watched-page.ts';

test.beforeEach(async ({ page }) => {
  await page.goto('/br');
  await startApplication(page);
  await page.getByRole('button', { name: 'Pesquisar', exact: true }).click();
});

test('finds posts without accents and in any case, and clears when one is chosen', async ({ page }) => {
  const field = page.getByRole('searchbox', { name: 'Pesquisar posts' });
  await expect(field).toBeFocused();
  await field.fill('FÔNTE');
  const result = page.locator('#search li a');
  await expect(result.first()).toContainText(/fonte/i);
  await result.first().evaluate((link) => link.setAttribute('href', '#'));
  await result.first().click();
  await expect(page.locator('#search')).toBeHidden();
  await expect(page.locator('#search input')).toHaveValue('');
});

test('says so where nothing matches', async ({ page }) => {
  await page.getByRole('searchbox', { name: 'Pesquisar posts' }).fill('zzzz<b>');
  await expect(page.getByText('Nenhum resultado encontrado para "zzzz<b>"')).toBeVisible();
});

test('takes 50 characters at most', async ({ page }) => {
  const field = page.getByRole('searchbox', { name: 'Pesquisar posts' });
  await field.pressSequentially('a'.repeat(60));
  await expect(field).toHaveValue('a'.repeat(50));
});

test('closes by its button, by a click outside and by Escape', async ({ page }) => {
  const panel = page.locator('#search');
  await page.mouse.click(200, 500);
  await expect(panel).toBeHidden();
  await page.getByRole('button', { name: 'Pesquisar', exact: true }).click();
  await expect(panel).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await page.getByRole('button', { name: 'Pesquisar', exact: true }).click();
  await expect(panel).toBeVisible();
  await page.getByRole('button', { name: 'Pesquisar', exact: true }).click();
  await expect(panel).toBeHidden();
});

test('submits to the review list of the edition', async ({ page }) => {
  const field = page.getByRole('searchbox', { name: 'Pesquisar posts' });
  await field.fill('fonte');
  const request = page.waitForRequest((each) => each.url().endsWith('/br/avaliacao?q=fonte'));
  await page.route('**/br/avaliacao**', (route) => route.fulfill({ body: 'ok' }));
  await field.press('Enter');
  await request;
});
