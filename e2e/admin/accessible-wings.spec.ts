import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { allowRefusals, expect, type Person, test } from '../support/desk.ts';
import { newPicture } from '../support/pictures.ts';
import { newLetter, writeAsReader } from '../support/reader.ts';
import { unique } from '../support/unique.ts';

type Desk = Parameters<Parameters<typeof test>[2]>[0]['desk'];
const firstRow = (page: Page) => expect(page.getByRole('row').nth(1)).toBeVisible();
const tab = (page: Page, name: string) => page.getByRole('tab', { name }).click();

test.beforeEach(({ page }) => page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' }));

/** Goes there on a wide screen, which the look before has left narrow. */
async function goTo(page: Page, desk: Desk, path: string): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 800 });
  await desk.walk(path);
}

test('axe finds nothing: what readers send and how they find their way', async ({
  page,
  desk,
  owner,
  browser,
  baseURL,
}) => {
  const letter = newLetter();
  await writeAsReader(browser, baseURL ?? '', letter);
  await desk.call(owner, 'POST', '/api/admin/redirects', { from: `/us/${unique('axe')}`, to: '/us' });
  await desk.open('/admin/messages', await desk.someone('owner'));

  const message = page.getByRole('link', { name: new RegExp(letter.subject) });
  await expect(message).toBeVisible();
  await expectAccessible(page, 'inbox');
  await page.getByRole('button', { name: 'Pedido de privacidade' }).click();
  await page.getByRole('dialog').waitFor();
  await expectAccessible(page, 'a privacy request');
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 1280, height: 800 });
  await message.click();
  await expect(page.getByRole('region', { name: 'Mensagem' })).toContainText('Lida');
  await expectAccessible(page, 'a message');

  await goTo(page, desk, '/admin/redirects?locale=us');
  await firstRow(page);
  await expectAccessible(page, 'redirects');
  await page.getByRole('button', { name: 'Novo redirecionamento' }).click();
  await page.getByLabel('De', { exact: true }).fill('/us/contato');
  await page.getByLabel('Para', { exact: true }).fill('/us/nothing-here');
  await expect(page.getByText('Hoje não há página neste endereço.')).toBeVisible();
  await expectAccessible(page, 'a redirect');
  await page.keyboard.press('Escape');

  await goTo(page, desk, '/admin/dynamic-rendering');
  await expect(page.getByRole('switch', { name: 'Buscadores' })).toBeVisible();
  await page.getByLabel('User-Agent').fill('GPTBot/1.2');
  await page.getByRole('button', { name: 'Testar' }).click();
  await expect(page.getByRole('region', { name: 'Testar um nome' })).toContainText('GPTBot');
  await expectAccessible(page, 'rules for crawlers');
  await tab(page, 'Quem pode entrar');
  await page.getByText('Um por um (9)').click();
  await expectAccessible(page, 'robots', { within: '[role=tabpanel]' });
  for (const name of ['Visitas', 'Comparação']) {
    await tab(page, name);
    await expectAccessible(page, name, { within: '[role=tabpanel]' });
  }
});

test('axe finds nothing: kept pages', async ({ page, desk }) => {
  await desk.open('/admin/pre-render', await desk.someone('editor'));
  await expect(
    page.getByRole('table', { name: 'Páginas', exact: true }).getByRole('row').nth(1),
  ).toBeVisible();
  await expectAccessible(page, 'pages');
  await page.getByRole('button', { name: 'Limpar cache' }).click();
  await expect(page.getByText(/páginas têm este endereço/)).toBeVisible();
  await expectAccessible(page, 'forget');
  await page.keyboard.press('Escape');
  for (const name of ['O que mudou', 'Validade']) {
    await tab(page, name);
    await expectAccessible(page, name, { within: '[role=tabpanel]' });
  }
  await goTo(page, desk, '/admin/pre-render-demo?path=/br');
  await expect(page.getByRole('region', { name: 'Sem scripts' })).toBeVisible();
  // What is in the frame is a page of the site; nothing can be measured where nothing runs.
  await page.locator('iframe').evaluate((frame) => frame.remove());
  await expectAccessible(page, 'one page');
});

async function lookAtCategories(page: Page, desk: Desk, editor: Person): Promise<void> {
  const name = unique('Axe');
  const made = await desk.call(editor.api, 'POST', '/api/admin/categories', { locale: 'us', name });
  await desk.open('/admin/categories?locale=us', editor);
  await expect(page.getByRole('button', { name, exact: true })).toBeVisible();
  await expectAccessible(page, 'categories');
  await goTo(page, desk, `/admin/categories?locale=us&category=${made.id}`);
  await page.getByRole('textbox', { name: 'Endereço' }).fill('contato');
  await expectAccessible(page, 'category');
  await page.getByRole('button', { name: 'Copiar para...' }).click();
  await page.getByLabel('Vitrina Italia', { exact: true }).check();
  await expectAccessible(page, 'copy');
  await goTo(page, desk, '/admin/categories?locale=us');
  await page.getByRole('button', { name: /^Ações para Around the House/ }).click();
  await page.getByRole('menuitem', { name: 'Excluir' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page, 'delete');
  await page.keyboard.press('Escape');
}

test('axe finds nothing: categories, pictures and the list of posts', async ({ page, desk, complaints }) => {
  const editor = await desk.someone('editor');
  await lookAtCategories(page, desk, editor);

  const picture = await newPicture('vaso');
  const { id } = await (await editor.api.post('/api/admin/media', { multipart: { file: picture } })).json();
  const notes = { name: 'notas.txt', mimeType: 'text/plain', buffer: Buffer.from('Não sou uma imagem.') };
  await goTo(page, desk, '/admin/media');
  await page.locator('input[type=file]').setInputFiles([picture, notes]);
  await expect(page.getByRole('region', { name: 'Envios' }).getByRole('status')).toContainText('1 recusada');
  await expectAccessible(page, 'library');
  await goTo(page, desk, `/admin/media?picture=${id}`);
  await expect(page.getByRole('button', { name: 'Excluir imagem' })).toBeVisible();
  await expectAccessible(page, 'picture');
  await goTo(page, desk, '/admin/kit');
  await page.getByRole('button', { name: 'Escolher imagem' }).click();
  await page.getByRole('option').first().click();
  await expectAccessible(page, 'picker');
  await page.keyboard.press('Escape');

  await goTo(page, desk, '/admin/posts');
  await expect(page.locator('[data-row-handle]').first()).toBeVisible();
  await expectAccessible(page, 'posts');
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('checkbox').nth(1).check();
  const bar = 'Ações com a seleção';
  await expect(page.getByRole('region', { name: bar })).toBeVisible();
  // On a phone the bar covers a part of whatever row is below it, which axe takes for a small target.
  await expectAccessible(page, 'selection', {
    views: [
      [1280, 'light'],
      [1280, 'dark'],
    ],
    within: `[aria-label="${bar}"]`,
  });
  allowRefusals(complaints);
});

test('axe finds nothing: prices, launches, links to shops and networks', async ({
  page,
  desk,
  owner,
  complaints,
}) => {
  const { id } = await desk.call(owner, 'POST', '/api/admin/price-runs', {
    locale: 'es',
    marketplace: 'demo',
  });
  await desk.open('/admin/launches?locale=br', await desk.someone('owner'));
  await firstRow(page);
  await expectAccessible(page, 'launches');
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('row').nth(1).getByRole('button').first().click();
  await expect(page.getByRole('dialog').locator('ol > li p.font-medium').first()).toBeVisible();
  await expectAccessible(page, 'a day');
  await page.keyboard.press('Escape');

  await goTo(page, desk, '/admin/shop-links');
  await firstRow(page);
  await expectAccessible(page, 'shop links');
  await page.getByRole('button', { name: 'Novo link' }).click();
  await page.getByRole('dialog').waitFor();
  await expectAccessible(page, 'a shop link');
  await page.keyboard.press('Escape');

  await goTo(page, desk, '/admin/prices');
  await expect(page.getByRole('table', { name: 'Renovações' }).getByRole('row').nth(1)).toBeVisible();
  await expectAccessible(page, 'prices');
  await goTo(page, desk, `/admin/prices?run=${id}`);
  await expect(page.getByRole('table', { name: 'Relatório' }).getByRole('row').nth(1)).toBeVisible({
    timeout: 60_000,
  });
  await expectAccessible(page, 'report');

  await goTo(page, desk, '/admin/networks');
  await firstRow(page);
  await expectAccessible(page, 'networks');
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('button', { name: 'Awin', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Exemplos' })).toBeVisible();
  await expectAccessible(page, 'network');
  await page.getByRole('button', { name: 'Copiar como nova' }).click();
  await page.getByLabel('Modelo do link').fill('http://t.example');
  await page.getByLabel('Nome', { exact: true }).fill('');
  await page.getByRole('button', { name: 'Publicar' }).click();
  await page.locator('[aria-invalid=true]').first().waitFor();
  await expectAccessible(page, 'a network with what is wrong in it');
  allowRefusals(complaints);
});

test('axe finds nothing: settings and editions', async ({ page, desk }) => {
  await desk.open('/admin/settings', await desk.someone('owner'));
  await expect(page.getByRole('region', { name: 'Robôs de IA' })).toBeVisible();
  await expectAccessible(page, 'settings');
  await goTo(page, desk, '/admin/editions?locale=us');
  await page.getByLabel('Nome do site').fill('Vitrina América');
  await expectAccessible(page, 'editions');
  await page.getByRole('button', { name: 'Pôr no ar' }).click();
  await page.getByRole('alertdialog').waitFor();
  await expectAccessible(page, 'opening an edition');
});
