import { startApplication } from '../../support/application.ts';
import { expectAccessible } from '../../support/axe.ts';
import { expect, test } from '../../support/watched-page.ts';

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('what a price was is a chart with a table, where a shop allows remembering it', async ({ page }) => {
    await page.goto('/br/avaliacao/folhea-6');
    await expect(page.getByRole('heading', { name: 'Histórico de preços' })).toBeVisible();
    await expect(page.getByRole('img', { name: /o preço ficou entre R\$.* e R\$/ })).toBeVisible();
    await page.getByText('Ver em tabela').click();
    await expect(page.getByRole('table').filter({ hasText: 'Até' }).getByRole('row').nth(1)).toContainText(
      'R$',
    );
    await page.goto('/br/avaliacao/nimbra-aero-3');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Histórico de preços' })).toHaveCount(0);
  });
});

test('axe finds nothing in a review with a chart', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/it/recensione/folhea-6');
  await page.getByText('Vedi la tabella').click();
  await expectAccessible(page, 'chart');
});

test('the page keeps its chart when scripts take it over', async ({ page }) => {
  await page.goto('/es/resena/folhea-6');
  await startApplication(page);
  await page.getByText('Ver la tabla').click();
  await expect(page.getByRole('heading', { name: 'Historial de precios' })).toHaveCount(1);
});
