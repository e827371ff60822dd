import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { AuthorBox } from './author-box.tsx';

const author = {
  name: 'Lia <Prado>',
  path: '/br/autor/lia-prado',
  imageUrl: '/media/lia-1200.webp',
  words: `Escreve sobre casa & cozinha há muitos anos, e continua. ${'Mais uma frase. '.repeat(9)}`,
};

test('who wrote it is told in a sentence, with a small face and the way to their page', () => {
  const html = renderToStaticMarkup(<AuthorBox author={author} locale="br" />);
  expect(html).toContain('aria-label="Quem escreveu"');
  expect(html).toContain('src="/media/lia-320.webp"');
  expect(html).toContain('<a href="/br/autor/lia-prado">Lia &lt;Prado&gt;</a>');
  expect(html).toContain('casa &amp; cozinha');
  expect(html.length).toBeLessThan(500);
});

test('without a face or words it is a name', () => {
  const html = renderToStaticMarkup(
    <AuthorBox author={{ ...author, imageUrl: null, words: '' }} locale="us" />,
  );
  expect(html).toBe(
    '<aside class="author-box" aria-label="Written by"><p><a href="/br/autor/lia-prado">Lia &lt;Prado&gt;</a></p></aside>',
  );
});
