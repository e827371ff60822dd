import { startApplication } from '../../support/application.ts';
import { expect, test } from '../../support/watched-page.ts';

const address = '/br/avaliacao/brumelo-fritta-5';

test('the gallery goes on and back by its buttons and by the arrow keys', async ({ page }) => {
  await page.goto(address);
  await startApplication(page);
  const gallery = page.getByRole('region', { name: 'Fotos: Brumelo Fritta 5' });
  const status = gallery.getByRole('status');
  await expect(status).toHaveText('Foto 1 de 4');
  await expect(gallery.getByRole('button', { name: 'Foto anterior' })).toBeDisabled();
  await gallery.getByRole('button', { name: 'Próxima foto' }).click();
  await expect(status).toHaveText('Foto 2 de 4');
  await gallery.getByRole('link').nth(1).focus();
  await page.keyboard.press('ArrowRight');
  await expect(status).toHaveText('Foto 3 de 4');
  await expect(gallery.getByRole('link').nth(2)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(status).toHaveText('Foto 4 de 4');
  await expect(gallery.getByRole('button', { name: 'Próxima foto' })).toBeDisabled();
  await page.keyboard.press('ArrowLeft');
  await expect(status).toHaveText('Foto 3 de 4');
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the gallery is a strip of links to large pictures, and alternatives can be compared at once', async ({
    page,
    request,
  }) => {
    await page.goto(address);
    const strip = page.locator('.photos ul');
    expect(await strip.evaluate((list) => list.scrollWidth > list.clientWidth)).toBe(true);
    await expect(page.getByRole('button', { name: 'Próxima foto' })).toBeHidden();
    for (const link of await page.locator('.photos a').all()) {
      const large = await request.get((await link.getAttribute('href')) ?? '');
      expect(large.headers()['content-type']).toBe('image/webp');
    }
    await page.getByRole('link', { name: 'Comparar lado a lado' }).click();
    await expect(page.locator('thead th')).toHaveCount(4);
  });
});
