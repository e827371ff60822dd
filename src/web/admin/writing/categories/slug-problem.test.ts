import { expect, test } from 'vitest';
import { slugProblem } from './slug-problem.ts';

const taken = new Set(['casa']);

test.each([
  ['', 'required'],
  ['Casa', 'invalid'],
  ['casa--nova', 'invalid'],
  ['cozinha/forno', 'invalid'],
  ['x'.repeat(121), 'invalid'],
  ['admin', 'reserved'],
  ['contato', 'reserved'],
  ['casa', 'taken'],
  ['casa-nova', undefined],
])('"%s": %s', (slug, problem) => {
  expect(slugProblem(slug, taken)).toBe(problem);
});
