import { existsSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expectAccessible } from '../../support/axe.ts';
import { expect, test } from '../../support/desk.ts';
import { test as ownTest } from '../../support/own-site.ts';
import { newPicture } from '../../support/pictures.ts';

ownTest('the database is checked, and what it finds is mended', async ({ page, own }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const originals = path.join(own.folder, 'media/originals');
  const sent = await newPicture('some');
  const answer = await own.owner.post('/api/admin/media', { multipart: { file: sent } });
  const { id } = await answer.json();
  const named = (await own.owner.get(`/api/admin/media/${id}`)).json();
  const name = String((await named).url).replace(/^\/media\/|-\d+\.\w+$/g, '');
  // Somebody has tidied up by hand: a file is gone, and another one is nobody's.
  rmSync(path.join(originals, `${name}.webp`));
  const stray = path.join(originals, 'de-ninguem.webp');
  writeFileSync(stray, 'x');

  await own.open('/admin/database?tab=checks');
  await page.getByRole('button', { name: 'Verificar agora' }).click();
  const faults = page.getByRole('region', { name: 'Defeitos: Arquivos de imagens' });
  await expect(faults).toContainText('2 defeitos encontrados', { timeout: 60_000 });
  await expect(faults).toContainText(`O arquivo da imagem “${name}” sumiu, e nada a mostra.`);
  await expect(faults.getByRole('link', { name: sent.name })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: /^Índices/ })).toContainText('Em ordem');
  await expectAccessible(page, 'faults');

  // One alone, which takes nothing from anybody.
  await faults.getByRole('button', { name: `Corrigir: ${sent.name}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Corrigir este defeito?' });
  await expect(dialog).toContainText('Tira a imagem da biblioteca.');
  await dialog.getByRole('button', { name: 'Corrigir' }).click();
  await expect(page.getByText('1 defeito corrigido').first()).toBeVisible();
  await expect(faults).toContainText('1 defeito encontrado');
  expect((await own.owner.get(`/api/admin/media/${id}`)).status()).toBe(404);

  // The other deletes a file for good: a word is asked for.
  await faults.getByRole('button', { name: /^Corrigir: O arquivo “de-ninguem”/ }).click();
  await dialog.getByRole('button', { name: 'Corrigir' }).click();
  await expect(dialog.getByText('Digite corrigir para confirmar.')).toBeVisible();
  await expectAccessible(page, 'a word');
  expect(existsSync(stray)).toBe(true);
  await dialog.getByRole('textbox').fill('Corrigir');
  await dialog.getByRole('button', { name: 'Corrigir' }).click();
  await expect(dialog).toBeHidden();
  await expect(faults).toHaveCount(0);
  expect(existsSync(stray)).toBe(false);
  await page.getByText('Corrigidos há pouco').click();
  await expect(page.getByText('por olga').first()).toBeVisible();

  await page.goto(`${own.url}/admin/audit`);
  await expect(page.getByRole('main').getByText('corrigiu o banco de dados').first()).toBeVisible();

  // On a site of its own: on the shared one, the journey of the jobs runs the same.
  await page.goto(`${own.url}/admin/database`);
  await expect(page.getByRole('region', { name: 'Em resumo' })).toContainText('Embutido (PGlite)');
  const upkeep = page.getByRole('region', { name: 'Cuidados' });
  await upkeep.getByRole('button', { name: 'Limpar agora' }).click();
  await expect(upkeep.getByText('Em andamento…')).toBeVisible();
  await expect(upkeep.getByText('Em andamento…')).toBeHidden({ timeout: 60_000 });
});

test('an owner sees what the database holds and looks after it', async ({ page, desk }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await desk.open('/admin/database', await desk.newPerson('owner'));
  await expect(page.getByRole('region', { name: 'Em resumo' })).toContainText('Servidor PostgreSQL');
  await expect(page.getByRole('region', { name: 'Em resumo' })).toContainText('Onde está');
  await expect(page.getByRole('row', { name: /^posts / })).toBeVisible();
  await page.getByText(/^Mudanças de estrutura aplicadas/).click();
  await expect(page.getByText('0000_baseline')).toBeVisible();
  const upkeep = page.getByRole('region', { name: 'Cuidados' });
  await upkeep.getByRole('button', { name: 'Gravar agora' }).click();
  await expect(page.getByText('Ponto de controle gravado').first()).toBeVisible();
  await expectAccessible(page, 'overview');
});
