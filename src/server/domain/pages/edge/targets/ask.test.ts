import fc from 'fast-check';
import { expect, test } from 'vitest';
import { judgeAnswer, readRetryAfter } from './ask.ts';

const now = new Date('2026-11-18T12:00:00Z');

test('how long to wait is a number of seconds or a moment', () => {
  expect(readRetryAfter('120', now)).toBe(120_000);
  expect(readRetryAfter('Wed, 18 Nov 2026 12:00:30 GMT', now)).toBe(30_000);
  expect(readRetryAfter('Wed, 18 Nov 2026 11:00:00 GMT', now)).toBe(0);
  expect(readRetryAfter(null, now)).toBeUndefined();
  fc.assert(
    fc.property(fc.string(), (header) => {
      const ms = readRetryAfter(header, now);
      expect(ms === undefined || ms >= 0).toBe(true);
    }),
  );
});

test('every status is done, later or for a person', () => {
  fc.assert(
    fc.property(fc.integer({ min: 200, max: 599 }), fc.boolean(), (status, isDone) => {
      const { outcome } = judgeAnswer({ status, text: '', retryAfter: undefined }, () => isDone);
      if (status >= 500 || status === 429) expect(outcome).toBe('later');
      else if ([400, 401, 403, 404].includes(status)) expect(outcome).toBe('refused');
      else if (status < 400) expect(outcome).toBe(isDone ? 'done' : 'later');
    }),
  );
});
