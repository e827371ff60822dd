import { expectAccessible } from '../../support/axe.ts';
import { allowRefusals, expect } from '../../support/desk.ts';
import { test } from '../../support/own-site.ts';
import { newAsin, newEan } from '../../support/products.ts';
import { unique } from '../../support/unique.ts';

/** Six products of a shop, always the same ones. */
function newShop(name: string) {
  const products = Array.from({ length: 6 }, (_, n) => `${newEan()};Aro;Coisa ${n + 1} ${name};${newAsin()}`);
  return (price: (n: number) => string) =>
    ['EAN;Marca;Nome;ASIN;Preço', ...products.map((each, n) => `${each};${price(n + 1)}`)].join('\n');
}

test('a feed comes by itself; once it misbehaves, is held, let in by mistake and undone', async ({
  page,
  own,
  complaints,
}) => {
  const name = unique('Loja');
  const fileWith = newShop(name);
  own.shop.file = fileWith((n) => `${n}0,00`);
  await own.open('/admin/imports');
  await page.getByRole('button', { name: 'Novo feed' }).click();
  const dialog = page.getByRole('dialog', { name: 'Um feed que vem sozinho' });
  await dialog.getByLabel('Nome').fill(name);
  await dialog.getByLabel('Endereço').fill('sftp://loja.example/feeds/');
  await dialog.getByRole('button', { name: 'Guardar e buscar' }).click();
  await expect(dialog.getByRole('alert')).toContainText('precisa levar a um arquivo');
  allowRefusals(complaints);
  await expectAccessible(page, 'a feed that is being added');
  await dialog.getByLabel('Endereço').fill(own.shop.feed);
  await dialog.getByRole('button', { name: 'Guardar e buscar' }).click();
  await expect(dialog).toBeHidden();

  const feeds = page.getByRole('table', { name: 'Feeds que vêm sozinhos' });
  const feed = feeds.getByRole('row').filter({ hasText: name });
  await expect(feed).toContainText('Espera a primeira conferência', { timeout: 60_000 });
  await expect(feed).toContainText('Todo dia às 3 h');
  await expect(page.getByText('segredo')).toHaveCount(0);
  await feed.getByRole('button', { name: `Conferir: ${name}` }).click();
  await page.getByRole('combobox', { name: 'Loja', exact: true }).click();
  await page.getByRole('option', { name: 'Amazon' }).click();
  await page.getByRole('switch', { name: 'Criar os produtos que ainda não existem' }).click();
  await page.getByRole('button', { name: 'Conferir' }).click();
  await page.getByRole('button', { name: 'Importar 6 linhas' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Importar 6 linhas' }).click();
  await expect(page.getByText('6 linhas importadas')).toBeVisible({ timeout: 60_000 });

  const back = page.getByRole('button', { name: 'Todas as importações' });
  const fetchNow = async () => {
    await feed.getByRole('button', { name: `Ações para ${name}` }).click();
    await page.getByRole('menuitem', { name: 'Buscar agora' }).click();
  };
  const imports = page.getByRole('table', { name: 'Importações' }).getByRole('row').filter({ hasText: name });
  await back.click();
  await expect(feed).toContainText('Em dia');
  own.shop.file = fileWith((n) => `${n}1,00`);
  await fetchNow();
  // Nobody has looked at the second one.
  await expect(imports.filter({ hasText: 'por Vitrina' })).toContainText('Importada', { timeout: 60_000 });
  await expect(feed).toContainText('Em dia');

  own.shop.file = fileWith((n) => `${n}100,00`);
  await fetchNow();
  await expect(feed).toContainText('Retido', { timeout: 60_000 });
  await expect(feed).toContainText('6 de 6 preços mudariam pela metade ou mais');
  await expectAccessible(page, 'a feed that is held');
  await feed.getByRole('button', { name: `Conferir: ${name}` }).click();
  await expect(page.getByText('Este arquivo veio sozinho e está retido.')).toBeVisible();
  await page.getByRole('button', { name: 'Importar mesmo assim' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('6 de 6 preços');
  await question.getByRole('button', { name: 'Importar mesmo assim' }).click();
  await expect(page.getByText('6 linhas importadas')).toBeVisible({ timeout: 60_000 });
  await page.getByRole('button', { name: 'Desfazer a importação' }).click();
  await question.getByRole('button', { name: 'Desfazer a importação' }).click();
  await expect(page.getByText('Desfeita').first()).toBeVisible({ timeout: 60_000 });

  await expect(question).toBeHidden();
  await back.click();
  // What the list remembers of before is taller: its buttons move once it knows better.
  await expect(feed).toContainText('Em dia');
  own.shop.file = fileWith((n) => `${n}2,00`);
  await fetchNow();
  await expect(feed).toContainText('A última importação deste feed foi desfeita', { timeout: 60_000 });
  await feed.getByRole('button', { name: `Ações para ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Excluir' }).click();
  await question.getByRole('button', { name: 'Excluir' }).click();
  await expect(feed).toHaveCount(0);
});
