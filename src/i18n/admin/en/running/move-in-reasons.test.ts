import { expect, test } from 'vitest';
import { sayReason } from '#contract/running/move-in/left-reasons.ts';
import { moveInReasons as pt } from '../../pt/running/move-in-reasons.ts';
import { moveInReasons as en } from './move-in-reasons.ts';

const slotsIn = (text: string): string[] => [...text.matchAll(/\{\w+\}/g)].map(String).toSorted();

test('every reason of the report is said in both languages, with the same values in it', () => {
  expect(Object.keys(pt)).toEqual(Object.keys(en));
  for (const [code, text] of Object.entries(en)) {
    const other = pt[code as keyof typeof en];
    expect(other.trim(), code).not.toBe('');
    expect(slotsIn(other), code).toEqual(slotsIn(text));
    if (/[a-z]{4}/.test(text.replaceAll(/\{\w+\}/g, ''))) expect(other, code).not.toBe(text);
  }
});

test('values stand in it as they are, whatever they look like', () => {
  const values = { address: 'https://a.example/{why}?{status}', status: 404 };
  expect(sayReason(pt, { code: 'lost_at', because: 'lost_status', values })).toBe(
    'O servidor responde 404: https://a.example/{why}?{status}',
  );
  expect(sayReason(pt, { code: 'constructor' })).toBeUndefined();
  expect(sayReason(pt, {})).toBeUndefined();
});
