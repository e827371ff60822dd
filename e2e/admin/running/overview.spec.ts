import { dayAfter, stopCalendar } from '../../support/clock.ts';
import { expect } from '../../support/desk.ts';
import { test } from '../../support/reader.ts';
import { unique } from '../../support/unique.ts';

test('the calendar has what is scheduled on its edition’s day, by keyboard and by month; a new message leads to where it is read', async ({
  page,
  desk,
  letter,
}) => {
  const title = unique('Agendado');
  const content = {
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Olá.' }] }],
  };
  await stopCalendar(page);
  const editor = await desk.open('/admin?locale=es');
  const calendar = page.getByRole('region', { name: 'Calendário' });
  const today = calendar.locator('[aria-pressed=true]');
  await expect(today).toHaveAccessibleName(/\(hoje\)/);
  // The day after tomorrow as the page has it: the server's may be another by now.
  const day = dayAfter((await today.getAttribute('data-day')) ?? '', 2);
  const at = `${day}T10:00:00.000Z`;
  const post = await desk.call(editor.api, 'POST', '/api/admin/posts', { locale: 'es', title, content });
  await desk.call(editor.api, 'POST', `/api/admin/posts/${post.id}/schedule`, { at });

  await page.reload();
  await today.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  const chosen = calendar.locator(`[data-day="${day}"]`);
  await expect(chosen).toBeFocused();
  await expect(chosen).toHaveAccessibleName(/\d+ agendado/);
  await expect(calendar).toContainText(title);

  await page.getByRole('button', { name: 'Todas as edições' }).click();
  await expect(page).toHaveURL(/of=all/);
  await expect(calendar).toContainText(title);

  await test.step('months can be turned as far as something is known', async () => {
    const previous = calendar.getByRole('button', { name: 'Mês anterior' });
    const label = () => calendar.getByRole('table').getAttribute('aria-label');
    const now = await label();
    await previous.click();
    await expect.poll(label).not.toBe(now);
    await calendar.getByRole('button', { name: 'Próximo mês' }).click();
    await expect.poll(label).toBe(now);
  });

  await test.step('a new message asks for a person, and leads to where it is read', async () => {
    await desk.walk('/admin?locale=br');
    const needs = page.getByRole('region', { name: 'A fazer' });
    await needs.getByRole('link', { name: /^Ler: \d+ mensage(m|ns) nova/ }).click();
    await expect(page).toHaveURL(/\/admin\/messages\?status=new&edition=br$/);
    await expect(page.getByRole('link', { name: new RegExp(letter.subject) })).toBeVisible();
  });
});
