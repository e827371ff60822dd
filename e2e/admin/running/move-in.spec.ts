import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { entryOf, OLD_SITE, wordpressExport } from '../../../test/harness/data/old-sites.ts';
import { expectAccessible } from '../../support/axe.ts';
import { allowRefusals, expect, test } from '../../support/desk.ts';
import { newPicture } from '../../support/pictures.ts';
import { unique } from '../../support/unique.ts';

/** Reading, looking and writing take their time on a busy machine. */
const patient = { timeout: 120_000 };

/** Two parts of a site that nobody else has, with a picture that is nowhere. */
function oldSite() {
  const name = unique('site');
  const lost = `${OLD_SITE}/wp-content/uploads/lost.png`;
  const entry = (id: number, more: Partial<Parameters<typeof entryOf>[0]> = {}) =>
    entryOf({ id, title: `Artigo ${id} ${name}`, slug: `${name}-${id}`, content: '<p>Texto</p>', ...more });
  const parts = [
    wordpressExport(entry(1, { content: `<p>Um</p><img src="${lost}">`, categories: ['panelas'] }), entry(2)),
    wordpressExport(entry(3, { type: 'page' })),
  ];
  const own = (text: string) =>
    text
      .replaceAll('antigo.example', `${name}.invalid`)
      .replaceAll('Casa Antiga', `Casa ${name}`)
      .replaceAll('panelas', `panelas-${name}`)
      .replaceAll('cozinha-antiga', `cozinha-${name}`);
  const files = parts.map((text, n) => ({
    name: `parte-${n + 1}.xml`,
    mimeType: 'text/xml',
    buffer: Buffer.from(own(text)),
  }));
  return { name, files };
}

const state = (page: Page) => page.locator('header').filter({ has: page.getByRole('heading', { level: 1 }) });
const row = (page: Page, kind: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: kind, exact: true }) });

test('an owner moves a site in: looks, decides, watches, mends a picture, and takes it back', async ({
  page,
  desk,
  complaints,
}) => {
  const { name, files } = oldSite();
  await desk.open('/admin/move-in', await desk.newPerson('owner'));
  await page.getByRole('button', { name: 'Trazer um site' }).click();
  await expect(page).toHaveURL(/run=\d+/);
  const exports = page.locator('input[type=file][multiple]');
  await exports.setInputFiles({ name: 'notas.txt', mimeType: 'text/plain', buffer: Buffer.from('Nada.') });
  await expect(page.getByRole('alert')).toContainText('não é a exportação de um site');
  allowRefusals(complaints);
  await exports.setInputFiles(files);
  await expect(page.getByText('parte-2.xml')).toBeVisible();
  await expectAccessible(page, 'files of a site');
  await page.getByRole('button', { name: 'Conferir' }).click();

  await expect(page.getByRole('heading', { name: 'O que viria' })).toBeVisible(patient);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Casa ${name}`);
  await expect(row(page, 'Artigos').getByRole('cell').first()).toHaveText('3');
  await page.locator('summary', { hasText: 'Imagens' }).click();
  await expect(page.getByText(/O servidor não existe mais: .*lost\.png/).first()).toBeVisible();
  await page.getByRole('combobox', { name: 'Páginas avulsas' }).click();
  await page.getByRole('option', { name: 'Ficam para trás' }).click();
  await page.getByRole('combobox', { name: 'Ana Moura: Aqui' }).click();
  await page.getByRole('option', { name: 'Júlia Menezes' }).click();
  await expectAccessible(page, 'what would come, and choices');
  await page.getByRole('button', { name: 'Conferir com estas escolhas' }).click();
  await expect(row(page, 'Artigos').getByRole('cell').first()).toHaveText('2', patient);

  await page.getByRole('button', { name: 'Trazer o site' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Trazer o site' }).click();
  await expect(state(page)).toContainText('Pronto', patient);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'O que veio' })).toBeVisible();
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Baixar o relatório completo' }).click();
  const report = JSON.parse(readFileSync(await (await downloading).path(), 'utf8'));
  expect(report).toMatchObject({ dryRun: false, made: { articles: 2, authors: 0 } });
  await expectAccessible(page, 'the report of a move');

  await page.getByRole('button', { name: 'Pôr outra no lugar de lost.png' }).click();
  const picker = page.getByRole('dialog', { name: 'Escolher uma imagem' });
  await picker.locator('input[type=file]').setInputFiles(await newPicture('outra'));
  await picker.getByRole('button', { name: 'Usar esta imagem' }).click();
  await expect(page.getByText(/^Trocada por/)).toBeVisible();
  const article = page.getByRole('link', { name: `Artigo 1 ${name}` });
  await expect(article).toBeVisible();

  await page.getByRole('button', { name: 'Desfazer' }).click();
  const asking = page.getByRole('alertdialog', { name: 'Desfazer esta mudança?' });
  await expect(asking).toContainText('Artigos: 2 somem');
  await expectAccessible(page, 'the way back');
  await asking.getByRole('button', { name: 'Desfazer' }).click();
  await expect(page.getByRole('heading', { name: 'O que foi desfeito' })).toBeVisible(patient);
  await expect(row(page, 'Artigos').getByRole('cell').first()).toHaveText('2');
  await page.goto(`/admin/posts?q=${name}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(`Artigo 1 ${name}`)).toHaveCount(0);
});

test('an owner has everything copied for WordPress, and fetches it', async ({ page, desk }) => {
  await desk.open('/admin/move-in', await desk.newPerson('owner'));
  await page.getByRole('button', { name: 'Preparar cópia' }).click();
  const copies = page.getByRole('list', { name: 'Cópias' });
  const fetching = copies.getByRole('link', { name: /^Baixar/ }).first();
  await expect(fetching).toBeVisible(patient);
  await expectAccessible(page, 'a copy to fetch');
  const downloading = page.waitForEvent('download');
  await fetching.click();
  expect((await downloading).suggestedFilename()).toMatch(/^vitrina-wxr-\d+\.zip$/);
});
