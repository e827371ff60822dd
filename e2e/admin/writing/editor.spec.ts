import { inSeconds } from '../../support/clock.ts';
import { expect, test } from '../../support/desk.ts';
import {
  body,
  expectSaved,
  newPost,
  saveState,
  textOf,
  titleOf,
  uniqueTitle,
  writeAtEnd,
} from '../../support/posts.ts';

test('an article is written, saved by itself, previewed and published', async ({ page, desk, context }) => {
  const title = uniqueTitle('Cadeiras para trabalhar em casa');
  const person = await desk.open('/admin/posts?locale=es');
  await page.getByRole('button', { name: 'Novo artigo' }).click();
  await expect(page).toHaveURL(/\/admin\/edit\/\d+/);
  await expect(titleOf(page)).toHaveValue('Sem título');
  await expect(titleOf(page)).toBeFocused();
  await titleOf(page).fill(`${title} {{year}}`);
  await expect(page.getByText(new RegExp(`Agora aparece assim: ${title} 20\\d\\d$`))).toBeVisible();
  await textOf(page).click();
  await page.keyboard.type('Sentamos em doze cadeiras por um mês.');
  await page.keyboard.press('Enter');
  await page.keyboard.type('/titulo2');
  await page.keyboard.press('Enter');
  await page.keyboard.type('O que importa');
  await expectSaved(page);
  await expect(page.getByLabel('Endereço')).toHaveValue(/^cadeiras-para-trabalhar-em-casa-[a-z0-9-]+$/);

  await expect(page.getByText(/^10 palavras · 1 min de leitura$/)).toBeVisible();
  await page.getByLabel('Título para buscadores').fill('Cadeiras que não cansam');
  await expect(page.locator('.search-preview-title')).toHaveText('Cadeiras que não cansam');
  await expectSaved(page);

  await page.reload();
  await expect(titleOf(page)).toHaveValue(`${title} {{year}}`);
  await expect(textOf(page).getByRole('heading', { name: 'O que importa', level: 2 })).toBeVisible();

  const opened = context.waitForEvent('page');
  await page.getByRole('button', { name: 'Pré-visualizar' }).click();
  const preview = await opened;
  await expect(preview.getByRole('heading', { name: title })).toBeVisible();
  await expect(preview.getByText('Sentamos em doze cadeiras por um mês.', { exact: true })).toBeVisible();
  await preview.close();

  await page.getByRole('button', { name: 'Publicar', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Publicar artigo' });
  await expect(dialog.getByText('Falta a capa.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Publicar agora' }).click();
  await expect(page.locator('.toast')).toContainText('Artigo publicado');
  await expect(page.locator('.editor-bar .badge')).toHaveText('Publicado');

  const slug = await page.getByLabel('Endereço').inputValue();
  const { items } = await desk.call(
    person.api,
    'GET',
    `/api/admin/posts?q=${encodeURIComponent(title.slice(-8))}`,
  );
  expect(items).toMatchObject([{ slug, status: 'published' }]);
  await page.goto(`/es/${slug}`);
  await expect(page).toHaveTitle(/^Cadeiras que não cansam - /);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByText('Sentamos em doze cadeiras por um mês.', { exact: true })).toBeVisible();
});

test('what stands in the way of publishing leads to its place; the year in a title is the one of its edition’s calendar', async ({
  page,
  desk,
}) => {
  const person = await desk.newPerson('editor');
  const content = {
    type: 'doc',
    content: [
      ...body('Primeiro parágrafo.').content,
      { type: 'image', attrs: { src: '/media/x-960.webp', alt: '' } },
    ],
  };
  const post = await newPost(desk, person, { title: uniqueTitle('Sem texto alternativo'), content });
  await page.route('**/media/**', (route) =>
    route.fulfill({
      status: 200,
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg"/>',
    }),
  );
  await desk.open(`/admin/edit-post/${post.id}`, person);
  await page.getByRole('button', { name: 'Publicar', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Publicar artigo' });
  await expect(dialog.getByText('1 ponto impede a publicação')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Publicar agora' })).toHaveCount(0);
  await dialog.getByRole('button', { name: /Uma imagem não tem texto alternativo/ }).click();
  await expect(dialog).toBeHidden();
  const image = page.locator('.block-frame');
  await expect(image).toBeInViewport();
  await image.getByLabel('Texto alternativo').fill('Uma cadeira vazia');
  await page.getByRole('button', { name: 'Publicar', exact: true }).click();
  await expect(dialog.getByRole('button', { name: 'Publicar agora' })).toBeVisible();
  await dialog.getByRole('button', { name: /Falta o resumo/ }).click();
  await expect(page.getByLabel('Resumo')).toBeFocused();

  await page.keyboard.press('ControlOrMeta+s');
  await expectSaved(page);
  const title = uniqueTitle('Cadeiras');
  const titled = await newPost(desk, person, { title: `${title} {{year}}` });
  // Already New Year's Day in Madrid, and not yet in London.
  await page.clock.setFixedTime('2030-12-31T23:30:00Z');
  await desk.walk(`/admin/edit/${titled.id}`);
  await expect(page.getByText(`Agora aparece assim: ${title} 2031`)).toBeVisible();
});

test('changes to what readers see wait for an update; another address leads on; taken offline, thrown away and back', async ({
  page,
  desk,
}) => {
  const person = await desk.newPerson('editor');
  const title = uniqueTitle('Luminária de mesa');
  const post = await newPost(desk, person, { title, status: 'published' });
  await desk.open(`/admin/edit/${post.id}`, person);
  await expect(page.getByRole('button', { name: 'Atualizar' })).toBeDisabled();
  await writeAtEnd(page);
  await page.keyboard.type(' E uma frase a mais.');
  await expect(saveState(page)).toContainText('os leitores ainda não as veem');
  const reader = await page.request.get(post.path);
  expect(await reader.text()).not.toContain('E uma frase a mais.');
  await page.reload();
  await expect(textOf(page)).toContainText('E uma frase a mais.');
  await page.getByLabel('O que mudou').fill('Uma frase a mais no fim.');
  await expect(saveState(page)).toContainText('os leitores ainda não as veem');
  await page.getByRole('button', { name: 'Atualizar' }).click();
  await expect(page.locator('.toast')).toContainText('Artigo atualizado');
  await expect
    .poll(async () => (await page.request.get(post.path)).text())
    .toMatch(/<\/time>: Uma frase a mais no fim\..*E uma frase a mais\./s);

  // Another address for a public article is announced, and the old one leads to it.
  const address = page.getByLabel('Endereço');
  await address.fill('admin');
  await expect(page.getByText('Este endereço pertence ao site. Escolha outro.')).toBeVisible();
  await address.fill(`${post.slug}-nova`);
  await expect(page.getByText('Os leitores do endereço antigo serão levados ao novo (301).')).toBeVisible();
  await expectSaved(page);
  await page.getByRole('button', { name: 'Atualizar' }).click();
  const led = async () => {
    const answer = await page.request.get(post.path, { maxRedirects: 0 });
    return [answer.status(), answer.headers().location];
  };
  await expect.poll(led).toEqual([301, `${post.path}-nova`]);

  const badge = page.locator('.editor-bar .badge');
  const choose = async (name: string) => {
    await page.getByRole('button', { name: 'Mais ações' }).click();
    await page.getByRole('menuitem', { name }).click();
  };
  await choose('Tirar do ar');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Tirar do ar' }).click();
  await expect(badge).toHaveText('Rascunho');
  expect((await page.request.get(`${post.path}-nova`)).status()).toBe(404);
  await choose('Arquivar');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Arquivar' }).click();
  await expect(badge).toHaveText('Arquivado');
  await choose('Mover para a lixeira');
  await expect(badge).toHaveText('Na lixeira');
  await expect(textOf(page)).toHaveAttribute('contenteditable', 'false');
  await page.getByRole('button', { name: 'Restaurar' }).click();
  await expect(badge).toHaveText('Arquivado');
  await expect(textOf(page)).toHaveAttribute('contenteditable', 'true');
});

test('an article is scheduled by the clock of its edition, comes out at its time, and its copy elsewhere is a draft', async ({
  page,
  desk,
}) => {
  const person = await desk.newPerson('editor');
  const title = uniqueTitle('Guia de presentes');
  const post = await newPost(desk, person, { title });
  await desk.open(`/admin/edit/${post.id}`, person);
  await page.getByRole('button', { name: 'Publicar', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Publicar artigo' });
  await dialog.getByLabel('Em uma data').check();
  await dialog.getByLabel('Publicar em').fill('2031-03-05T09:30');
  await expect(dialog.getByText(/Madrid/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Agendar' }).click();
  await expect(page.locator('.editor-bar .badge')).toHaveText('Agendado');
  const path = `/api/admin/posts/${post.id}`;
  const scheduled = await desk.call(person.api, 'GET', path);
  expect(scheduled.scheduledFor).toBe('2031-03-05T08:30:00.000Z');
  expect((await page.request.get(post.path)).status()).toBe(404);

  // A field for minutes cannot say "in two seconds"; the same step can. A moment that is over on arrival is refused.
  await expect(() => desk.call(person.api, 'POST', `${path}/schedule`, { at: inSeconds(2) })).toPass();
  await expect.poll(async () => (await page.request.get(post.path)).status(), { timeout: 120_000 }).toBe(200);
  await page.reload();
  await expect(page.locator('.editor-bar .badge')).toHaveText('Publicado');

  await page.getByRole('button', { name: 'Mais ações' }).click();
  await page.getByRole('menuitem', { name: 'Copiar para outras edições' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Copiar', exact: true }).click();
  await page.getByRole('button', { name: 'Abrir a cópia' }).click();
  await expect(page.getByText('Cópia da edição ES.')).toBeVisible();
  await expect(titleOf(page)).toHaveValue(title);
  await expect(page.locator('.editor-bar .badge')).toHaveText('Rascunho');
  await expect(page).toHaveURL(/locale=br/);
});
