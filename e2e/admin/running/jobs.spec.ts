import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/axe.ts';
import { expect, test } from '../../support/desk.ts';
import { test as ownTest } from '../../support/own-site.ts';

const jobNamed = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Todas as tarefas' }).getByRole('group', { name, exact: true });

/** The window that says when a job runs and how it went. */
async function openSheet(page: Page, name: string) {
  await jobNamed(page, name)
    .getByRole('button', { name: /Quando e como/ })
    .click();
  return page.getByRole('dialog', { name, exact: true });
}

test('an editor runs a job, watches it end and reads what it did', async ({ page, desk }) => {
  const editor = await desk.newPerson('editor');
  await desk.open('/admin/cron', editor);
  const job = jobNamed(page, 'Cuidar do banco de dados');
  const sheet = await openSheet(page, 'Cuidar do banco de dados');
  await expect(sheet).toContainText('Às 03:30');
  await expect(sheet.getByText(/^Próximas:/)).toBeVisible();
  await page.keyboard.press('Escape');
  await job.getByRole('button', { name: 'Executar agora: Cuidar do banco de dados' }).click();
  await expect(page.getByText('Tarefa na fila').first()).toBeVisible();
  // Nobody reloads: the server tells when something has happened.
  await expect(job.getByText('Concluída')).toBeVisible({ timeout: 60_000 });
  await expect(job).toContainText(/\d+ tabelas cuidadas, \d+ MB ao todo/);
  await openSheet(page, 'Cuidar do banco de dados');
  await sheet.getByRole('button', { name: 'Detalhes da última vez: Cuidar do banco de dados' }).click();
  await expect(page).toHaveURL(/run=\d+/);
  const report = page.getByRole('dialog', { name: 'Cuidar do banco de dados' });
  await expect(report).toContainText(editor.name);
  await expect(report).toContainText(/(\d+) de \1/);
  await page.reload();
  await expect(report.getByText('Concluída')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).not.toHaveURL(/run=/);

  await page.getByRole('combobox', { name: 'Tarefa' }).click();
  await page.getByRole('option', { name: 'Cuidar do banco de dados' }).click();
  await expect(page).toHaveURL(/job=database/);
  const rows = page.getByRole('table', { name: 'O que já foi feito' }).getByRole('row');
  await expect(rows.nth(1)).toContainText(`por ${editor.name}`);
  await expect(page.getByRole('button', { name: /^(Pausar|Horário):/ })).toHaveCount(0);
});

test('an owner gives a job other hours after a look at what they mean, pauses it and resumes it', async ({
  page,
  desk,
}) => {
  await desk.open('/admin/cron', await desk.newPerson('owner'));
  const sheet = await openSheet(page, 'Esquecer cliques antigos');
  await sheet.getByRole('button', { name: 'Horário: Esquecer cliques antigos' }).click();
  const dialog = page.getByRole('dialog', { name: 'Horário: Esquecer cliques antigos' });
  await dialog.getByLabel('Expressão').fill('99 6 * * 1');
  await expect(dialog.getByText('Esta expressão não faz sentido.')).toBeVisible();
  await dialog.getByLabel('Expressão').fill('5 6 * * 1');
  await expect(dialog.getByText('Às 06:05, somente de segunda-feira')).toBeVisible();
  await expect(dialog.getByText(/^Próximas: seg\..*06:05/)).toBeVisible();
  await expectAccessible(page, 'hours');
  await dialog.getByRole('button', { name: 'Salvar o horário' }).click();
  await expect(dialog).toBeHidden();
  await expect(sheet).toContainText('Às 06:05, somente de segunda-feira');

  await sheet.getByRole('button', { name: 'Pausar: Esquecer cliques antigos' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Pausar' }).click();
  await expect(sheet.getByText('Pausada', { exact: true })).toBeVisible();
  await expect(sheet.getByText(/^Próximas:/)).toHaveCount(0);
  await sheet.getByRole('button', { name: 'Retomar: Esquecer cliques antigos' }).click();
  await expect(sheet.getByText(/^Próximas:/)).toBeVisible();

  await sheet.getByRole('button', { name: 'Horário: Esquecer cliques antigos' }).click();
  await dialog.getByRole('button', { name: 'Voltar ao de sempre' }).click();
  await expect(sheet).toContainText('Às 03:40');
});

ownTest('a failure stands first with its reason, and is tried again', async ({ page, own }) => {
  own.engine.status = 500;
  const post = await own.owner.post('/api/admin/posts', {
    data: {
      locale: 'br',
      title: 'Um post para os buscadores',
      excerpt: 'Um resumo honesto.',
      content: {
        type: 'doc',
        content: [{ type: 'paragraph', content: [{ type: 'text', text: 'O texto do post.' }] }],
      },
    },
  });
  const { id } = await post.json();
  expect((await own.owner.post(`/api/admin/posts/${id}/publish`, { data: {} })).ok()).toBe(true);
  await own.open('/admin/cron');
  const job = jobNamed(page, 'Avisar os buscadores');
  await job.getByRole('button', { name: 'Executar agora: Avisar os buscadores' }).click();
  await expect(job).toContainText('O outro servidor recusou o pedido (resposta 500).', { timeout: 60_000 });
  const table = page.getByRole('table', { name: 'Todas as tarefas' });
  await expect(table.getByRole('row').nth(1)).toHaveText(/^Avisar os buscadores/);
  own.engine.status = 202;
  await job.getByRole('button', { name: 'Tentar de novo: Avisar os buscadores' }).click();
  // Of everything that was published on this site, by other journeys too.
  await expect(job).toContainText(/\d endereços? avisados?/, { timeout: 60_000 });
  expect(own.engine.told.at(-1)).toContain(`${own.url}/br/um-post-para-os-buscadores`);
  const key = await own.owner.get('/a-key-for-journeys.txt');
  expect(await key.text()).toBe('a-key-for-journeys');
});
