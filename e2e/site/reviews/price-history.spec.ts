import { startApplication } from '../../support/application.ts';
import { expectAccessible } from '../../support/axe.ts';
import { expect, test } from '../../support/watched-page.ts';

test('a review keeps its chart when scripts take it over, and axe finds nothing in it', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/it/recensione/folhea-6');
  await startApplication(page);
  await page.getByText('Vedi la tabella').click();
  await expect(page.getByRole('heading', { name: 'Storico dei prezzi' })).toHaveCount(1);
  await expectAccessible(page, 'chart');
});
