import { expect, test } from 'vitest';
import { knownWords } from './known-words.ts';

const ana = { username: 'ana.luz', email: 'a.conceicao@correio.example', name: 'Ana Luz Conceição' };

test('a person is known by every piece of their names, with and without accents', () => {
  const words = knownWords(ana, []);
  for (const word of ['ana.luz', 'analuz', 'ana', 'luz', 'conceição', 'conceicao', 'analuzconceicao']) {
    expect(words).toContain(word);
  }
  expect(words).toEqual(expect.arrayContaining(['correio', 'a.conceicao@correio.example']));
});

test('the site is known by its names and its countries', () => {
  const words = knownWords(ana, ['Vitrina', 'Vitrina México']);
  expect(words).toEqual(expect.arrayContaining(['vitrina', 'vitrinamexico', 'brasil', 'italia', 'mexico']));
  expect(words).toEqual(expect.arrayContaining(['españa', 'espana', 'estados unidos', 'united states']));
});

test('what is too short to mean anybody is left out, and nobody’s name makes the list long', () => {
  expect(knownWords({ username: 'jo', email: null, name: 'Jo' }, [])).not.toContain('jo');
  const name = Array.from({ length: 1_000 }, (_, index) => `nome${index}`).join(' ');
  expect(knownWords({ ...ana, name }, ['Vitrina'])).toHaveLength(200);
});
