import { startApplication } from '../support/application.ts';
import { expect, test } from '../support/watched-page.ts';

test('finds, says where nothing matches, takes 50 characters, and closes in every way', async ({ page }) => {
  await page.goto('/br');
  await startApplication(page);
  const opener = page.getByRole('button', { name: 'Pesquisar', exact: true });
  const panel = page.locator('#search');
  await opener.click();
  const field = page.getByRole('searchbox', { name: 'Pesquisar posts' });
  await expect(field).toBeFocused();
  await field.fill('FÔNTE');
  const result = page.locator('#search li a');
  await expect(result.first()).toContainText(/fonte/i);
  await result.first().evaluate((link) => link.setAttribute('href', '#'));
  await result.first().click();
  await expect(page.locator('#search')).toBeHidden();
  await expect(page.locator('#search input')).toHaveValue('');

  await opener.click();
  await field.fill('zzzz<b>');
  await expect(page.getByText('Nenhum resultado encontrado para "zzzz<b>"')).toBeVisible();
  await field.fill('');
  await field.pressSequentially('a'.repeat(60));
  await expect(field).toHaveValue('a'.repeat(50));
  // Escape first takes away what was typed; this is about the panel.
  await field.fill('');

  await page.mouse.click(200, 500);
  await expect(panel).toBeHidden();
  await opener.click();
  await expect(panel).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await opener.click();
  await expect(panel).toBeVisible();
  await opener.click();
  await expect(panel).toBeHidden();
});

test('shows articles and reviews of a search, at the address of the reviews', async ({ page }) => {
  await page.goto('/br');
  await startApplication(page);
  await page.getByRole('button', { name: 'Pesquisar', exact: true }).click();
  const field = page.getByRole('searchbox', { name: 'Pesquisar posts' });
  await field.fill('black friday');
  const results = page.locator('#search li a');
  await expect(results.first()).toContainText('Black Friday');
  // The keyboard walks from the field through what was found to the last line, and round to the field.
  await field.press('ArrowDown');
  await expect(results.first()).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(field).toBeFocused();
  await page.keyboard.press('ArrowUp');
  const all = page.getByRole('link', { name: /^Ver tudo: \d+ resultados?$/ });
  await expect(all).toBeFocused();
  await all.press('Enter');
  await expect(page).toHaveURL(/\/br\/avaliacao\?q=black\+friday$/);
  await expect(page).toHaveTitle('Busca: “black friday” - Vitrina Brasil');
  await expect(page.locator('main article').first()).toContainText('Black Friday');
  await page.getByRole('button', { name: 'Pesquisar', exact: true }).click();
  await field.fill('air fryer');
  await field.press('Enter');
  await expect(page.locator('.review-card h2')).toHaveText(['Brumelo Fritta 5', 'Brumelo Fritta Duo']);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`/br/avaliacao?q=${'m'.repeat(50)}`);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});
