import { expect, test } from 'vitest';
import { sayReason } from '#contract/running/move-in/left-reasons.ts';
import { moveInReasons } from '#i18n/admin/en/running/move-in-reasons.ts';
import { leftLine, reasonIn, type Why, why, whyBecause } from './why.ts';

test.each<[Why, string]>([
  [why('too_long'), 'It is longer than any article may be.'],
  [
    why('one_category', { category: 'a', others: 'b, c' }),
    'An article has one category here: it stands in “a”, and not in b, c',
  ],
  [
    whyBecause('lost_at', why('lost_status', { status: 404 }), { address: 'https://a.example/x.png' }),
    'Its host answers 404: https://a.example/x.png',
  ],
  [
    whyBecause('kind_counted', why('kind_revision'), { count: 3 }),
    'An older version of an entry; the newest is what comes along (3)',
  ],
])('%o is one sentence in the report, and the same one at the desk', (reason, sentence) => {
  const line = leftLine('kind', 'a place', reason);
  expect(line).toEqual({ kind: 'kind', place: 'a place', reason: sentence, ...reason });
  expect(sayReason(moveInReasons, JSON.parse(JSON.stringify(line)))).toBe(sentence);
});

test('what was kept as a sentence is known again', () => {
  expect(reasonIn('Its host does not exist any more')).toEqual({ code: 'lost_unresolved' });
  expect(reasonIn('Its host answers 503')).toEqual({ code: 'lost_status', values: { status: '503' } });
  expect(reasonIn('Something of an older release')).toEqual({});
});
