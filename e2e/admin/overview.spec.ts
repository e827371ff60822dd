import { randomUUID } from 'node:crypto';
import { expectAccessible } from '../support/axe.ts';
import { expect } from '../support/desk.ts';
import { test } from '../support/reader.ts';

const HOUR = 3_600_000;

test('a new message asks for a person, and leads to where it is read', async ({ page, desk, letter }) => {
  await desk.open('/admin');
  const needs = page.getByRole('region', { name: 'Precisa de alguém' });
  await needs.getByRole('link', { name: /^Ler: \d+ mensage(m|ns) nova/ }).click();
  await expect(page).toHaveURL(/\/admin\/messages\?status=new&edition=br$/);
  await expect(page.getByRole('link', { name: new RegExp(letter.subject) })).toBeVisible();
});

test('the calendar has what is scheduled on its edition’s day, and the keyboard finds it', async ({
  page,
  desk,
}) => {
  const editor = await desk.newPerson('editor');
  const title = `Agendado ${randomUUID().slice(0, 8)}`;
  const at = new Date(Date.now() + 48 * HOUR);
  const content = {
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Olá.' }] }],
  };
  const post = await desk.call(editor.api, 'POST', '/api/admin/posts', { locale: 'es', title, content });
  await desk.call(editor.api, 'POST', `/api/admin/posts/${post.id}/schedule`, { at: at.toISOString() });
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Madrid' }).format(at);

  await desk.open('/admin?locale=es', editor);
  const calendar = page.getByRole('region', { name: 'Calendário' });
  await expect(calendar.locator('[aria-pressed=true]')).toHaveAccessibleName(/\(hoje\)/);
  await calendar.locator('[aria-pressed=true]').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  const chosen = calendar.locator(`[data-day="${day}"]`);
  await expect(chosen).toBeFocused();
  await expect(chosen).toHaveAccessibleName(/\d+ agendado/);
  await expect(calendar).toContainText(title);

  await page.getByRole('button', { name: 'Todas as edições' }).click();
  await expect(page).toHaveURL(/of=all/);
  await expect(calendar).toContainText(title);
});

test('months can be turned as far as something is known', async ({ page, desk }) => {
  await desk.open('/admin');
  const calendar = page.getByRole('region', { name: 'Calendário' });
  const previous = calendar.getByRole('button', { name: 'Mês anterior' });
  const label = () => calendar.getByRole('table').getAttribute('aria-label');
  const now = await label();
  await previous.click();
  await expect.poll(label).not.toBe(now);
  await calendar.getByRole('button', { name: 'Próximo mês' }).click();
  await expect.poll(label).toBe(now);
});

test('what somebody did is among the recent changes, for a viewer too', async ({ page, desk }) => {
  const editor = await desk.newPerson('editor');
  const title = `Rascunho ${randomUUID().slice(0, 8)}`;
  await desk.call(editor.api, 'POST', '/api/admin/posts', { locale: 'mx', title });
  await desk.open('/admin?locale=mx', await desk.newPerson('viewer'));
  const recent = page.getByRole('region', { name: 'Mudanças recentes' });
  await expect(recent).toContainText(`${editor.name} criou o post “${title}”`);
  await expect(recent.getByRole('link', { name: 'Ver tudo' })).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Precisa de alguém' })).toContainText(/rascunho/);
});

test('axe finds nothing on the overview', async ({ page, desk }) => {
  await desk.open('/admin?of=all', await desk.newPerson('owner'));
  await expectAccessible(page);
});
