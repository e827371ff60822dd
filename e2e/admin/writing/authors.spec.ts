import { expectAccessible } from '../../support/axe.ts';
import { expect, heading, test } from '../../support/desk.ts';
import { body, newPost, uniqueTitle } from '../../support/posts.ts';

test('an author hands a draft in, an editor hands it back with a word, and the author writes on', async ({
  page,
  desk,
}) => {
  const author = await desk.newPerson('author');
  const title = uniqueTitle('Entrega');
  const post = await newPost(desk, author, { title, content: body('Um texto.') });
  await desk.open('/admin', author);
  const nav = page.getByRole('navigation', { name: 'Navegação principal' });
  await expect(nav.getByRole('link')).toHaveText(['Visão geral', 'Artigos', 'Imagens', 'Autores']);
  await page.goto('/admin/products');
  await expect(heading(page)).toHaveText(/^Esta tela pede o papel de/);

  await page.goto(`/admin/edit/${post.id}`);
  await page.getByRole('button', { name: 'Entregar' }).click();
  await expect(page.getByRole('button', { name: 'Publicar', exact: true, includeHidden: true })).toHaveCount(
    0,
  );
  const handing = page.getByRole('dialog', { name: 'Entregar o artigo?' });
  await handing.getByLabel(/^Recado para os editores/).fill('A foto vem amanhã.');
  await expectAccessible(page, 'handing in');
  await page.setViewportSize({ width: 1280, height: 800 });
  await handing.getByRole('button', { name: 'Entregar' }).click();
  await expect(page.getByText('Este artigo foi entregue e espera por um editor.')).toBeVisible();

  await desk.open(`/admin/edit/${post.id}`, await desk.newPerson('editor'));
  await expect(page.getByText('A foto vem amanhã.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Publicar', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Devolver' }).click();
  const back = page.getByRole('dialog', { name: 'Devolver o artigo?' });
  await back.getByRole('button', { name: 'Devolver' }).click();
  await expect(back.getByText('Diga o que falta, em uma frase que seja.')).toBeVisible();
  await back.getByLabel('O que falta').fill('Falta dizer o preço.');
  await back.getByRole('button', { name: 'Devolver' }).click();
  await expect(page.locator('.toast')).toContainText('Artigo devolvido');

  await desk.open(`/admin/edit/${post.id}`, author);
  await expect(page.getByText('Falta dizer o preço.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Entregar' })).toBeVisible();
});
