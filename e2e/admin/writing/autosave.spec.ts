import type { Page } from '@playwright/test';
import { allowRefusals, expect, test } from '../../support/desk.ts';
import {
  body,
  expectSaved,
  newPost,
  saveState,
  textOf,
  titleOf,
  uniqueTitle,
  writeAtEnd,
} from '../../support/posts.ts';

/** Not closed or left: the browser gives a page that goes away its connection back for a moment, and it would save. */
async function kill(page: Page): Promise<void> {
  const died = page.waitForEvent('crash');
  const browser = await page.context().newCDPSession(page);
  browser.send('Page.crash').catch(() => {});
  await died;
  await page.close();
}

test('a lost connection loses nothing, and what was typed is saved once', async ({
  page,
  desk,
  context,
  complaints,
}) => {
  const person = await desk.newPerson('editor');
  const post = await newPost(desk, person, { title: uniqueTitle('Sem conexão') });
  await desk.open(`/admin/edit/${post.id}`, person);
  await writeAtEnd(page);
  await context.setOffline(true);
  await page.keyboard.type(' Escrito no metrô.');
  await expect(saveState(page)).toHaveAttribute('data-save', 'offline');
  await expect(saveState(page)).toHaveText('Sem conexão: guardado neste dispositivo');
  await page.keyboard.type(' E no elevador.');
  await context.setOffline(false);
  await expectSaved(page);
  const saved = await desk.call(person.api, 'GET', `/api/admin/posts/${post.id}`);
  expect(saved.version).toBe(post.version + 1);
  expect(JSON.stringify(saved.content)).toContain('começar. Escrito no metrô. E no elevador.');
  complaints.splice(0);
});

test('a tab that died without a connection offers its text back', async ({
  page,
  desk,
  context,
  complaints,
}) => {
  const person = await desk.newPerson('editor');
  const post = await newPost(desk, person, { title: uniqueTitle('Aba fechada') });
  await desk.open(`/admin/edit/${post.id}`, person);
  await context.setOffline(true);
  await titleOf(page).fill('Um título que só este dispositivo conhece');
  await writeAtEnd(page);
  await page.keyboard.type(' Quase perdido.');
  await expect(saveState(page)).toHaveAttribute('data-save', 'offline');
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('Quase perdido.');
  await kill(page);
  complaints.splice(0);
  await context.setOffline(false);

  const again = await context.newPage();
  await again.goto(`/admin/edit/${post.id}`);
  const offer = again.getByRole('alert').filter({ hasText: 'Este dispositivo guardou' });
  await expect(offer).toBeVisible();
  await expect(titleOf(again)).toHaveValue(post.title);
  await offer.getByRole('button', { name: 'Recuperar o texto' }).click();
  await expect(titleOf(again)).toHaveValue('Um título que só este dispositivo conhece');
  await expect(textOf(again)).toContainText('Quase perdido.');
  await expectSaved(again);
  await again.reload();
  await expect(titleOf(again)).toHaveValue('Um título que só este dispositivo conhece');
  await expect(textOf(again)).toContainText('Quase perdido.');
  await expect(offer).toHaveCount(0);
  await again.close();
});

test('of two people who write at once, none overwrites the other', async ({ page, desk, complaints }) => {
  const first = await desk.newPerson('editor');
  const second = await desk.newPerson('editor');
  const post = await newPost(desk, first, { title: uniqueTitle('A quatro mãos') });
  const path = `/api/admin/posts/${post.id}`;
  await desk.open(`/admin/edit/${post.id}`, first);
  const theirs = { excerpt: 'Resumo da outra pessoa', content: body('O texto da outra pessoa.') };
  await desk.call(second.api, 'PATCH', path, { version: post.version, ...theirs });
  await page.getByLabel('Resumo').fill('Meu resumo');
  await writeAtEnd(page);
  await page.keyboard.type(' Com a minha frase.');

  const dialog = page.getByRole('dialog', { name: 'Duas versões deste artigo' });
  await expect(dialog).toBeVisible();
  await expect(dialog).toContainText(second.name);
  const texts = dialog.getByRole('group', { name: 'Texto' });
  await expect(texts).toContainText('Com a minha frase.');
  await expect(texts).toContainText('da outra pessoa');
  const kept = await desk.call(first.api, 'GET', path);
  expect(kept.excerpt).toBe('Resumo da outra pessoa');

  await dialog
    .getByRole('group', { name: 'Resumo' })
    .getByRole('radio', { name: `A de ${second.name}` })
    .check();
  await dialog.getByRole('button', { name: 'Salvar a escolha' }).click();
  await expect(dialog).toBeHidden();
  // Pointed at, the message with the way back stays.
  await page.locator('.toast').hover();
  await expectSaved(page);
  const decided = await desk.call(first.api, 'GET', path);
  expect(decided.excerpt).toBe('Resumo da outra pessoa');
  expect(JSON.stringify(decided.content)).toContain('Com a minha frase.');
  await expect(page.getByLabel('Resumo')).toHaveValue('Resumo da outra pessoa');

  await page.locator('.toast').getByRole('button', { name: 'Desfazer' }).click();
  await expect(page.getByLabel('Resumo')).toHaveValue('Meu resumo');
  await expectSaved(page);
  allowRefusals(complaints);
});

test('a step of somebody else that leaves the text alone is in nobody’s way, nor is a field that is refused', async ({
  page,
  desk,
  complaints,
}) => {
  const first = await desk.newPerson('editor');
  const second = await desk.newPerson('editor');
  const post = await newPost(desk, first, { title: uniqueTitle('Publicado por outra pessoa') });
  await desk.open(`/admin/edit/${post.id}`, first);
  await desk.call(second.api, 'POST', `/api/admin/posts/${post.id}/publish`);
  await page.getByLabel('Palavra-chave').fill('cadeira');
  await expect(saveState(page)).toContainText('os leitores ainda não as veem');
  await expect(page.locator('.editor-bar .badge')).toHaveText('Publicado');
  const saved = await desk.call(first.api, 'GET', `/api/admin/posts/${post.id}`);
  expect([saved.keyword, saved.draft.fields.keyword]).toEqual(['', 'cadeira']);

  await test.step('a field that is refused keeps no other from being saved', async () => {
    const other = await newPost(desk, first, { title: uniqueTitle('Endereço ocupado') });
    const post = await newPost(desk, first, { title: uniqueTitle('Quer o mesmo endereço') });
    await desk.walk(`/admin/edit/${post.id}`);
    await page.getByLabel('Endereço').fill(other.slug);
    await page.getByLabel('Palavra-chave').fill('sofá');
    await page.keyboard.press('ControlOrMeta+s');
    await expect(page.getByLabel('Endereço')).toHaveAttribute('aria-invalid', 'true');
    await expectSaved(page);
    const saved = await desk.call(first.api, 'GET', `/api/admin/posts/${post.id}`);
    expect([saved.keyword, saved.slug]).toEqual(['sofá', post.slug]);
  });
  allowRefusals(complaints);
});
