import { expect, test } from 'vitest';
import { pathIn } from './path-in.ts';

test.each([
  ['/br/sobre', '/br/sobre'],
  [' br/sobre ', '/br/sobre'],
  ['https://vitrina.example/br/sobre?q=1#top', '/br/sobre?q=1'],
  ['http://127.0.0.1:3000', '/'],
  ['//br', '/br'],
  ['https://', '/https://'],
])('%s is %s', (typed, path) => {
  expect(pathIn(typed)).toBe(path);
});
