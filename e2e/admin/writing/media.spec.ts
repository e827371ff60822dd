import { allowRefusals, expect, test } from '../../support/desk.ts';
import { dropFiles, newPicture, pasteFile } from '../../support/pictures.ts';
import { PASSING } from '../../support/watched-page.ts';

const notes = { name: 'notas.txt', mimeType: 'text/plain', buffer: Buffer.from('Não sou uma imagem.') };

test('what is dropped anywhere arrives; a picture is chosen, sent, described and found by its description', async ({
  page,
  desk,
  complaints,
}) => {
  await desk.open('/admin/media');
  await test.step('what is dropped or pasted arrives, and what is no picture is refused by name', async () => {
    const [first, second] = [await newPicture('mesa'), await newPicture('luminaria')];
    await dropFiles(page, [first, notes, second], () =>
      expect(page.getByText('Solte para enviar')).toBeVisible(),
    );
    const uploads = page.getByRole('region', { name: 'Envios' });
    await expect(uploads.getByRole('status')).toHaveText('2 de 3 enviadas · 1 recusada');
    const refused = uploads.getByRole('listitem').filter({ hasText: notes.name });
    await expect(refused).toContainText('Envie MP3, M4A, Ogg, WAV, MP4, WebM, PDF');
    await expect(page.getByText('Solte para enviar')).toBeHidden();
    const library = page.getByRole('list', { name: 'Biblioteca de imagens' });
    for (const { name } of [first, second]) await expect(library.getByRole('button', { name })).toBeVisible();
    await pasteFile(page, await newPicture('colada'));
    await expect(uploads.getByRole('status')).toHaveText('3 de 4 enviadas · 1 recusada');
    await uploads.getByRole('button', { name: 'Limpar a lista' }).click();
    await expect(uploads).toBeHidden();
  });

  const picture = await newPicture('cadeira');
  await page.locator('input[type=file]').setInputFiles(picture);
  const uploads = page.getByRole('region', { name: 'Envios' });
  await expect(uploads.getByText('1 de 1 enviadas')).toBeVisible();
  await uploads.getByRole('button', { name: picture.name, exact: true }).click();

  const detail = page.getByRole('dialog', { name: picture.name });
  await expect(detail.getByText('640 × 480')).toBeVisible();
  await expect(detail.getByText('Nenhum post, avaliação ou produto usa esta imagem.')).toBeVisible();
  const words = `Cadeira de praia ${picture.name.slice(8, 16)}`;
  await detail.getByLabel('Vitrina Brasil').fill(words);
  await page.keyboard.press('Escape');
  const question = page.getByRole('alertdialog', { name: 'Sair sem salvar?' });
  await question.getByRole('button', { name: 'Cancelar' }).click();
  await expect(detail.getByLabel('Vitrina Brasil')).toHaveValue(words);
  await detail.getByRole('button', { name: 'Salvar' }).click();
  await expect(detail).toBeHidden();

  await page.getByRole('searchbox', { name: 'Buscar imagens' }).fill(words.toUpperCase());
  const library = page.getByRole('list', { name: 'Biblioteca de imagens' });
  await expect(library.getByRole('button')).toHaveCount(1);
  await expect(library.getByRole('button', { name: picture.name })).toContainText(words);
  await expect(page).toHaveURL(/q=/);
  await library.getByRole('button').click();
  await expect(page).toHaveURL(/picture=\d+/);
  await page.reload();
  await expect(detail.getByLabel('Vitrina Brasil')).toHaveValue(words);
  allowRefusals(complaints);
});

test('a picture in use stays, until an owner has read what will be missing', async ({ page, desk }) => {
  const editor = await desk.newPerson('editor');
  const picture = await newPicture(PASSING);
  const sent = await editor.api.post('/api/admin/media', { multipart: { file: picture } });
  const { id, url } = await sent.json();
  const title = `Forno ${picture.name}`;
  const post = await desk.call(editor.api, 'POST', '/api/admin/posts', {
    locale: 'us',
    title,
    imageUrl: url,
  });

  await desk.open('/admin/media', editor);
  await page.goto(`/admin/media?picture=${id}`);
  const detail = page.getByRole('dialog', { name: picture.name });
  const use = detail.getByRole('link', { name: title });
  await expect(use).toHaveAttribute('href', `/admin/edit/${post.id}?locale=us`);
  await expect(detail.getByText(/^Em uso em 1 lugar\./)).toBeVisible();
  await expect(detail.getByRole('button', { name: 'Excluir imagem' })).toHaveCount(0);

  await desk.open('/admin/media', await desk.newPerson('owner'));
  await page.goto(`/admin/media?picture=${id}`);
  await detail.getByRole('button', { name: 'Excluir imagem' }).click();
  const question = page.getByRole('alertdialog', { name: `Excluir ${picture.name}, usada em 1 lugar?` });
  await expect(question).toContainText(title);
  await question.getByRole('button', { name: 'Excluir mesmo assim' }).click();
  await expect(page.getByText('1 lugar ficou sem imagem', { exact: false }).first()).toBeVisible();
  await expect(detail).toBeHidden();
  expect((await editor.api.get(url)).status()).toBe(404);
});

test('a field takes a picture from the library by keys alone, or one that is dropped on it', async ({
  page,
  desk,
}) => {
  const editor = await desk.newPerson('editor');
  const known = await newPicture('sofa');
  await editor.api.post('/api/admin/media', { multipart: { file: known } });
  await desk.open('/admin/kit', editor);
  const field = page.getByRole('group', { name: 'Imagem' });
  await field.getByRole('button', { name: 'Escolher imagem' }).focus();
  await page.keyboard.press('Enter');
  const picker = page.getByRole('dialog', { name: 'Escolher uma imagem' });
  await expect(picker.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type(known.name);
  await expect(picker.getByRole('option')).toHaveCount(1);
  await picker.getByRole('option').focus();
  await page.keyboard.press('ArrowDown');
  await expect(picker.getByRole('option')).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(field.locator('img')).toHaveAttribute('src', /^\/media\/sofa-.*-320\.webp$/);
  await expect(field.getByRole('button', { name: 'Trocar' })).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(picker.getByRole('option').first()).toBeVisible();
  const dropped = await newPicture('tapete');
  await dropFiles(page, [dropped]);
  await expect(picker.getByRole('option', { name: dropped.name })).toHaveAttribute('aria-selected', 'true');
  await picker.getByRole('button', { name: 'Usar esta imagem' }).click();
  await expect(field.locator('img')).toHaveAttribute('src', /^\/media\/tapete-/);
  await field.getByRole('button', { name: 'Remover' }).click();
  await expect(field.getByRole('button', { name: 'Escolher imagem' })).toBeFocused();
});
