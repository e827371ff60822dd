import { expect, test } from 'vitest';
import { changesOf, draftOf, formerOf, renamed } from './category-draft.ts';

const casa = { name: 'Casa', slug: 'casa', description: 'Do sofá à rede.', icon: null };

test('a new category’s address follows its name until somebody writes one', () => {
  const named = renamed(draftOf(), 'Jardim & quintal', true);
  expect(named.slug).toBe('jardim-quintal');
  expect(renamed(named, 'Jardim', true).slug).toBe('jardim');
  expect(renamed({ ...named, slug: 'plantas' }, 'Jardim', true).slug).toBe('plantas');
});

test('the address of one that exists stays when its name changes', () => {
  expect(renamed(casa, 'Casa e rede', false)).toEqual({ ...casa, name: 'Casa e rede' });
});

test('only what became another is sent, and can be taken back', () => {
  const changes = changesOf(casa, { ...casa, name: ' Lar ', icon: 'house', description: 'Do sofá à rede. ' });
  expect(changes).toEqual({ name: 'Lar', icon: 'house' });
  expect(formerOf(casa, changes)).toEqual({ name: 'Casa', icon: null });
  expect(changesOf(casa, { ...casa })).toEqual({});
});
