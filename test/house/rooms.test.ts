import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const wings = ['writing', 'commerce', 'readers', 'pages', 'running', 'people'];
/** What a floor has beside its wings. */
const floors: Record<string, string[]> = {
  'src/contract': ['site'],
  'src/server/domain': [],
  'src/server/api': [],
  'src/web/admin': ['api', 'context', 'kit', 'shell', 'styles', 'ui'],
  'src/i18n/admin/pt': [],
  'src/i18n/admin/en': [],
  'e2e/admin': [],
};
const sources = (floor: string) =>
  globSync(`${floor}/**/*.{ts,tsx}`, { cwd: root, exclude: ['**/*.test.{ts,tsx}'] });

/** "writing/posts" of "src/server/domain/writing/posts/posts.service.ts". */
const roomOf = (floor: string, file: string) =>
  path.relative(floor, path.dirname(file)).split(path.sep).slice(0, 2).join('/');

/** Which rooms each room imports from, on one floor. */
function neighbours(floor: string): Map<string, Set<string>> {
  const alias = floor.replace('src/', '#');
  const found = new Map<string, Set<string>>();
  for (const file of sources(floor)) {
    const room = roomOf(floor, file);
    const others = found.get(room) ?? new Set();
    for (const [, name = ''] of readFileSync(path.join(root, file), 'utf8').matchAll(/from '([^']+)'/g)) {
      const target = name.startsWith('.') ? path.join(path.dirname(file), name) : name.replace(alias, floor);
      if (target.startsWith(`${floor}/`) && roomOf(floor, target) !== room) others.add(roomOf(floor, target));
    }
    found.set(room, others);
  }
  return found;
}

/** A way that comes back to where it began, in words; undefined where there is none. */
function circleIn(rooms: Map<string, Set<string>>): string | undefined {
  const done = new Set<string>();
  const walk = (room: string, way: string[]): string | undefined => {
    if (way.includes(room)) return [...way.slice(way.indexOf(room)), room].join(' → ');
    if (done.has(room)) return undefined;
    for (const next of rooms.get(room) ?? []) {
      const circle = walk(next, [...way, room]);
      if (circle) return circle;
    }
    done.add(room);
    return undefined;
  };
  return [...rooms.keys()].map((room) => walk(room, [])).find(Boolean);
}

test.each(Object.entries(floors))('%s has the wings, and no room beside them', (floor, besides) => {
  const rooms = globSync(`${floor}/*/`, { cwd: root }).map((folder) => path.basename(folder));
  expect(rooms.length).toBeGreaterThanOrEqual(wings.length);
  expect(rooms.filter((room) => !wings.includes(room) && !besides.includes(room))).toEqual([]);
});

describe('rooms do not ask each other in circles', () => {
  test.each(['src/server/domain', 'src/contract'])('%s: move what both need below them', (floor) => {
    const rooms = neighbours(floor);
    expect(rooms.size).toBeGreaterThan(20);
    expect(circleIn(rooms)).toBe(undefined);
  });

  test('one would be seen', () => {
    expect(
      circleIn(
        new Map([
          ['a', new Set(['b'])],
          ['b', new Set(['c'])],
          ['c', new Set(['b'])],
        ]),
      ),
    ).toBe('b → c → b');
  });
});

/** One screen of a listing: who opens a folder sees what is in it. */
const AT_MOST = 25;

test('no folder is fuller than can be seen at a glance', () => {
  const files = globSync('{src,test,scripts,e2e,bench,faults,attack}/**/*.*', { cwd: root });
  const folders = Map.groupBy(files, (file) => path.dirname(file));
  expect(folders.size).toBeGreaterThan(200);
  const full = [...folders].filter(([, held]) => held.length > AT_MOST);
  expect(full.map(([folder, held]) => `${folder}: ${held.length}`)).toEqual([]);
});

test('no two files of the contract have the same name', () => {
  const names = sources('src/contract').map((file) => path.basename(file));
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
