import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, test } from '../../support/desk.ts';
import { findInList } from '../../support/products.ts';

/** A day of one's own, long ago. */
const someDay = () =>
  `20${String(randomInt(10, 20))}-${String(randomInt(1, 13)).padStart(2, '0')}-${String(randomInt(1, 29)).padStart(2, '0')}`;

async function add(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Adicionar produto' }).click();
  await (await findInList(page, name)).click();
}
const lines = (page: Page) => page.getByRole('dialog').locator('ol > li p.font-medium');

test('a day is made of products, put in order by key and by hand, shown to readers, asked about, and taken away', async ({
  page,
  desk,
  request,
}) => {
  const date = someDay();
  await desk.open('/admin/launches?locale=es');
  await page.getByRole('button', { name: 'Novo dia' }).click();
  await page.getByLabel('Data').fill(date);
  await page.getByRole('button', { name: 'Escolher os produtos' }).click();
  await expect(page).toHaveURL(new RegExp(`day=${date}`));
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Escolha ao menos um produto, ou exclua o dia.')).toBeVisible();
  for (const name of ['Nimbra Aero 3', 'Kaluma Volta', 'Orvane Brisa 40']) await add(page, name);
  await expect(lines(page)).toHaveText(['Nimbra Aero 3', 'Kaluma Volta', 'Orvane Brisa 40']);

  await page.getByRole('button', { name: 'Descer Nimbra Aero 3' }).press('Enter');
  await expect(lines(page)).toHaveText(['Kaluma Volta', 'Nimbra Aero 3', 'Orvane Brisa 40']);
  await expect(page.getByRole('status').filter({ hasText: 'lugar 2 de 3' })).toBeAttached();
  await page.locator('.launch-grip').nth(2).dragTo(page.locator('.launch-grip').nth(0));
  await expect(lines(page)).toHaveText(['Orvane Brisa 40', 'Kaluma Volta', 'Nimbra Aero 3']);
  await page.getByRole('button', { name: 'Tirar Kaluma Volta deste dia' }).click();
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();

  const shown = await request.get(`/es/lancamento/${date}`);
  expect(shown.status()).toBe(200);
  const html = await shown.text();
  expect(html.indexOf('orvane-brisa-40')).toBeGreaterThan(-1);
  expect(html.indexOf('orvane-brisa-40')).toBeLessThan(html.indexOf('nimbra-aero-3'));

  await page.goto(`/admin/launches?locale=es&day=${date}`);
  await expect(lines(page)).toHaveText(['Orvane Brisa 40', 'Nimbra Aero 3']);
  await page.getByRole('button', { name: 'Excluir o dia' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Os produtos e as avaliações ficam.');
  await question.getByRole('button', { name: 'Excluir o dia' }).click();
  // Not the window: behind a question it counts as hidden.
  await expect(page).not.toHaveURL(/day=/);
  await expect.poll(async () => (await request.get(`/es/lancamento/${date}`)).status()).toBe(404);

  await test.step('what was put together is asked about before it is let go', async () => {
    await desk.walk(`/admin/launches?locale=es&day=${someDay()}`);
    await add(page, 'Nimbra Aero 3');
    await page.getByRole('button', { name: 'Cancelar' }).click();
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: 'Cancelar' }).click();
    await expect(lines(page)).toHaveText(['Nimbra Aero 3']);
  });
});
