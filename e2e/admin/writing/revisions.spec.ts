import { expect, test } from '../../support/desk.ts';
import { body, expectSaved, newPost, textOf, titleOf, uniqueTitle, writeAtEnd } from '../../support/posts.ts';

test('an older version is compared with the present text and restored', async ({ page, desk }) => {
  const person = await desk.newPerson('editor');
  const title = uniqueTitle('Cafeteira');
  const post = await newPost(desk, person, { title, content: body('Faz um bom café.', 'Custa pouco.') });
  const path = `/api/admin/posts/${post.id}`;
  await desk.call(person.api, 'PATCH', path, {
    version: post.version,
    title: `${title} italiana`,
    content: body('Faz um café excelente.', 'Custa pouco.'),
  });
  await desk.open(`/admin/edit/${post.id}`, person);
  await page.getByRole('button', { name: 'Mais ações' }).click();
  await page.getByRole('menuitem', { name: 'Histórico' }).click();
  const dialog = page.getByRole('dialog', { name: 'Histórico' });
  const versions = dialog.getByRole('region', { name: 'Versões' }).getByRole('button');
  await expect(versions).toHaveCount(2);
  await expect(dialog.getByText('Igual ao texto de agora.')).toBeVisible();
  await versions.filter({ hasText: 'Criado' }).click();
  const changed = dialog.getByRole('region', { name: 'Texto', exact: true });
  await expect(changed.locator('del').first()).toContainText('bom');
  await expect(changed.locator('ins').last()).toContainText('excelente');
  await dialog.getByRole('button', { name: 'Restaurar esta versão' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Restaurar esta versão' }).click();
  await expect(dialog).toBeHidden();
  await expect(titleOf(page)).toHaveValue(title);
  await expect(textOf(page)).toContainText('Faz um bom café.');

  await writeAtEnd(page);
  await page.keyboard.type(' E dura.');
  await expectSaved(page);
  const saved = await desk.call(person.api, 'GET', path);
  expect(JSON.stringify(saved.content)).toContain('Custa pouco. E dura.');
  const { items } = await desk.call(person.api, 'GET', `${path}/revisions`);
  expect(items.map(({ kind }: { kind: string }) => kind)).toEqual([
    'autosaved',
    'restored',
    'saved',
    'created',
  ]);
});
