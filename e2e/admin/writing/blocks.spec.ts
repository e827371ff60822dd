import type { Page } from '@playwright/test';
import { expect, test } from '../../support/desk.ts';
import {
  body,
  expectSaved,
  newPost,
  pasteHtml,
  textOf,
  titleOf,
  uniqueTitle,
  writeAtEnd,
} from '../../support/posts.ts';
import { findInList } from '../../support/products.ts';

interface Block {
  type: string;
  attrs?: Record<string, unknown>;
  content?: Block[];
}

async function insert(page: Page, words: string, name: string): Promise<void> {
  await page.keyboard.type(`/${words}`);
  await expect(page.getByRole('option', { name, exact: true })).toBeVisible();
  await page.keyboard.press('Enter');
}

/** By a click on its frame; a second click soon after the first is half of a double click, and selects nothing. */
async function selectBlock(page: Page): Promise<void> {
  await expect(async () => {
    await page.locator('.block-frame-head').click();
    await expect(page.locator('.block-frame.is-selected')).toBeVisible({ timeout: 1_000 });
  }).toPass();
}

async function pickProduct(page: Page, button: string, words: string): Promise<string> {
  await page.getByRole('button', { name: button }).click();
  const option = await findInList(page, words);
  const name = (await option.locator('.truncate').first().textContent()) ?? '';
  await option.click();
  await expect(page.locator('.block-frame').filter({ hasText: name }).first()).toBeVisible();
  return name;
}

test('products are looked up and put into the text, blocks are moved and removed', async ({ page, desk }) => {
  const person = await desk.newPerson('editor');
  const post = await newPost(desk, person, { title: uniqueTitle('Com produtos'), content: body('Começo.') });
  await desk.open(`/admin/edit/${post.id}`, person);
  await writeAtEnd(page);
  await page.keyboard.press('Enter');
  await insert(page, 'cartao', 'Cartão de produto');
  await expect(page.getByText('Bloco incompleto')).toBeVisible();
  // The list is open, and Enter takes what is found: no arrow, and no answer to an earlier question.
  await expect(page.getByPlaceholder('Buscar por marca, nome ou EAN')).toBeFocused();
  await page.keyboard.type('Nimbra');
  await page.keyboard.press('Enter');
  await expect(page.locator('.block-frame').filter({ hasText: 'Nimbra' })).toBeVisible();
  await expect(page.getByText('Bloco incompleto')).toHaveCount(0);
  // Drawn as readers see it, it is so much higher that a list which opened before would stand below the window.
  await expect(page.locator('.block-frame').getByText('Leer la reseña')).toBeVisible();
  await textOf(page).locator('p').last().click();
  await insert(page, 'escolhas', 'Escolhas rápidas');
  await expect(page.getByPlaceholder('Buscar por marca, nome ou EAN')).toBeFocused();
  await page.keyboard.press('Escape');
  await pickProduct(page, 'Adicionar produto', 'Kaluma');
  await page.getByPlaceholder('Por que este').fill('Melhor custo');
  await expectSaved(page);
  const saved = async () =>
    (await desk.call(person.api, 'GET', `/api/admin/posts/${post.id}`)).content.content as Block[];
  const typesOf = (blocks: Block[]) => blocks.map(({ type }) => type);
  expect(typesOf(await saved())).toEqual(['paragraph', 'productCard', 'quickPicks']);
  expect((await saved())[2]?.attrs).toEqual({
    picks: [{ productId: expect.any(Number), label: 'Melhor custo' }],
  });

  await page.locator('.block-frame').nth(1).getByRole('button', { name: 'Mover para cima' }).click();
  await page.keyboard.press('ControlOrMeta+s');
  await expectSaved(page);
  expect(typesOf(await saved())).toEqual(['paragraph', 'quickPicks', 'productCard']);
  await page.locator('.block-frame').nth(0).getByRole('button', { name: 'Remover bloco' }).click();
  await page.getByRole('button', { name: 'Desfazer', exact: true }).click();
  await page.locator('.block-frame').nth(1).getByRole('button', { name: 'Remover bloco' }).click();
  await page.keyboard.press('ControlOrMeta+s');
  await expectSaved(page);
  expect(typesOf(await saved())).toEqual(['paragraph', 'quickPicks']);
});

test('a link is checked before it is one, and a table grows', async ({ page, desk }) => {
  const person = await desk.newPerson('editor');
  const post = await newPost(desk, person, {
    title: uniqueTitle('Com link e tabela'),
    content: body('Leia.'),
  });
  await desk.open(`/admin/edit/${post.id}`, person);
  await textOf(page).click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.getByRole('button', { name: 'Link', exact: true }).click();
  await page.getByLabel('Endereço do link').fill('javascript:alert(1)');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Use um caminho (/br/…)')).toBeVisible();
  await page.getByLabel('Endereço do link').fill('vitrina.example/guia');
  await page.keyboard.press('Enter');
  await expect(textOf(page).locator('a')).toHaveAttribute('href', 'https://vitrina.example/guia');
  await writeAtEnd(page);
  await page.keyboard.press('Enter');
  await insert(page, 'tabela', 'Tabela');
  await page.keyboard.type('Tipo');
  await page.getByRole('button', { name: 'Adicionar linha' }).click();
  await page.getByRole('button', { name: 'Excluir coluna' }).click();
  await page.getByRole('button', { name: 'Negrito' }).hover();
  await expectSaved(page);
  const { content } = await desk.call(person.api, 'GET', `/api/admin/posts/${post.id}`);
  const table = (content.content as Block[]).find(({ type }) => type === 'table');
  expect(table?.content?.map(({ content: cells }) => cells?.length)).toEqual([2, 2, 2, 2]);
  const [first] = content.content as Block[];
  expect(JSON.stringify(first)).toContain('"href":"https://vitrina.example/guia"');
});

test('nothing that is typed takes the place of a block', async ({ page, desk }) => {
  const person = await desk.newPerson('editor');
  const card = { type: 'productCard', attrs: { productId: 1 } };
  const post = await newPost(desk, person, {
    title: uniqueTitle('Blocos que ficam'),
    content: { type: 'doc', content: [card, ...body('Depois do cartão.').content] },
  });
  await desk.open(`/admin/edit/${post.id}`, person);
  // The text begins with a card, and the keyboard leads to the first line that can be written on.
  await titleOf(page).press('Enter');
  await page.keyboard.type('Aqui: ');
  await selectBlock(page);
  await page.keyboard.type('Abaixo do cartão.');
  await selectBlock(page);
  await pasteHtml(page, '<p>Colado.</p>');
  await selectBlock(page);
  await insert(page, 'perg', 'Perguntas frequentes');
  await page.keyboard.type('Quanto dura?');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Dez anos.');
  await page.keyboard.press('ControlOrMeta+s');
  await expectSaved(page);
  const { content } = await desk.call(person.api, 'GET', `/api/admin/posts/${post.id}`);
  expect(content.content).toEqual([
    card,
    { type: 'faq', attrs: { items: [{ question: 'Quanto dura?', answer: 'Dez anos.' }] } },
    ...body('Colado.', 'Abaixo do cartão.', 'Aqui: Depois do cartão.').content,
  ]);
});

test('the menu of blocks leaves the line where it is', async ({ page, desk }) => {
  const person = await desk.newPerson('editor');
  const lines = Array.from({ length: 40 }, (_, at) => `Linha ${at}.`);
  const post = await newPost(desk, person, { title: uniqueTitle('Texto longo'), content: body(...lines) });
  await desk.open(`/admin/edit/${post.id}`, person);
  const line = textOf(page).getByText('Linha 1.', { exact: true });
  await line.click();
  await page.keyboard.press('End');
  const before = await line.boundingBox();
  await page.keyboard.type(' /');
  await expect(page.getByRole('listbox', { name: 'Inserir bloco' })).toBeVisible();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('option', { name: 'Linha divisória' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  expect((await textOf(page).getByText('Linha 1. /').boundingBox())?.y).toBe(before?.y);
});
