import { beforeEach, expect, test, vi } from 'vitest';
import { createRememberedRows, type RememberedRows } from './remembered-rows.ts';
import { collectSeen } from './seen.ts';
import { tags } from './tags.ts';

let rows: RememberedRows;
let read: ReturnType<typeof vi.fn<() => Promise<{ id: number; name: string }[]>>>;
beforeEach(() => {
  rows = createRememberedRows();
  rows.follow();
  let reads = 0;
  read = vi.fn(async () => {
    reads += 1;
    return [{ id: 7, name: `read ${reads}` }];
  });
});

const get = () =>
  rows.get('newest br', read, (found) => ['posts:br', ...found.map(({ id }) => tags.post(id))]);
/** As a page would read it. */
const look = async (how = {}) => (await collectSeen(get, how)).result[0]?.name;

test('pages read rows once, until one of them or their list changes', async () => {
  expect([await look(), await look()]).toEqual(['read 1', 'read 1']);
  rows.hear(['post:8', 'posts:it']);
  expect(await look()).toBe('read 1');
  rows.hear(['post:7']);
  expect(await look()).toBe('read 2');
  rows.hear(['posts:br']);
  expect(await look()).toBe('read 3');
  rows.hear([tags.everything()]);
  expect(await look()).toBe('read 4');
});

test('whoever is no page, or is made afresh, reads what is there', async () => {
  expect(await look()).toBe('read 1');
  expect((await get())[0]?.name).toBe('read 2');
  expect(await look({ afresh: true })).toBe('read 3');
  expect(await look()).toBe('read 3');
});

test('what changes while it is read is not remembered', async () => {
  read.mockImplementationOnce(async () => {
    rows.hear(['post:7']);
    return [{ id: 7, name: 'old' }];
  });
  expect([await look(), await look()]).toEqual(['old', 'read 1']);
});

test('nothing is remembered where nobody tells of changes, nor what is not there', async () => {
  rows = createRememberedRows();
  expect([await look(), await look()]).toEqual(['read 1', 'read 2']);
  rows.follow();
  const none = vi.fn(async () => undefined);
  const lookForNone = () => collectSeen(() => rows.get('none', none, () => []));
  await lookForNone();
  await lookForNone();
  expect(none).toHaveBeenCalledTimes(2);
});

test('nobody can change what others will be given', async () => {
  const { result } = await collectSeen(get);
  expect(() => result.push({ id: 8, name: 'mine' })).toThrow(TypeError);
});
