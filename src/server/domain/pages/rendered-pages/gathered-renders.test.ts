import { expect, test } from 'vitest';
import { GatheredRenders, type RenderFacts } from './gathered-renders.ts';

const at = new Date('2026-11-15T12:00:00Z');
const page = { status: 200, expiresAt: null, bytes: 1, size: 1, tags: [], position: 1n };
const facts = (path: string, cause: string): RenderFacts => ({ path, cause, at, took: 1, page });
const failure = (path: string, cause: string): RenderFacts => ({ path, cause, at, took: 1, error: 'x' });

test('of each page the last render is stored, also when storing did not work', () => {
  const gathered = new GatheredRenders();
  gathered.add(facts('/it', 'first'));
  gathered.add(facts('/br', 'first'));
  gathered.add(facts('/br', 'second'));
  const taken = gathered.take();
  expect(taken.map(({ path, cause }) => `${path} ${cause}`)).toEqual(['/br second', '/it first']);
  expect(gathered.take()).toEqual([]);
  gathered.add(facts('/br', 'third'));
  gathered.putBack(taken);
  expect(gathered.take().map(({ path, cause }) => `${path} ${cause}`)).toEqual(['/br third', '/it first']);
});

test('a failure does not make the render before it forgotten, and a render ends the failure', () => {
  const gathered = new GatheredRenders();
  gathered.add(facts('/br', 'rendered'));
  gathered.add(failure('/br', 'failed'));
  gathered.add(failure('/br', 'failed again'));
  expect(gathered.take().map(({ cause }) => cause)).toEqual(['rendered', 'failed again']);
  gathered.add(failure('/br', 'failed'));
  gathered.add(facts('/br', 'healed'));
  expect(gathered.take().map(({ cause }) => cause)).toEqual(['healed']);
});

test('what finds no room is let go', () => {
  const gathered = new GatheredRenders();
  for (let n = 0; n < 6_000; n += 1) gathered.add(facts(`/br/${n}`, 'x'));
  expect(gathered.take()).toHaveLength(5_000);
});
