import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { AuthorBox } from './author-box.tsx';

const draw = (facts: { imageUrl: string | null; words: string }) =>
  renderToStaticMarkup(
    <AuthorBox author={{ name: 'Luciana Prates', path: '/br/autor/luciana', ...facts }} locale="br" />,
  );

test('a box below a text says more than the name above it, or is not there', () => {
  expect(draw({ imageUrl: null, words: '' })).toBe('');
  expect(draw({ imageUrl: null, words: 'Testa aspiradores.' })).toContain('Testa aspiradores.');
  expect(draw({ imageUrl: '/media/luciana-1200.webp', words: '' })).toContain(
    '<img src="/media/luciana-320.webp"',
  );
});
