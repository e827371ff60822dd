import { randomUUID } from 'node:crypto';
import { allowRefusals, expect, test } from '../../support/desk.ts';

/** Names and addresses that no other journey has. */
const unique = () => randomUUID().slice(0, 8);

test('a category is made, renamed, and its old address leads to the new one', async ({
  page,
  desk,
  request,
  complaints,
}) => {
  const mark = unique();
  await desk.open('/admin/categories?locale=mx');
  await page.getByRole('button', { name: 'Nova categoria' }).click();
  const making = page.getByRole('dialog', { name: 'Nova categoria' });
  await making.getByLabel('Nome').fill(`Jardines ${mark}`);
  const address = making.getByRole('textbox', { name: 'Endereço' });
  await expect(address).toHaveValue(`jardines-${mark}`);
  for (const [slug, problem] of [
    ['contato', 'Este endereço pertence ao próprio site.'],
    ['a--b', 'Use só letras minúsculas'],
    ['hogar', 'Outra categoria desta edição já tem este endereço.'],
  ] as const) {
    await address.fill(slug);
    await expect(making.getByText(problem)).toBeVisible();
  }
  await making.getByRole('button', { name: 'Criar categoria' }).click();
  await expect(address).toBeFocused();
  await address.fill(`jardines-${mark}`);
  await making.getByRole('radio', { name: 'Chave inglesa' }).check({ force: true });
  await making.getByRole('button', { name: 'Criar categoria' }).click();
  await expect(making).toBeHidden();

  await page.getByRole('button', { name: `Jardines ${mark}`, exact: true }).click();
  const editing = page.getByRole('dialog', { name: `Jardines ${mark}` });
  await expect(editing.getByRole('radio', { name: 'Chave inglesa' })).toBeChecked();
  await editing.getByRole('textbox', { name: 'Endereço' }).fill(`patios-${mark}`);
  await expect(editing.getByText(`/mx/categoria/jardines-${mark}, continua funcionando`)).toBeVisible();
  await editing.getByRole('button', { name: 'Salvar' }).click();
  await expect(editing).toBeHidden();

  const old = await request.get(`/mx/categoria/jardines-${mark}`, { maxRedirects: 0 });
  expect([old.status(), old.headers().location]).toEqual([301, `/mx/categoria/patios-${mark}`]);
  expect((await request.get(`/mx/categoria/patios-${mark}`)).status()).toBe(200);

  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect(page.getByRole('row', { name: new RegExp(`jardines-${mark}`) })).toBeVisible();
  allowRefusals(complaints);
});

test('a category is copied to another edition, each leads to the other; one with posts goes only with a new home for them', async ({
  page,
  desk,
  request,
}) => {
  const mark = unique();
  const editor = await desk.newPerson('editor');
  const name = `Gardens ${mark}`;
  await desk.call(editor.api, 'POST', '/api/admin/categories', { locale: 'us', name });
  await desk.open('/admin/categories?locale=us', editor);
  await page.getByRole('button', { name: `Ações para ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Copiar para outra edição' }).click();
  const copying = page.getByRole('dialog', { name: `Copiar ${name} para outras edições` });
  await expect(copying.getByRole('button', { name: 'Copiar', exact: true })).toHaveCount(0);
  await copying.getByLabel('Vitrina México', { exact: true }).check();
  await copying.getByLabel('Nome em Vitrina México').fill(`Jardines ${mark}`);
  await copying.getByRole('button', { name: 'Copiar', exact: true }).click();
  await expect(copying).toBeHidden();
  await page.getByRole('button', { name, exact: true }).click();
  await page
    .getByRole('dialog')
    .getByRole('link', { name: `Jardines ${mark}` })
    .click();
  await expect(page).toHaveURL(/locale=mx/);
  const there = page.getByRole('dialog', { name: `Jardines ${mark}` });
  await expect(there.getByRole('link', { name })).toBeVisible();
  await page.keyboard.press('Escape');

  await test.step('one with posts is deleted only with a new home for them', async () => {
    const mark = unique();
    const make = (name: string) =>
      desk.call(editor.api, 'POST', '/api/admin/categories', { locale: 'mx', name: `${name} ${mark}` });
    const [leaving, heir] = [await make('Leaving'), await make('Staying')];
    const post = await desk.call(editor.api, 'POST', '/api/admin/posts', {
      locale: 'mx',
      title: `A post ${mark}`,
      categoryId: leaving.id,
    });
    await desk.walk(`/admin/categories?locale=mx&q=${mark}`);
    await page.getByRole('button', { name: `Ações para ${leaving.name}` }).click();
    await page.getByRole('menuitem', { name: 'Excluir' }).click();
    const question = page.getByRole('dialog', { name: `Excluir a categoria ${leaving.name}?` });
    await expect(question).toContainText('1 post nesta categoria');
    await question.getByRole('button', { name: 'Excluir' }).click();
    await expect(question.locator('.field-problem')).toHaveText('Escolha uma categoria');
    await question.getByRole('combobox').click();
    await page.getByRole('option', { name: heir.name }).click();
    await question.getByRole('button', { name: 'Excluir' }).click();
    await expect(question).toBeHidden();
    await expect(page.getByRole('row', { name: new RegExp(leaving.name) })).toHaveCount(0);
    expect((await desk.call(editor.api, 'GET', `/api/admin/posts/${post.id}`)).categoryId).toBe(heir.id);
    const old = await request.get(`/mx/categoria/${leaving.slug}`, { maxRedirects: 0 });
    expect([old.status(), old.headers().location]).toEqual([301, `/mx/categoria/${heir.slug}`]);
  });
});
