import { expect, test } from '@playwright/test';
import { startApplication, stayOnPage } from '../support/application.ts';
import { everyView, expectAccessible, violationsOf } from '../support/axe.ts';

const missing = '/br/nao-existe';
/** One after the other in one window, which has read axe once. The missing one stays last: /br does not open after it. */
const walks = {
  'doors and articles': ['/#paises', '/br', '/us', '/br/melhores-aspiradores-verticais', missing],
  'lists and reviews': [
    '/it/categorias',
    '/mx/categoria/hogar',
    '/br/avaliacao',
    '/mx/resena?brand=Kaluma&price=4000-',
    '/es/resena?compare=nimbra-aero-3,kaluma-volta,nada',
    '/it/recensione/nimbra-aero-3',
    '/es/lancamento',
  ],
  'all the others': [
    '/es/privacidade',
    '/br/contato',
    '/br/contato?enviada=1',
    '/mx/offline',
    '/test',
    '/test-products',
  ],
};

test.beforeEach(({ page }) => page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' }));

for (const [walk, paths] of Object.entries(walks))
  test(`axe finds nothing: ${walk}`, async ({ page }) => {
    for (const path of paths) {
      if (path === missing) await stayOnPage(page);
      await page.goto(path);
      await expectAccessible(page, path, { views: everyView });
    }
  });

test('axe finds nothing where old ways to a shop end', async ({ page, request }) => {
  // That it goes on by itself is meant (decision 106), and axe would find it: everything else of it is looked at.
  await page.route('**/to-shop/**', async (route) => {
    const response = await route.fetch();
    const html = (await response.text()).replace(/<meta http-equiv="refresh"[^>]*>/, '');
    await route.fulfill({ response, body: html });
  });
  const review = await request.get('/api/reviews/by-slug/nimbra-aero-3?locale=br');
  const { product } = (await review.json()) as { product: { id: number } };
  await page.goto(`/to-shop/br/${product.id}`);
  await expect(page.getByRole('link', { name: 'Ver na Amazon' })).toBeVisible();
  await expectAccessible(page, 'a way to a shop', { views: everyView });
});

test('axe finds nothing on a tray, whole or of one, nor in a contact form that is refused', async ({
  page,
}) => {
  const chosen = ['nimbra-aero-3', 'kaluma-volta', 'orvane-brisa-40', 'brumelo-fritta-5'];
  const tray = page.locator('.compare-tray');
  await page.goto(`/br/avaliacao?chosen=${chosen.join(',')}`);
  await startApplication(page);
  await expect(tray.locator('li')).toHaveCount(chosen.length);
  await expectAccessible(page, 'a tray of 4', { views: everyView, within: '.compare-tray' });
  for (let left = chosen.length - 1; left > 0; left -= 1) {
    await tray
      .getByRole('button', { name: /^Remover/ })
      .first()
      .click();
    await expect(tray.locator('li')).toHaveCount(left);
  }
  await expectAccessible(page, 'a tray of 1', { views: everyView, within: '.compare-tray' });
  await page.goto('/br/contato');
  await startApplication(page);
  await page.getByRole('button', { name: 'Enviar mensagem' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expectAccessible(page, 'a refused form', { views: everyView, within: 'main' });
});

test('axe finds what is wrong', async ({ page }) => {
  await page.setContent('<main><h1>Mal feito</h1><img src="data:,"><p style="color:#ccc">Apagado</p></main>');
  const found = (await violationsOf(page)).map(([rule]) => rule);
  expect(found).toEqual(expect.arrayContaining(['color-contrast', 'html-has-lang', 'image-alt']));
  // In a window above a page too, and there alone.
  await page.setContent(
    '<main><h1>x</h1><img src="data:,"></main><div role="dialog" aria-label="x"><p style="color:#ccc">Apagado</p></div>',
  );
  expect((await violationsOf(page)).map(([rule]) => rule)).toContain('color-contrast');
  if (!process.env.TEST_EVERYTHING)
    expect((await violationsOf(page)).map(([rule]) => rule)).not.toContain('image-alt');
});

test('the keyboard alone reaches content, menu and search', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/br');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Ir para o conteúdo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
  await page.getByRole('button', { name: 'Abrir o menu' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Abrir o menu' })).toBeFocused();
});
