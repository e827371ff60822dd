import { randomUUID } from 'node:crypto';
import { allowRefusals, expect, test } from '../../support/desk.ts';

const unique = () => randomUUID().slice(0, 8);

test('a Shopee link is made, mended, opened by readers and taken away', async ({
  page,
  desk,
  request,
  complaints,
}) => {
  const mark = unique();
  await desk.open('/admin/shop-links');
  await page.getByRole('button', { name: 'Novo link' }).click();
  const making = page.getByRole('dialog', { name: 'Novo link da Shopee' });
  await making.getByLabel('Título').fill(`Luminária ${mark}`);
  await expect(making.getByLabel('Endereço', { exact: true })).toHaveValue(`luminaria-${mark}`);
  await making.getByLabel('Link curto da Shopee').fill('https://evil.example/abc');
  await making.getByRole('button', { name: 'Criar link' }).click();
  await expect(making.getByText('Cole o link curto que a Shopee gera para afiliados')).toBeVisible();
  allowRefusals(complaints);
  await expect(making.getByLabel('Título')).toHaveValue(`Luminária ${mark}`);
  await making.getByLabel('Link curto da Shopee').fill(`s.shopee.com.br/a${mark}`);
  await making.getByRole('button', { name: 'Criar link' }).click();
  await expect(making).toBeHidden();

  const path = `/br/shopee/luminaria-${mark}`;
  const shown = await request.get(path);
  expect([shown.status(), await shown.text()]).toEqual([
    200,
    expect.stringContaining(`https://s.shopee.com.br/a${mark}`),
  ]);

  await page.getByRole('searchbox', { name: 'Buscar link' }).fill(mark);
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByRole('button', { name: `Luminária ${mark}`, exact: true }).click();
  const editing = page.getByRole('dialog', { name: `Luminária ${mark}` });
  await editing.getByLabel('Endereço', { exact: true }).fill(`outra-${mark}`);
  await expect(editing.getByText(`${path} deixa de funcionar.`)).toBeVisible();
  await editing.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText(`/br/shopee/outra-${mark}`, { exact: true })).toBeVisible();
  await expect.poll(async () => (await request.get(path)).status()).toBe(404);

  await page.getByRole('button', { name: `Ações para Luminária ${mark}` }).click();
  await page.getByRole('menuitem', { name: 'Excluir' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(`/br/shopee/outra-${mark} passa a mostrar uma página que não existe`);
  await question.getByRole('button', { name: 'Excluir' }).click();
  await expect(page.getByText('Nenhum link com essa busca')).toBeVisible();
  await expect.poll(async () => (await request.get(`/br/shopee/outra-${mark}`)).status()).toBe(404);
});
