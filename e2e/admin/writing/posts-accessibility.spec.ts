import { expectAccessible } from '../../support/axe.ts';
import { allowRefusals, expect, test } from '../../support/desk.ts';
import { body, goToEnd, newPost, textOf, uniqueTitle } from '../../support/posts.ts';

/** Every block, so that every form of the editor is looked at. */
const everything = {
  type: 'doc',
  content: [
    { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Capítulo' }] },
    ...body('Um parágrafo.').content,
    { type: 'callout', content: body('Uma nota.').content },
    { type: 'verdict', content: body('Um veredito.').content },
    { type: 'blockquote', content: body('Uma citação.').content },
    { type: 'faq', attrs: { items: [{ question: 'Serve?', answer: 'Serve.' }] } },
    { type: 'prosCons', attrs: { pros: ['leve'], cons: ['caro'] } },
    { type: 'productCard', attrs: { productId: 1 } },
    { type: 'quickPicks', attrs: { picks: [{ productId: 1, label: 'Melhor' }] } },
    { type: 'comparisonTable', attrs: { productIds: [1, 2] } },
    { type: 'image', attrs: { src: '/media/share/es.jpg', alt: 'Um cartão' } },
    { type: 'gallery', attrs: { pictures: [{ src: '/media/share/es.jpg', alt: 'Um cartão' }] } },
    { type: 'embed', attrs: { href: 'https://youtu.be/aaaaaaaaaaa', title: 'Um vídeo' } },
    { type: 'codeBlock', attrs: {}, content: [{ type: 'text', text: 'a = 1' }] },
    { type: 'button', attrs: { href: '/es', label: 'Ver' } },
    { type: 'details', attrs: { summary: 'Como medimos' }, content: body('Três vezes.').content },
    { type: 'file', attrs: { src: 'https://e.example/a.pdf', name: 'Tabela', kind: 'file' } },
    {
      type: 'table',
      content: [
        { type: 'tableRow', content: [{ type: 'tableHeader', content: body('Tipo').content }] },
        { type: 'tableRow', content: [{ type: 'tableCell', content: body('Preço').content }] },
      ],
    },
  ],
};

test('axe finds nothing in the editor, and in what opens on it', async ({ page, desk, complaints }) => {
  test.setTimeout(180_000);
  const person = await desk.newPerson('editor');
  const title = uniqueTitle('Tudo de uma vez');
  const post = await newPost(desk, person, { title, content: everything, imageUrl: '/media/share/es.jpg' });
  await desk.open(`/admin/edit/${post.id}`, person);
  await expect(textOf(page).getByText('Um veredito.')).toBeVisible();
  await expect(page.locator('.reader-block')).toHaveCount(3);
  await expectAccessible(page, 'editor');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await page.setViewportSize({ width: 1280, height: 800 });

  await page.getByRole('button', { name: 'Publicar', exact: true }).click();
  await expect(page.getByText('A capa não tem texto alternativo.')).toBeVisible();
  await expectAccessible(page, 'publishing');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Mais ações' }).click();
  await page.getByRole('menuitem', { name: 'Histórico' }).click();
  await expect(page.getByText('Igual ao texto de agora.')).toBeVisible();
  await expectAccessible(page, 'history');
  await page.keyboard.press('Escape');

  await desk.call(person.api, 'PATCH', `/api/admin/posts/${post.id}`, {
    version: post.version,
    excerpt: 'Outro resumo',
  });
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByLabel('Resumo').fill('O meu resumo');
  await expect(page.getByRole('dialog', { name: 'Duas versões deste artigo' })).toBeVisible();
  await expectAccessible(page, 'conflict');
  allowRefusals(complaints);
});

test('an article is written by keys alone', async ({ page, desk }) => {
  const person = await desk.newPerson('editor');
  const post = await newPost(desk, person, { title: uniqueTitle('Só o teclado') });
  await desk.open(`/admin/edit/${post.id}`, person);
  await page.getByLabel('Título', { exact: true }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Negrito' })).toBeFocused();
  await textOf(page).focus();
  await goToEnd(page);
  await page.keyboard.press('Enter');
  await page.keyboard.type('/xyz');
  await expect(page.getByText('Nenhum bloco com esse nome')).toBeVisible();
  for (let letter = 0; letter < 4; letter += 1) await page.keyboard.press('Backspace');
  await page.keyboard.type('/perguntas');
  await expect(page.getByRole('option', { name: 'Perguntas frequentes' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Pergunta' })).toBeVisible();
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.locator('.save-state')).toHaveAttribute('data-save', 'saved');
});
