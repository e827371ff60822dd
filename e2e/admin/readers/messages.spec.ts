import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect } from '../../support/desk.ts';
import { newLetter, test, type Written } from '../../support/reader.ts';

const rowOf = (page: Page, { subject }: Written) =>
  page.getByRole('table', { name: 'Mensagens dos leitores' }).getByRole('row', { name: new RegExp(subject) });
const linkTo = (page: Page, letter: Written) => rowOf(page, letter).getByRole('link');
const pane = (page: Page) => page.getByRole('region', { name: 'Mensagem' });
const shelf = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Caixas de mensagens' }).getByRole('link', { name: new RegExp(name) });

test('what a reader sends is new, read, archived and back again, found by words and edition, and fits on a phone', async ({
  page,
  desk,
  letter,
}) => {
  await desk.open('/admin/messages');
  await expect(linkTo(page, letter)).toHaveAccessibleName(`Não lida: ${letter.subject}`);
  await linkTo(page, letter).click();
  await expect(page).toHaveURL(/message=\d+/);
  await expect(pane(page).getByRole('heading', { name: letter.subject })).toBeVisible();
  await expect(pane(page)).toContainText(letter.email);
  await expect(pane(page)).toContainText('O peso do produto está errado.');
  await expect(pane(page)).toContainText('Lida');
  await expect(linkTo(page, letter)).toHaveAccessibleName(letter.subject);
  await page.reload();
  await expect(pane(page)).toContainText('Lida');

  await pane(page).getByRole('button', { name: 'Arquivar' }).click();
  await expect(page.locator('.toast')).toContainText('Mensagem arquivada');
  await expect(rowOf(page, letter)).toHaveCount(0);
  await expect(page).not.toHaveURL(/message=/);
  await page.locator('.toast').getByRole('button', { name: 'Desfazer' }).click();
  await expect(rowOf(page, letter)).toBeVisible();
  await shelf(page, 'Arquivadas').click();
  await expect(page).toHaveURL(/status=archived/);
  await expect(rowOf(page, letter)).toHaveCount(0);
  await shelf(page, 'Lidas').click();
  await expect(rowOf(page, letter)).toBeVisible();

  await test.step('it is marked as new again, found by words, and narrowed by edition', async () => {
    await desk.walk('/admin/messages');
    await page.getByRole('searchbox', { name: 'Buscar nas mensagens' }).fill(letter.name.toUpperCase());
    await expect(page).toHaveURL(/q=/);
    await expect(page.getByRole('row')).toHaveCount(2);
    await linkTo(page, letter).click();
    await expect(pane(page)).toContainText('Lida');
    await pane(page)
      .getByRole('button', { name: `Ações para ${letter.name}` })
      .click();
    await page.getByRole('menuitem', { name: 'Marcar como nova' }).click();
    await expect(linkTo(page, letter)).toHaveAccessibleName(`Não lida: ${letter.subject}`);
    await page.goto(`${page.url()}&edition=it`);
    await expect(page.getByText('Nada combina com a busca')).toBeVisible();
    await page.getByRole('button', { name: 'Limpar filtros' }).click();
    await expect(rowOf(page, letter)).toBeVisible();
  });

  await test.step('on a phone there is the list or the message, and the way back', async () => {
    await page.setViewportSize({ width: 360, height: 780 });
    await desk.walk('/admin/messages');
    await linkTo(page, letter).click();
    await expect(pane(page).getByRole('heading', { name: letter.subject })).toBeFocused();
    await expect(page.getByRole('table')).toBeHidden();
    await expect(pane(page)).toContainText('Esta instalação não envia e-mails');
    await expect(pane(page).getByRole('link', { name: 'Abrir no programa de e-mail' })).toHaveAttribute(
      'href',
      new RegExp(`^mailto:${encodeURIComponent(letter.email)}\\?subject=Re`),
    );
    await pane(page).getByRole('link', { name: 'Voltar para a lista' }).click();
    await expect(page.getByRole('table')).toBeVisible();
    await expect(linkTo(page, letter)).toBeFocused();
    await page.goBack();
    await expect(page.getByRole('table')).toBeHidden();
  });
});

test('several at once go to spam by the keyboard, and come back to what each was', async ({
  page,
  desk,
  send,
}) => {
  const letters = [newLetter(), newLetter()] as const;
  const word = letters[0].name;
  letters[1].message += ` ${word}`;
  for (const letter of letters) await send(letter);
  await desk.open(`/admin/messages?q=${encodeURIComponent(word)}`);
  await expect(page.getByRole('row')).toHaveCount(3);
  await linkTo(page, letters[0]).click();
  await expect(pane(page)).toContainText('Lida');
  await linkTo(page, letters[1]).focus();
  await page.keyboard.press('x');
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  const bar = page.getByRole('region', { name: 'Ações com a seleção' });
  await expect(bar).toContainText('2 selecionados');
  await bar.getByRole('button', { name: 'Marcar como spam' }).click();
  await expect(page.locator('.toast')).toContainText('2 mensagens marcadas como spam');
  await expect(rowOf(page, letters[0])).toHaveCount(0);
  await page.locator('.toast').getByRole('button', { name: 'Desfazer' }).click();
  await expect(linkTo(page, letters[0])).toHaveAccessibleName(letters[0].subject);
  await expect(linkTo(page, letters[1])).toHaveAccessibleName(`Não lida: ${letters[1].subject}`);
});

test('a privacy request: a copy of everything from an address, and its deletion', async ({
  page,
  desk,
  letter,
  send,
  complaints,
}) => {
  const other = { ...newLetter(), email: letter.email };
  await send(other);
  await desk.open('/admin/messages');
  await linkTo(page, letter).click();
  await pane(page)
    .getByRole('button', { name: `Ações para ${letter.name}` })
    .click();
  await page.getByRole('menuitem', { name: 'Mensagens deste endereço' }).click();
  const dialog = page.getByRole('dialog', { name: 'Pedido de privacidade' });
  await expect(dialog.getByLabel('Endereço de e-mail')).toHaveValue(letter.email);
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Exportar' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('mensagens.json');
  const kept = JSON.parse(readFileSync(await file.path(), 'utf8'));
  expect(kept.messages.map(({ subject }: Written) => subject)).toEqual([letter.subject, other.subject]);

  await dialog.getByLabel('Endereço de e-mail').fill('ninguem@exemplo.com');
  await dialog.getByRole('button', { name: 'Excluir tudo' }).click();
  await expect(dialog).toContainText('Nenhuma mensagem veio deste endereço.');
  await dialog.getByLabel('Endereço de e-mail').fill(letter.email.toUpperCase());
  await dialog.getByRole('button', { name: 'Excluir tudo' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('2 mensagens saem de todas as caixas e edições');
  await question.getByRole('button', { name: 'Excluir tudo' }).click();
  await expect(page.locator('.toast')).toContainText('Mensagens excluídas');
  await expect(dialog).toHaveCount(0);
  await expect(rowOf(page, letter)).toHaveCount(0);
  await expect(rowOf(page, other)).toHaveCount(0);
  expect(complaints).toEqual([]);
});
