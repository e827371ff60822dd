import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pageParts, partGroups } from './page-parts.ts';

test('every part is a file, and of one list', () => {
  const files = Object.values(pageParts).flat();
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
  expect(new Set(files).size).toBe(files.length);
});

test('a file is known by its path, on any system', () => {
  const [posts] = partGroups();
  expect(posts?.test('/srv/vitrina/src/web/shared/ui/post-card.tsx')).toBe(true);
  expect(posts?.test('C:\\vitrina\\src\\web\\shared\\ui\\post-card.tsx')).toBe(true);
  expect(posts?.test('/srv/vitrina/src/web/shared/ui/picture.tsx')).toBe(false);
});
