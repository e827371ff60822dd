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
});

test('at 360 px the gallery fits, and its pictures are described', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(address);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await expect(page.locator('.photos img').nth(2)).toHaveAttribute(
    'alt',
    'Brumelo Fritta 5 na bancada da cozinha, ao lado de uma xícara de café',
  );
});

test('what was changed is dated and in order', async ({ page }) => {
  await page.goto(address);
  const days = await page
    .locator('.update-log time')
    .evaluateAll((all) => all.map((each) => (each as HTMLTimeElement).dateTime));
  expect(days).toHaveLength(2);
  expect(days).toEqual(days.toSorted().reverse());
  await expect(page.getByText(/^Atualizada em/)).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the gallery is a strip that scrolls, and each picture leads to its large self', async ({
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
  });

  test('alternatives can be compared at once', async ({ page }) => {
    await page.goto(address);
    await page.getByRole('link', { name: 'Comparar lado a lado' }).click();
    await expect(page.locator('thead th')).toHaveCount(4);
  });
});
