import { expect, test } from 'vitest';
import type { Media } from '#contract/writing/media/media.admin.schemas.ts';
import { type UploadEvent, uploadList } from './upload-list.ts';

const file = new File(['x'], 'a.png');
const media = { id: 7 } as Media;
const after = (...events: UploadEvent[]) => events.reduce(uploadList, []);
const added = (key: number): UploadEvent => ({ type: 'added', key, file });

test('each file goes its own way, the newest first', () => {
  const items = after(
    added(1),
    added(2),
    added(3),
    { type: 'sending', key: 1, share: 0.5 },
    { type: 'done', key: 1, media },
    { type: 'refused', key: 2, problem: 'Send a picture.', final: true },
  );
  expect(items.map(({ key, state }) => [key, state])).toEqual([
    [3, 'waiting'],
    [2, 'refused'],
    [1, 'done'],
  ]);
  expect(items[1]?.problem).toBe('Send a picture.');
  expect(items[2]?.media).toBe(media);
});

test('late news of its progress does not bring a refused file back', () => {
  const items = after(
    added(1),
    { type: 'refused', key: 1, problem: 'No.', final: false },
    { type: 'sending', key: 1, share: 1 },
  );
  expect(items[0]?.state).toBe('refused');
});

test('trying again forgets the refusal', () => {
  const [item] = after(
    added(1),
    { type: 'refused', key: 1, problem: 'No.', final: false },
    { type: 'again', key: 1 },
  );
  expect(item).toEqual({ key: 1, file, state: 'waiting', share: 0 });
});

test('clearing leaves what is still on its way', () => {
  const items = after(
    added(1),
    added(2),
    added(3),
    { type: 'sending', key: 1, share: 0.2 },
    { type: 'done', key: 2, media },
    { type: 'cleared' },
  );
  expect(items.map(({ key }) => key)).toEqual([3, 1]);
  expect(uploadList(items, { type: 'removed', key: 3 }).map(({ key }) => key)).toEqual([1]);
});
