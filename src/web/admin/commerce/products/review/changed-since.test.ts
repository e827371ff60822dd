import { expect, test } from 'vitest';
import { changedSince } from './changed-since.ts';

test('the fields of later versions, each once', () => {
  const log = [
    { details: { version: 5, fields: ['title', 'pros'] } },
    { details: { version: 4, fields: ['title', 7] } },
    { details: { version: 3, fields: ['body'] } },
    { details: { version: 6 } },
    { details: null },
  ];
  expect(changedSince(log, 3)).toEqual(['title', 'pros']);
});
