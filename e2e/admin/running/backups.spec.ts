import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/axe.ts';
import { allowRefusals, expect } from '../../support/desk.ts';
import { test as ownTest } from '../../support/own-site.ts';

/** A backup is a copy of everything: busy machines take their time over it. */
const patient = { timeout: 100_000 };
const NAME = /^\d{4}-\d\d-\d\d-\d{6}$/;

const rows = (page: Page) =>
  page
    .getByRole('table', { name: 'Cópias guardadas' })
    .getByRole('row')
    .filter({ has: page.getByRole('button', { name: NAME }) });

async function makeOne(page: Page): Promise<string> {
  await expect(page.locator('table[aria-busy=true]')).toHaveCount(0);
  const before = await rows(page).count();
  await page.getByRole('button', { name: 'Fazer uma cópia agora' }).click();
  await expect(page.getByText('Cópia na fila').first()).toBeVisible();
  await expect(rows(page)).toHaveCount(before + 1, patient);
  // Nobody reloads: the server tells when something has happened.
  await expect(rows(page).first().getByText('Não ensaiada')).toBeVisible(patient);
  return (await rows(page).first().getByRole('button', { name: NAME }).textContent()) ?? '';
}

ownTest('an owner makes a backup, takes it home and rehearses it', async ({ page, own }) => {
  ownTest.slow();
  await own.open('/admin/backups');
  const name = await makeOne(page);
  const menu = page.getByRole('button', { name: `Ações para ${name}` });
  await menu.click();
  await page.getByRole('menuitem', { name: 'Baixar' }).click();
  // What is in the file is said before it is there.
  const asking = page.getByRole('alertdialog', { name: `Baixar a cópia ${name}?` });
  await expect(asking).toContainText('A chave da instalação e os segredos das configurações ficam de fora');
  await expectAccessible(page, 'downloading');
  const downloading = page.waitForEvent('download');
  await asking.getByRole('button', { name: 'Baixar' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^vitrina-backup-\d+-without-secrets\.tar\.gz$/);
  expect(gunzipSync(readFileSync(await download.path())).toString('latin1', 0, 12)).toBe('vitrina.json');

  await menu.click();
  await page.getByRole('menuitem', { name: 'Ensaiar' }).click();
  await expect(rows(page).first().getByText('Ensaiada', { exact: true })).toBeVisible(patient);
  await page.getByRole('button', { name }).first().click();
  const details = page.getByRole('dialog', { name: `Cópia ${name}` });
  await expect(details).toContainText(/[\d.]+ linhas restauradas à parte e conferidas, tudo igual/);
  await expect(details).toContainText('Tudo, sem cifra');
  await expectAccessible(page, 'a backup');
  await page.keyboard.press('Escape');
  await expectAccessible(page, 'backups');

  await page.getByRole('combobox', { name: 'Edição' }).click();
  await page.getByRole('option', { name: 'Vitrina Italia' }).click();
  const exporting = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Exportar o conteúdo' }).click();
  const content = await exporting;
  expect(content.suggestedFilename()).toBe('vitrina-content.json');
  const [head, ...records] = JSON.parse(readFileSync(await content.path(), 'utf8'));
  expect(head).toMatchObject({ vitrinaContent: 1, editions: ['it'] });
  expect(records.length).toBeGreaterThan(20);
});

ownTest('an owner takes content in after a look at what it would do', async ({ page, own, complaints }) => {
  ownTest.slow();
  const exported = await own.owner.get('/api/admin/content?locale=br');
  const content = await exported.body();
  const listed = await own.owner.get('/api/admin/launches?locale=br');
  const { date } = (await listed.json()).items[0];
  expect((await own.owner.delete(`/api/admin/launches/br/${date}`)).ok()).toBe(true);
  expect((await own.owner.get(`/br/lancamento/${date}`)).status()).toBe(404);

  await own.open('/admin/backups');
  await page.getByRole('button', { name: 'Importar um conteúdo…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Importar um conteúdo' });
  const now = dialog.getByRole('button', { name: 'Importar agora' });
  const choose = async (name: string, bytes: Buffer) => {
    const asking = page.waitForEvent('filechooser');
    await dialog.getByRole('button', { name: 'Escolher o arquivo…' }).click();
    await (await asking).setFiles({ name, mimeType: 'application/json', buffer: bytes });
  };
  await choose('lista.json', Buffer.from('{"posts": []}'));
  await expect(dialog.getByRole('alert')).toContainText('não é um conteúdo exportado pelo Vitrina');
  await choose('metade.json', content.subarray(0, content.length / 2));
  await expect(dialog.getByRole('alert')).toContainText('O arquivo acaba antes do fim');
  await expect(now).toBeDisabled();

  await choose('vitrina-content.json', content);
  await expect(dialog.getByRole('alert')).toHaveCount(0);
  await expect(dialog).toContainText('Conteúdo de: Vitrina Brasil');
  await expect(
    dialog
      .getByRole('row', { name: /^Lançamentos/ })
      .getByRole('cell')
      .nth(1),
  ).not.toHaveText('0');
  await expect(dialog).toContainText('Nada está no caminho.');
  await expectAccessible(page, 'content');
  expect((await own.owner.get(`/br/lancamento/${date}`)).status()).toBe(404);
  await now.click();
  await expect(page.getByText('Conteúdo importado').first()).toBeVisible(patient);
  await expect(dialog).toBeHidden();
  await expect.poll(async () => (await own.owner.get(`/br/lancamento/${date}`)).status(), patient).toBe(200);

  await page.goto(`${own.url}/admin/backups?import=1`);
  await choose('vitrina-content.json', content);
  await expect(dialog).toContainText('Tudo o que há no arquivo já está aqui, igual.');
  await expect(now).toBeDisabled();
  allowRefusals(complaints);
});

ownTest(
  'an owner restores a backup: what came after it is gone, and can be had back',
  async ({ page, own }) => {
    ownTest.slow();
    const newPost = async (title: string) => {
      const content = {
        type: 'doc',
        content: [{ type: 'paragraph', content: [{ type: 'text', text: title }] }],
      };
      const made = await own.owner.post('/api/admin/posts', {
        data: { locale: 'br', title, excerpt: title, content },
      });
      const { id, slug } = await made.json();
      expect((await own.owner.post(`/api/admin/posts/${id}/publish`, { data: {} })).ok()).toBe(true);
      return slug as string;
    };
    const statusOf = async (slug: string) => (await own.owner.get(`/br/${slug}`)).status();
    const early = await newPost('Um post de antes da cópia');
    await own.open('/admin/backups');
    const name = await makeOne(page);
    const late = await newPost('Um post de depois da cópia');
    expect([await statusOf(early), await statusOf(late)]).toEqual([200, 200]);

    await page.getByRole('button', { name: `Ações para ${name}` }).click();
    await page.getByRole('menuitem', { name: 'Restaurar…' }).click();
    const dialog = page.getByRole('dialog', { name: `Restaurar a cópia ${name}?` });
    await expect(dialog).toContainText('Esta cópia ainda não foi ensaiada.');
    await expect(dialog).toContainText('O estado de agora é guardado antes');
    await expectAccessible(page, 'restoring');
    await dialog.getByLabel(`Para confirmar, digite ${name}`).fill('sim');
    await dialog.getByRole('button', { name: 'Restaurar agora' }).click();
    await expect(dialog.getByText('Não é o nome desta cópia.')).toBeVisible();
    await dialog.getByLabel(`Para confirmar, digite ${name}`).fill(name);
    await dialog.getByRole('button', { name: 'Restaurar agora' }).click();
    await expect(page.getByText('Cópia restaurada').first()).toBeVisible(patient);
    await expect(rows(page).filter({ hasText: name }).getByText('Restaurada', { exact: true })).toBeVisible();
    // Whoever restored is still there, and the site is what it was: pages that were kept too.
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Cópias de segurança' })).toBeVisible();
    expect([await statusOf(early), await statusOf(late)]).toEqual([200, 404]);

    const before = rows(page).filter({ hasText: 'Antes de restaurar' }).first();
    const safety = (await before.getByRole('button', { name: NAME }).textContent()) ?? '';
    await before.getByRole('button', { name: `Ações para ${safety}` }).click();
    await page.getByRole('menuitem', { name: 'Restaurar…' }).click();
    const back = page.getByRole('dialog', { name: `Restaurar a cópia ${safety}?` });
    await back.getByLabel(`Para confirmar, digite ${safety}`).fill(safety);
    await back.getByRole('button', { name: 'Restaurar agora' }).click();
    await expect(page.getByText('Cópia restaurada').first()).toBeVisible(patient);
    await expect.poll(() => statusOf(late), patient).toBe(200);
  },
);

ownTest('an owner deletes a backup, and fits everything on a phone', async ({ page, own }) => {
  ownTest.slow();
  await page.setViewportSize({ width: 360, height: 740 });
  await own.open('/admin/backups');
  const name = await makeOne(page);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(360);
  await page.getByRole('button', { name: `Ações para ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Excluir' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('O arquivo é apagado para sempre.');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Excluir' }).click();
  await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0);
});
