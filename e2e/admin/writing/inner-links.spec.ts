import { expectAccessible } from '../../support/axe.ts';
import { expect, test } from '../../support/desk.ts';
import { expectSaved, newPost, paragraph, textOf, uniqueTitle } from '../../support/posts.ts';

test('an article gets five suggested links by the keyboard alone, and whoever takes one away is told', async ({
  page,
  desk,
}) => {
  const person = await desk.newPerson('editor');
  const mark = uniqueTitle('').trim();
  const things = ['fogareiro', 'ventilador', 'purificador', 'liquidificador', 'aspirador'];
  const verbs = ['consome', 'dura', 'custa', 'pesa', 'limpa'];
  const targets = [];
  for (const [n, thing] of things.entries()) {
    const post = await newPost(desk, person, {
      title: `${verbs[n]} ${thing} ${mark}`,
      content: { type: 'doc', content: [paragraph('Una respuesta que se puede leer de una vez en casa.')] },
    });
    targets.push(await desk.call(person.api, 'POST', `/api/admin/posts/${post.id}/publish`, {}));
  }
  const lines = things.map((thing, n) =>
    paragraph(`Se sabe lo que ${verbs[n]} el ${thing} ${mark} en casa.`),
  );
  const title = uniqueTitle('Cinco preguntas de la casa');
  const article = await newPost(desk, person, { title, content: { type: 'doc', content: lines } });
  await desk.open(`/admin/edit/${article.id}?locale=es`, person);
  const panel = page.getByRole('region', { name: 'Links para as nossas páginas' });
  await expect(panel.getByRole('button', { name: 'Procurar sugestões' })).toBeVisible();

  await textOf(page).click();
  await page.keyboard.press('ControlOrMeta+j');
  const accept = panel.getByRole('button', { name: /^Ligar “/ });
  await expect(accept).toHaveCount(5);
  await expect(accept.first()).toBeFocused();
  await expectAccessible(page, 'suggested links');
  for (let left = 5; left > 0; left -= 1) {
    await expect(accept).toHaveCount(left);
    await expect(accept.first()).toBeFocused();
    await page.keyboard.press('Enter');
  }
  await expect(accept).toHaveCount(0);
  await expectSaved(page);
  const hrefs = await textOf(page)
    .locator('a')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(hrefs).toEqual(targets.map(({ slug }) => `/es/${slug}`));
  await page.keyboard.press('ControlOrMeta+j');
  await expect(panel.getByRole('status')).toContainText('Nenhuma frase');

  // Nobody reads the article yet: until then nothing would be left dangling.
  await page.getByRole('button', { name: 'Publicar', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publicar agora' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await desk.open(`/admin/edit/${targets[0]?.id}?locale=es`, person);
  await page.getByRole('button', { name: 'Mais ações' }).click();
  await page.getByRole('menuitem', { name: 'Mover para a lixeira' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question.getByText('1 texto leva a esta página')).toBeVisible();
  await expect(question.getByRole('link', { name: title })).toBeVisible();
  await page.keyboard.press('Escape');

  await desk.open('/admin/links?tab=lonely&edition=es', person);
  await expect(page.getByRole('link', { name: title })).toBeVisible();
  await expect(page.getByRole('link', { name: `${verbs[0]} ${things[0]} ${mark}` })).toHaveCount(0);
  await expectAccessible(page, 'pages that nothing leads to');
});
