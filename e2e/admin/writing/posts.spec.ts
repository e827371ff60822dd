import { expect, test } from '../../support/desk.ts';
import { newPost, titleOf, uniqueTitle } from '../../support/posts.ts';

test('the list is read page by page, searched, narrowed and opened; the address keeps it all; the palette begins a post', async ({
  page,
  desk,
}) => {
  const person = await desk.newPerson('editor');
  await test.step('more posts are read page by page', async () => {
    await page.route('**/api/admin/posts?*', (route) => {
      const url = new URL(route.request().url());
      url.searchParams.set('limit', '5');
      return route.continue({ url: url.href });
    });
    await desk.open('/admin/posts?sort=title', person);
    const rows = page.locator('tbody [data-row-handle]');
    await expect(rows).toHaveCount(5);
    await page.getByRole('button', { name: 'Carregar mais' }).click();
    await expect(rows).toHaveCount(10);
    await page.unroute('**/api/admin/posts?*');
  });
  const mark = uniqueTitle('Balança');
  const draft = await newPost(desk, person, { title: `${mark} de cozinha` });
  await newPost(desk, person, { title: `${mark} de banheiro`, status: 'published' });
  await desk.walk('/admin/posts?locale=es');
  await page.getByRole('searchbox', { name: 'Buscar por título ou texto' }).fill(mark.slice(-8));
  await expect(page).toHaveURL(/q=/);
  const rows = page.getByRole('table', { name: 'Artigos' }).locator('tbody tr');
  await expect(rows).toHaveCount(2);
  await page.getByRole('link', { name: /^Rascunhos/ }).click();
  await expect(rows).toHaveCount(1);
  await expect(page).toHaveURL(/status=draft/);
  await page.reload();
  await expect(rows).toHaveCount(1);
  await expect(rows.first()).toContainText(`${mark} de cozinha`);
  await page.getByRole('link', { name: /^Todos/ }).click();
  await page.getByRole('combobox', { name: 'Ordenar por' }).click();
  await page.getByRole('option', { name: 'Título' }).click();
  await expect(rows.first()).toContainText('de banheiro');
  await page.getByRole('link', { name: `${mark} de cozinha` }).click();
  await expect(page).toHaveURL(new RegExp(`/admin/edit/${draft.id}`));
  await expect(titleOf(page)).toHaveValue(`${mark} de cozinha`);

  await desk.walk('/admin?locale=mx');
  await page.keyboard.press('ControlOrMeta+k');
  await page.getByRole('option', { name: 'Novo artigo' }).click();
  await expect(page).toHaveURL(/\/admin\/edit\/\d+\?locale=mx/);
  await expect(titleOf(page)).toBeVisible();
});

test('several are published, taken back, moved and thrown away at once', async ({ page, desk }) => {
  const person = await desk.newPerson('editor');
  const mark = uniqueTitle('Garrafa');
  const first = await newPost(desk, person, { title: `${mark} um` });
  const empty = { type: 'doc', content: [] };
  await newPost(desk, person, { title: `${mark} dois`, content: empty });
  await desk.open(`/admin/posts?locale=es&q=${mark.slice(-8)}`, person);
  const rows = page.getByRole('table', { name: 'Artigos' }).locator('tbody tr');
  const row = (name: string) => rows.filter({ hasText: `${mark} ${name}` });
  const bar = page.getByRole('region', { name: 'Ações com a seleção' });
  const selectAll = () => page.getByRole('checkbox', { name: 'Selecionar tudo' }).check();
  const toasts = page.locator('.toast');

  await selectAll();
  await bar.getByRole('button', { name: 'Publicar' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Publicar' }).click();
  await expect(toasts).toContainText('1 artigo publicado');
  await expect(toasts).toContainText(`“${mark} dois” ainda tem algo a corrigir`);
  await expect(row('um')).toContainText('Publicado');
  await expect(row('dois')).toContainText('Rascunho');
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect(row('um')).toContainText('Rascunho');

  await selectAll();
  await bar.getByRole('button', { name: 'Mover', exact: true }).click();
  await page.getByRole('combobox', { name: 'Para a categoria' }).click();
  await page.getByRole('option', { name: 'Cocina' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Mover', exact: true }).click();
  await expect(toasts).toContainText('2 artigos movidos');
  await expect(row('dois')).toContainText('Cocina');

  await selectAll();
  await bar.getByRole('button', { name: 'Mover para a lixeira' }).click();
  await expect(page.getByText('Nenhum artigo com esses filtros')).toBeVisible();
  await page.getByRole('link', { name: /^Lixeira/ }).click();
  await expect(rows).toHaveCount(2);
  await row('um').getByRole('checkbox').check();
  await bar.getByRole('button', { name: 'Restaurar' }).click();
  await expect(toasts).toContainText('1 artigo restaurado');
  await expect(rows).toHaveCount(1);
  const { trashedAt, status } = await desk.call(person.api, 'GET', `/api/admin/posts/${first.id}`);
  expect([trashedAt, status]).toEqual([null, 'draft']);
});
