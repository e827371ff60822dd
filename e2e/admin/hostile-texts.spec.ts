import { expect, test } from '../support/desk.ts';
import { everyStorable, packed, storable, watchForScripts } from '../support/hostile.ts';
import { newPicture } from '../support/pictures.ts';
import { newPost, uniqueTitle } from '../support/posts.ts';
import { newLetter, writeAsReader } from '../support/reader.ts';
import { PASSING } from '../support/watched-page.ts';

test.describe.configure({ timeout: 240_000 });

test('in a person’s name: the log and the list of people only show them', async ({ page, desk }) => {
  const expectNothing = await watchForScripts(page);
  const person = await desk.newPerson('editor', 'aaa');
  const { id } = await desk.call(person.api, 'GET', '/api/admin/me');
  const names = packed(100, everyStorable);
  expect(names.join('').length).toBeGreaterThan(5_000);
  for (const name of names) await desk.call(person.api, 'PATCH', '/api/admin/me', { name });
  await desk.open(`/admin/audit?actor=${id}`, person);
  const more = page.getByRole('button', { name: 'Carregar mais' });
  const rows = page.getByRole('table').getByRole('row');
  // Part by part: pressed again before the next one is there, the last press would wait for a button that has gone.
  await expect(rows).toHaveCount(51);
  for (let shown = 51; shown < names.length; shown = await rows.count()) {
    await more.click();
    await expect(rows).not.toHaveCount(shown);
  }
  await expectNothing();
  await page.goto('/admin/people');
  const own = page.getByRole('row', { name: names.at(-1)?.slice(0, 20) ?? '' }).filter({ hasText: '(você)' });
  await expect(own).toBeVisible();
  await expectNothing();
});

test('in a category: the desk and readers only see them', async ({ page, desk }) => {
  const expectNothing = await watchForScripts(page);
  const person = await desk.newPerson('editor');
  const { id, slug } = await desk.call(person.api, 'POST', '/api/admin/categories', {
    locale: 'es',
    name: uniqueTitle('Hostil'),
  });
  const post = await newPost(desk, person, {
    title: uniqueTitle('Numa categoria hostil'),
    excerpt: 'Um resumo.',
    categoryId: id,
    status: 'published',
  });
  const names = packed(80, storable);
  await desk.open('/admin/categories?locale=es', person);
  for (const [index, description] of packed(500, storable).entries()) {
    const name = names[(index * 7) % names.length];
    await desk.call(person.api, 'PATCH', `/api/admin/categories/${id}`, { name, description });
    await page.goto(`/es/categoria/${slug}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? '');
    await expectNothing();
    await page.goto('/admin/categories?locale=es');
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    await expectNothing();
  }
  await page.goto('about:blank');
  await desk.call(person.api, 'DELETE', `/api/admin/posts/${post.id}`);
});

test('in a picture’s file name and description: the library only shows them', async ({ page, desk }) => {
  const expectNothing = await watchForScripts(page);
  const person = await desk.newPerson('editor');
  await desk.open('/admin/media', person);
  const { buffer, mimeType } = await newPicture('hostil');
  const file = { name: `${PASSING}-"><img src=x onerror=alert(1)>.png`, mimeType, buffer };
  const upload = await person.api.post('/api/admin/media', { multipart: { file } });
  const { id } = await upload.json();
  const alts = packed(300, storable);
  for (let from = 0; from < alts.length; from += 5) {
    const [br, it, mx, es, us] = alts.slice(from, from + 5);
    await desk.call(person.api, 'PATCH', `/api/admin/media/${id}`, { alt: { br, it, mx, es, us } });
    await page.goto(`/admin/media?picture=${id}`);
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectNothing();
  }
  // The page may still be asking for something of the picture.
  await page.goto('about:blank');
  await desk.call(person.api, 'DELETE', `/api/admin/media/${id}`);
});

test('in a reader’s message: the inbox only shows them', async ({ page, desk, browser, baseURL }) => {
  const expectNothing = await watchForScripts(page);
  const subjects = packed(100, storable);
  const person = await desk.newPerson('editor');
  for (const [index, message] of packed(2_000, storable).entries()) {
    const letter = newLetter();
    const subject = subjects[index * 3]?.padEnd(10, '.') ?? letter.subject;
    await writeAsReader(browser, baseURL ?? '', {
      ...letter,
      name: storable[index * 9] ?? '',
      subject,
      message,
    });
    await desk.open(`/admin/messages?email=${encodeURIComponent(letter.email)}`, person);
    await page.getByRole('table').getByRole('link').first().click();
    await expect(page.getByRole('region', { name: 'Mensagem' })).toContainText(letter.email);
    await expectNothing();
  }
});
