import { expect, test } from '../../support/desk.ts';
import { fromGoogleDocs, fromWord } from '../../support/pasted-documents.ts';
import { expectSaved, goToEnd, newPost, pasteHtml, textOf, uniqueTitle } from '../../support/posts.ts';

const text = (words: string, ...marks: object[]) => ({
  type: 'text',
  text: words,
  ...(marks.length > 0 && { marks }),
});
const line = (...content: object[]) => ({ type: 'paragraph', content });
const item = (words: string, ...more: object[]) => ({
  type: 'listItem',
  content: [line(text(words)), ...more],
});
const empty = { type: 'doc', content: [] };

test('a text from Word or Google Docs becomes one of ours, and a block that is copied inside the editor comes back whole', async ({
  page,
  desk,
}) => {
  const person = await desk.newPerson('editor');
  await test.step('from Word', async () => {
    const post = await newPost(desk, person, { title: uniqueTitle('Colado do Word'), content: empty });
    await desk.open(`/admin/edit/${post.id}`, person);
    await textOf(page).click();
    await pasteHtml(page, fromWord);
    await expectSaved(page);
    const { content } = await desk.call(person.api, 'GET', `/api/admin/posts/${post.id}`);
    const cell = (words: string) => ({ type: 'tableCell', content: [line(text(words))] });
    expect(content.content).toEqual([
      { type: 'heading', attrs: { level: 2 }, content: [text('Como escolher um colchão')] },
      line(
        text('Um '),
        text('bom colchão', { type: 'bold' }),
        text(' dura '),
        text('dez anos', { type: 'italic' }),
        text('.'),
      ),
      {
        type: 'bulletList',
        content: [item('Espuma', { type: 'bulletList', content: [item('Densidade 33')] }), item('Molas')],
      },
      line(text('Depois, na ordem:')),
      { type: 'orderedList', content: [item('Meça a cama'), item('Deite nele')] },
      { type: 'table', content: [{ type: 'tableRow', content: [cell('Tipo'), cell('Preço')] }] },
      line(
        text('Leia em '),
        text('nosso guia', { type: 'link', attrs: { href: 'https://vitrina.example/br/colchoes' } }),
        text('.'),
      ),
    ]);
  });

  await test.step('from Google Docs', async () => {
    const post = await newPost(desk, person, { title: uniqueTitle('Colado do Docs'), content: empty });
    await desk.walk(`/admin/edit/${post.id}`);
    await textOf(page).click();
    await pasteHtml(page, fromGoogleDocs);
    // Its picture stays with Google: that is said, and an empty block keeps its place.
    await expect(page.locator('.toast')).toContainText('Imagens que não vieram junto: 1');
    await expect(page.getByLabel('Texto alternativo')).toHaveValue('Fones na mesa');
    await expectSaved(page);
    const { content } = await desk.call(person.api, 'GET', `/api/admin/posts/${post.id}`);
    expect(content.content).toEqual([
      { type: 'heading', attrs: { level: 2 }, content: [text('Fones sem fio')] },
      line(
        text('A bateria dura '),
        text('oito horas', { type: 'bold' }),
        text(' na prática', { type: 'italic' }),
        text(' ou nove', { type: 'strike' }),
        text('.'),
      ),
      {
        type: 'bulletList',
        content: [item('Leves', { type: 'bulletList', content: [item('Cinco gramas')] })],
      },
      line(text('Teste completo', { type: 'link', attrs: { href: 'https://vitrina.example/br/fones' } })),
      {
        type: 'table',
        content: [
          {
            type: 'tableRow',
            content: [{ type: 'tableCell', content: [line(text('Modelo', { type: 'bold' }))] }],
          },
        ],
      },
    ]);
  });

  await test.step('from here', async () => {
    const content = {
      type: 'doc',
      content: [
        { type: 'faq', attrs: { items: [{ question: 'Serve?', answer: 'Serve.' }] } },
        { type: 'paragraph', content: [{ type: 'text', text: 'Fim.' }] },
      ],
    };
    const post = await newPost(desk, person, { title: uniqueTitle('Copiado aqui'), content });
    await desk.walk(`/admin/edit/${post.id}`);
    await textOf(page).getByText('Fim.').click();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.press('ControlOrMeta+c');
    await goToEnd(page);
    await page.keyboard.press('Enter');
    await page.keyboard.press('ControlOrMeta+v');
    await expect(page.getByRole('textbox', { name: 'Pergunta' })).toHaveCount(2);
    await expectSaved(page);
    const saved = await desk.call(person.api, 'GET', `/api/admin/posts/${post.id}`);
    const faqs = saved.content.content.filter(({ type }: { type: string }) => type === 'faq');
    expect(faqs).toEqual([content.content[0], content.content[0]]);
  });
});
