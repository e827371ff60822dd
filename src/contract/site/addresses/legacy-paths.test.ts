import { expect, test } from 'vitest';
import { legacyTarget } from './legacy-paths.ts';

test.each([
  ['/post/air-fryer', '/br/air-fryer'],
  ['/post/caf%C3%A9', '/br/caf%C3%A9'],
  ['/categoria/casa', '/br/categoria/casa'],
  ['/categorias', '/br/categorias'],
  ['/sobre', '/br/sobre'],
  ['/privacidade', '/br/privacidade'],
  ['/termos', '/br/termos'],
  ['/afiliados', '/br/afiliados'],
  ['/contato', '/br/contato'],
])('%s leads to %s', (from, to) => {
  expect(legacyTarget(from)).toBe(to);
});

test.each(['/', '/post', '/post/', '/post/a/b', '/categoria', '/sobre/nos', '/it/sobre', '/lancamento'])(
  '%s is not from before',
  (path) => {
    expect(legacyTarget(path)).toBeUndefined();
  },
);
