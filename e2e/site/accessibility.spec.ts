import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { startApplication } from '../support/application.ts';

const pages = [
  '/#paises',
  '/br',
  '/us',
  '/br/nao-existe',
  '/br/melhores-aspiradores-verticais',
  '/it/categorias',
  '/mx/categoria/hogar',
  '/es/privacidade',
  '/br/avaliacao',
  '/mx/resena?brand=Kaluma&price=4000-',
  '/es/resena?compare=nimbra-aero-3,kaluma-volta,nada',
  '/es/lancamento',
  '/br/contato',
  '/br/contato?enviada=1',
  '/it/recensione/nimbra-aero-3',
  '/mx/offline',
  '/test',
  '/test-products',
];

async function expectNothingFound(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
}

for (const path of pages) {
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const width of [360, 1280]) {
      test(`axe finds nothing on ${path}, ${colorScheme}, ${width} px`, async ({ page }) => {
        test.slow(path.startsWith('/test'), 'every component there is');
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await page.setViewportSize({ width, height: 800 });
        await page.goto(path);
        await expectNothingFound(page);
      });
    }
  }
}

const chosen = ['nimbra-aero-3', 'nimbra-aero-3,kaluma-volta,orvane-brisa-40,brumelo-fritta-5'];

for (const slugs of chosen) {
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const width of [360, 1280]) {
      const count = slugs.split(',').length;
      test(`axe finds nothing on a tray of ${count}, ${colorScheme}, ${width} px`, async ({ page }) => {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await page.setViewportSize({ width, height: 800 });
        await page.goto(`/br/avaliacao?chosen=${slugs}`);
        await startApplication(page);
        await expect(page.locator('.compare-tray li')).toHaveCount(count);
        await expectNothingFound(page);
      });
    }
  }
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing in a contact form that is refused, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.goto('/br/contato');
    await startApplication(page);
    await page.getByRole('button', { name: 'Enviar mensagem' }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await expectNothingFound(page);
  });
}

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
