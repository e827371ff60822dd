import { randomUUID } from 'node:crypto';
import { expectAccessible } from '../../support/axe.ts';
import { allowRefusals, expect, test } from '../../support/desk.ts';
import { body, newPost } from '../../support/posts.ts';

test('words are replaced where they were chosen, readers see it, and it is taken back', async ({
  page,
  desk,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const owner = await desk.newPerson('owner');
  const word = `xarope${randomUUID().slice(0, 8)}`;
  const fields = { locale: 'es', excerpt: 'Un resumen.', content: body(`Un ${word} y otro ${word}.`) };
  const [shown, left] = await Promise.all([
    newPost(desk, owner, { ...fields, title: `Sobre el ${word}` }),
    newPost(desk, owner, { ...fields, title: `Otro ${word}` }),
  ]);
  await desk.call(owner.api, 'POST', `/api/admin/posts/${shown.id}/publish`, {});
  const publicly = async () => (await owner.api.get(`/es/${shown.slug}`)).text();
  expect(await publicly()).toContain(word);

  await desk.open('/admin/replace', owner);
  await page.getByLabel('Procurar').fill(word.toUpperCase());
  await page.getByLabel('Trocar por').fill('jarabe');
  await page.getByRole('button', { name: 'Ver os lugares' }).click();
  await expect(page.getByText('4 lugares encontrados')).toBeVisible();
  const places = page.getByRole('list', { name: 'Lugares encontrados' }).getByRole('listitem');
  const text = places.filter({ hasText: `Sobre el ${word}` }).filter({ hasText: '2 vezes' });
  await expect(text.locator('del').first()).toHaveText(word);
  await expect(text.locator('ins').first()).toHaveText('jarabe');
  await expectAccessible(page, 'places');
  for (const field of ['Título', 'Texto'])
    await page.getByRole('checkbox', { name: `Trocar em Otro ${word}: ${field}` }).uncheck();
  await page.getByRole('button', { name: 'Trocar em 2 lugares' }).click();
  const question = page.getByRole('alertdialog', { name: 'Trocar em 2 lugares?' });
  await expect(question).toContainText('pode ser desfeito por 90 dias');
  await question.getByRole('button', { name: 'Trocar em 2 lugares' }).click();
  await expect(page.getByText('Palavras trocadas').first()).toBeVisible();
  const html = await publicly();
  expect([html.includes(`Sobre el ${word}`), html.includes('Un jarabe y otro jarabe.')]).toEqual([
    false,
    true,
  ]);
  const history = await desk.call(owner.api, 'GET', `/api/admin/posts/${shown.id}/revisions`);
  expect(history.items[0]).toMatchObject({ kind: 'saved', by: owner.name });
  expect((await desk.call(owner.api, 'GET', `/api/admin/posts/${left.id}`)).title).toBe(`Otro ${word}`);

  // Meanwhile somebody writes another title: that stays, the text goes back.
  const now = await desk.call(owner.api, 'GET', `/api/admin/posts/${shown.id}`);
  await desk.call(owner.api, 'PATCH', `/api/admin/posts/${shown.id}`, {
    version: now.version,
    title: 'Otro título',
  });
  const past = page.getByRole('region', { name: 'Substituições anteriores' });
  await past.getByRole('button', { name: `Desfazer: “${word.toUpperCase()}” → “jarabe”` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Desfazer' }).click();
  await expect(page.getByRole('alert')).toContainText('1 lugar ficou como estava');
  await expect(page.getByRole('alert')).toContainText('(Título): alguém mudou este texto desde então');
  expect(await publicly()).toContain(`Un ${word} y otro ${word}.`);
  await expect(past.getByText(`desfeita por ${owner.name}`).first()).toBeVisible();
  await expectAccessible(page, 'undone');
});

test('what cannot be written is told beforehand; nothing found says what to do', async ({
  page,
  desk,
  complaints,
}) => {
  const owner = await desk.newPerson('owner');
  const title = `Zumbaia${randomUUID().slice(0, 8)}`;
  await newPost(desk, owner, { title });
  await desk.open('/admin/replace', owner);
  await page.getByLabel('Procurar').fill(title);
  await page.getByRole('button', { name: 'Ver os lugares' }).click();
  await expect(page.getByText('Fica como está: ficaria vazio, e não pode.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Trocar em 0 lugares' })).toBeDisabled();
  await page.getByLabel('Procurar').fill(`${title}-nada`);
  await page.getByRole('button', { name: 'Ver os lugares' }).click();
  await expect(page.getByText('Nada encontrado', { exact: true })).toBeVisible();
  for (const kind of ['Artigos', 'Avaliações', 'Produtos', 'Categorias'])
    await page.getByRole('checkbox', { name: kind }).uncheck();
  await page.getByRole('button', { name: 'Ver os lugares' }).click();
  await expect(page.getByText('Escolha ao menos um lugar onde procurar.')).toBeVisible();
  allowRefusals(complaints);
});
