import { expect, test } from 'vitest';
import { changedAlts } from './changed-alts.ts';

test('names only the editions whose text became another one', () => {
  const before = { br: 'Cadeira', it: 'Sedia' };
  expect(changedAlts(before, {})).toEqual({});
  expect(changedAlts(before, { br: ' Cadeira ', mx: ' ' })).toEqual({});
  expect(changedAlts(before, { br: 'Cadeira azul', it: '', us: 'A chair ' })).toEqual({
    br: 'Cadeira azul',
    it: '',
    us: 'A chair',
  });
});
