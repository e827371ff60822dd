import { expect, test } from '../../support/desk.ts';
import { packed, publishable, storable, watchForScripts } from '../../support/hostile.ts';
import {
  expectSaved,
  newPost,
  paragraph,
  pasteHtml,
  textOf,
  titleOf,
  uniqueTitle,
} from '../../support/posts.ts';

const texts = publishable.map((text) => paragraph(text));
const hostileBody = {
  type: 'doc',
  content: [
    {
      type: 'faq',
      attrs: { items: publishable.slice(0, 20).map((text) => ({ question: text, answer: text })) },
    },
    { type: 'prosCons', attrs: { pros: publishable.slice(20, 32), cons: publishable.slice(32, 44) } },
    {
      type: 'heading',
      attrs: { level: 2 },
      content: [{ type: 'text', text: publishable.join(' ').slice(0, 5_000) }],
    },
    { type: 'callout', content: texts.slice(0, 25) },
    {
      type: 'table',
      content: [{ type: 'tableRow', content: [{ type: 'tableCell', content: texts.slice(25) }] }],
    },
    ...texts,
  ],
};

test('hostile texts in every field are only shown, at the desk and to readers', async ({ page, desk }) => {
  test.setTimeout(240_000);
  const expectNothing = await watchForScripts(page);
  expect(publishable.length).toBeGreaterThan(50);
  const person = await desk.newPerson('editor');
  const excerpts = packed(600);
  const alts = packed(300);
  const posts = [];
  for (const [index, title] of packed(150).entries()) {
    posts.push(
      await newPost(desk, person, {
        title: `${title} ${uniqueTitle('x')}`,
        excerpt: excerpts[index % excerpts.length],
        imageAlt: alts[index % alts.length],
        imageUrl: '/media/share/es.jpg',
        keyword: storable[index]?.slice(0, 100) ?? '',
        author: storable[(index + 30) % storable.length]?.slice(0, 100) ?? '',
        content: index === 0 ? hostileBody : { type: 'doc', content: [paragraph(title)] },
        status: 'published',
      }),
    );
  }
  await desk.open(`/admin/posts?locale=es&author=${encodeURIComponent(posts[0]?.author ?? '')}`, person);
  await page.goto('/admin/posts?locale=es');
  await expect(page.locator('[data-row-handle]').nth(20)).toBeVisible();
  await expectNothing();
  for (const post of posts) {
    await page.goto(post.path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNothing();
  }
  await page.goto(`/admin/edit/${posts[0]?.id}`);
  await expect(textOf(page)).toBeVisible();
  await page.getByRole('button', { name: 'Mais ações' }).click();
  await page.getByRole('menuitem', { name: 'Histórico' }).click();
  await expect(page.getByRole('dialog')).toContainText('Igual ao texto de agora.');
  await expectNothing();
  const ids = posts.map(({ id }) => id);
  await desk.call(person.api, 'POST', '/api/admin/posts/bulk', { ids, action: 'trash' });
});

test('hostile texts that are typed or pasted run nowhere', async ({ page, desk }) => {
  test.setTimeout(180_000);
  const expectNothing = await watchForScripts(page);
  const person = await desk.newPerson('editor');
  const post = await newPost(desk, person, { title: uniqueTitle('Colagem hostil') });
  await desk.open(`/admin/edit/${post.id}`, person);
  for (const payload of storable) {
    await titleOf(page).fill(payload.slice(0, 200));
    await page.getByLabel('Resumo').fill(payload);
  }
  await expectNothing();
  const title = uniqueTitle('Depois de tudo');
  await titleOf(page).fill(title);
  await textOf(page).click();
  for (let from = 0; from < storable.length; from += 20) {
    await pasteHtml(
      page,
      storable
        .slice(from, from + 20)
        .map((text) => `<p>${text}</p>`)
        .join(''),
    );
  }
  for (const payload of storable) await pasteHtml(page, payload);
  // What claims to come from an editor such as ours is read by the schema alone.
  await pasteHtml(
    page,
    `<div data-pm-slice="0 0 []" data-node="quickPicks" data-picks='[null,{"productId":"x"},7]'></div>
     <div data-node="faq" data-items='[null]'></div><img src=x onerror=alert(1)>
     <div data-node="image" data-src='"javascript:alert(1)"'></div>
     <p>fim<a href="javascript:alert(1)">clique</a></p>`,
  );
  await expectNothing();
  await expect(
    textOf(page).locator('script, iframe, svg:not(.icon), style, object, [onerror], [onclick]'),
  ).toHaveCount(0);
  await expect(textOf(page).locator('a[href^="javascript" i]')).toHaveCount(0);
  await expectSaved(page);
  await page.reload();
  await expect(titleOf(page)).toHaveValue(title);
  await expect(textOf(page)).toContainText('clique');
  await expectNothing();
});
