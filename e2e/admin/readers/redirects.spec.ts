import { randomUUID } from 'node:crypto';
import { expect, test } from '../../support/desk.ts';

const unique = () => randomUUID().slice(0, 8);

test('an address is checked while it is typed, leads elsewhere, and nowhere again; one of a category is asked about', async ({
  page,
  desk,
  request,
}) => {
  const from = `/mx/deals-${unique()}`;
  const editor = await desk.open('/admin/redirects?locale=mx');
  await page.getByRole('button', { name: 'Novo redirecionamento' }).click();
  const making = page.getByRole('dialog', { name: 'Novo redirecionamento' });
  const [start, end] = [making.getByLabel('De', { exact: true }), making.getByLabel('Para', { exact: true })];
  await expect(start).toHaveValue('/mx/');
  await start.fill('/mx/contato');
  await expect(making.getByText('Este endereço pertence ao próprio site.')).toBeVisible();
  await start.fill(new URL(from, page.url()).href);
  await expect(making.getByText('O endereço está livre.')).toBeVisible();
  await end.fill(from);
  await expect(making.getByText('Assim o endereço levaria de volta a si mesmo.')).toBeVisible();
  await end.fill('/mx/nothing-here');
  await expect(making.getByText('Hoje não há página neste endereço.')).toBeVisible();
  await end.fill('mx/categoria/hogar');
  await expect(making.getByText('A página existe.')).toBeVisible();
  await making.getByRole('button', { name: 'Criar redirecionamento' }).click();
  await expect(making).toBeHidden();

  const led = await request.get(from, { maxRedirects: 0 });
  expect([led.status(), led.headers().location]).toEqual([301, '/mx/categoria/hogar']);

  await page.getByRole('searchbox', { name: 'Buscar endereço' }).fill(from.slice(4));
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByRole('button', { name: `Excluir o redirecionamento de ${from}` }).click();
  await expect(page.getByText('Nenhum redirecionamento com esses filtros')).toBeVisible();
  expect((await request.get(from, { maxRedirects: 0 })).status()).toBe(404);
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect(page.getByRole('link', { name: from })).toBeVisible();
  expect((await request.get(from, { maxRedirects: 0 })).status()).toBe(301);

  await test.step('the old address of a category is listed by its kind, and asked about before it goes', async () => {
    const mark = unique();
    const body = { locale: 'us', name: `Redirect ${mark}` };
    const { id, slug } = await desk.call(editor.api, 'POST', '/api/admin/categories', body);
    await desk.call(editor.api, 'PATCH', `/api/admin/categories/${id}`, { slug: `elsewhere-${mark}` });
    await desk.walk(`/admin/redirects?q=${mark}&edition=us`);
    await page.getByRole('combobox', { name: 'Origem' }).click();
    await page.getByRole('option', { name: 'Categoria' }).click();
    await expect(page).toHaveURL(/kind=category/);
    const row = page.getByRole('row', { name: new RegExp(slug) });
    await expect(row).toContainText(`/us/categoria/elsewhere-${mark}`);
    await row.getByRole('button', { name: /^Excluir o redirecionamento/ }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('Era o endereço de uma categoria.');
    await question.getByRole('button', { name: 'Cancelar' }).click();
    await expect(row).toBeVisible();
    await row.getByRole('button', { name: /^Excluir o redirecionamento/ }).click();
    await question.getByRole('button', { name: 'Excluir' }).click();
    await expect(row).toHaveCount(0);
  });
});
