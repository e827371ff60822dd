import { startApplication } from '../../support/application.ts';
import { builtAddress } from '../../support/built-files.ts';
import { expect, test } from '../../support/watched-page.ts';

const box = 'input[name=compare]';

test('products are chosen, kept on the way, and compared by keyboard alone', async ({ page }) => {
  await page.goto('/br/avaliacao');
  await page.locator(box).first().focus();
  await startApplication(page);
  const tray = page.getByRole('region', { name: 'Produtos para comparar' });
  await page.keyboard.press('Space');
  await expect(tray.getByRole('listitem')).toHaveText(['Nimbra Aero 3']);
  await expect(tray.getByRole('button', { name: 'Escolha mais um' })).toBeDisabled();
  await expect(
    page.getByRole('status').filter({ hasText: 'Nimbra Aero 3 entrou na comparação: 1 de 4.' }),
  ).toBeAttached();
  await expect(page).toHaveURL(/\/br\/avaliacao\?chosen=nimbra-aero-3$/);

  // A review and back: the choice is still there.
  await page.getByRole('link', { name: 'Kaluma Volta', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('h1')).toContainText('Kaluma Volta');
  await expect(tray.getByRole('listitem')).toHaveText(['Nimbra Aero 3']);
  await page.getByRole('link', { name: 'Comparar com outros' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?category=casa&chosen=nimbra-aero-3,kaluma-volta$/);
  await expect(page.locator(`${box}:checked`)).toHaveCount(2);

  const compare = tray.getByRole('link', { name: 'Comparar 2 produtos' });
  await compare.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?compare=nimbra-aero-3,kaluma-volta$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Comparação de produtos');
  await expect(page).toHaveTitle('Comparação: Nimbra Aero 3 × Kaluma Volta - Vitrina Brasil');
  await expect(page.locator('thead th')).toHaveCount(3);
  await expect(tray).toHaveCount(0);

  await page.getByLabel('Destacar as diferenças').focus();
  await page.keyboard.press('Space');
  await expect(page.locator('.differs .differs-mark').first()).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('region', { name: 'Tabela de comparação' })).toBeFocused();
  await page.getByRole('link', { name: 'Remover Kaluma Volta da comparação' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Falta mais um produto para comparar.')).toBeVisible();
  await page.getByRole('link', { name: 'Escolher mais produtos' }).click();
  await expect(tray.getByRole('listitem')).toHaveText(['Nimbra Aero 3']);
});

test('the tray gives up what is removed, and says so', async ({ page }) => {
  await page.goto('/it/recensione?chosen=nimbra-aero-3,kaluma-volta');
  await startApplication(page);
  const tray = page.getByRole('region', { name: 'Prodotti da confrontare' });
  await expect(tray.getByRole('listitem')).toHaveText(['Nimbra Aero 3', 'Kaluma Volta']);
  const remove = tray.getByRole('button', { name: 'Togli Nimbra Aero 3 dal confronto' });
  await remove.focus();
  await page.keyboard.press('Enter');
  await expect(tray.getByRole('button', { name: 'Togli Kaluma Volta dal confronto' })).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'tolto dal confronto: 1 di 4.' })).toBeAttached();
  await expect(page.locator(`${box}:checked`)).toHaveCount(1);
  await tray.getByRole('button', { name: 'Svuota' }).click();
  await expect(tray).toHaveCount(0);
  await expect(page.locator(`${box}[value=kaluma-volta]`)).toBeFocused();
  await expect(page).toHaveURL(/\/it\/recensione$/);
});

test('a box that was ticked before the application ran counts, and a fifth product is refused with a reason', async ({
  page,
}) => {
  await page.goto('/br/avaliacao');
  await page
    .locator(box)
    .nth(2)
    .evaluate((element: HTMLInputElement) => element.click());
  await startApplication(page);
  await expect(page.locator('.compare-tray li')).toHaveText(['Orvane Brisa 40']);
  await expect(page.locator(`${box}:checked`)).toHaveCount(1);
  for (const index of [0, 1, 3, 4]) await page.locator(box).nth(index).click();
  await expect(page.locator(`${box}:checked`)).toHaveCount(4);
  await expect(page.locator('.tray-note')).toHaveText(
    'São até quatro produtos. Remova um para escolher outro.',
  );
  await expect(page.getByRole('link', { name: 'Comparar 4 produtos' })).toBeVisible();
});

test('at 360 px nothing hides behind the tray, and the table scrolls by itself', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/br/avaliacao?chosen=nimbra-aero-3,kaluma-volta,orvane-brisa-40,brumelo-fritta-5');
  await startApplication(page);
  const tray = page.locator('.compare-tray');
  await expect(tray).toBeVisible();
  await page.locator(box).first().focus();
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press('Tab');
    const hidden = await page.evaluate(() => {
      const focused = document.activeElement?.getBoundingClientRect();
      const top = document.querySelector('.compare-tray')?.getBoundingClientRect().top ?? 0;
      const inTray = document.activeElement?.closest('.compare-tray');
      return !inTray && focused !== undefined && focused.top >= top;
    });
    expect(hidden).toBe(false);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await tray.getByRole('link').click();
  const table = page.getByRole('region', { name: 'Tabela de comparação' });
  await expect(table).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await table.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => table.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
  const label = table.getByRole('rowheader', { name: 'Veredito' });
  expect((await label.boundingBox())?.x).toBeLessThan(30);
});

test('words that arrive the moment they are asked for disturb nothing', async ({ page }) => {
  await page.goto('/br/avaliacao?compare=nimbra-aero-3,kaluma-volta');
  const words = builtAddress('src/i18n/dictionaries/br/compare.ts');
  await page.evaluate((address) => import(address), words);
  const table = await page.locator('.compare table').elementHandle();
  await startApplication(page);
  await page.getByRole('link', { name: 'Remover Kaluma Volta da comparação' }).click();
  await expect(page.locator('thead th')).toHaveCount(2);
  // The page that the server made was taken over, and not made anew.
  expect(await table?.evaluate(({ isConnected }) => isConnected)).toBe(true);
});

test('a tray that does not arrive takes nothing away, and comes with the next choice', async ({
  page,
  complaints,
}) => {
  const tray = page.getByRole('region', { name: 'Produtos para comparar' });
  await page.route('**/compare-tray-*.js', (route) => route.abort());
  await page.goto('/br/avaliacao');
  await startApplication(page);
  const lost = page.waitForEvent('requestfailed');
  await page.locator(box).nth(0).check();
  await lost;
  await expect(page).toHaveURL(/\?chosen=nimbra-aero-3$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Avaliações de produtos');
  await page.unroute('**/compare-tray-*.js');
  await page.locator(box).nth(1).check();
  await expect(tray.getByRole('listitem')).toHaveCount(2);
  expect(complaints.splice(0).filter((text) => !/compare-tray|ERR_FAILED/.test(text))).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('boxes of a form lead to the comparison, and its links out of it', async ({ page }) => {
    await page.goto('/br/avaliacao?category=casa');
    const submit = page.getByRole('button', { name: 'Comparar os escolhidos' });
    await expect(submit).toBeHidden();
    await page.getByLabel('Comparar Orvane Brisa 40').check();
    await page.getByLabel('Comparar Nimbra Aero 3').check();
    await submit.click();
    await expect(page).toHaveURL(/\?compare=nimbra-aero-3&compare=orvane-brisa-40$/);
    await expect(page.locator('thead th')).toHaveCount(3);
    await page.getByLabel('Destacar as diferenças').check();
    await expect(page.locator('.differs-mark').first()).toBeVisible();
    await page.getByRole('link', { name: 'Escolher mais produtos' }).click();
    await expect(page.locator(`${box}:checked`)).toHaveCount(2);
    await page.getByRole('combobox', { name: 'Categoria' }).selectOption({ label: 'Cozinha (3)' });
    await page.getByRole('button', { name: 'Filtrar' }).click();
    await page.getByLabel('Comparar Corvita Lenta').check();
    await submit.click();
    await expect(page.locator('thead th')).toHaveCount(4);
    await page.getByRole('link', { name: 'Remover Orvane Brisa 40 da comparação' }).click();
    await expect(page.locator('thead th')).toHaveCount(3);
  });
});
