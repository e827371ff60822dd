import { expect, test } from 'vitest';
import type { MessageList } from '#contract/readers/messages/messages.admin.schemas.ts';
import { messageStatuses } from '#contract/readers/messages/messages.words.ts';
import { stepsFrom, wayBack } from './message-steps.ts';
import { type MessagePages, withStatus } from './messages-query.ts';

test('no step leads to where a message already is, and from everywhere one leads to spam or back', () => {
  for (const status of messageStatuses) {
    const targets = stepsFrom[status].map(({ to }) => to);
    expect(targets).not.toContain(status);
    expect(new Set(targets).size).toBe(targets.length);
    expect(targets).toContain(status === 'spam' ? 'read' : 'spam');
  }
});

test('the way back gives each message the status that it had', () => {
  const had = [
    { id: 1, status: 'new' },
    { id: 2, status: 'read' },
    { id: 3, status: 'new' },
  ] as const;
  expect(wayBack(had)).toEqual([
    { status: 'new', ids: [1, 3] },
    { status: 'read', ids: [2] },
  ]);
});

test('a message that was read stays in its list, and is counted where it is now', () => {
  const item = { id: 7, status: 'new' } as MessageList['items'][number];
  const counts = { new: 3, read: 1, archived: 0, spam: 0 };
  const before: MessagePages = { pages: [{ items: [item], nextCursor: null, counts }], pageParams: [null] };
  const after = withStatus(before, 7, 'read');
  expect(after?.pages[0]?.items).toEqual([{ id: 7, status: 'read' }]);
  expect(after?.pages[0]?.counts).toEqual({ new: 2, read: 2, archived: 0, spam: 0 });
  expect(withStatus(after, 7, 'read')).toBe(after);
  expect(withStatus(before, 8, 'read')).toBe(before);
  expect(withStatus(undefined, 7, 'read')).toBeUndefined();
});
