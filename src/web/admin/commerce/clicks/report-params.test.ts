import { expect, test } from 'vitest';
import { reportParams } from './report-params.ts';

const read = (search: string) => reportParams(new URLSearchParams(search), 'br');

test('the address says which edition, days and visitors', () => {
  expect(read('')).toEqual({ visitor: 'person', locale: 'br', days: 30 });
  expect(read('locale=it&days=90&visitor=crawler')).toEqual({ visitor: 'crawler', locale: 'it', days: 90 });
  expect(read('of=all&from=2026-10-01&to=2026-10-31&days=7')).toEqual({
    visitor: 'person',
    from: '2026-10-01',
    to: '2026-10-31',
  });
  expect(read('to=2026-10-31')).toEqual({ visitor: 'person', locale: 'br', to: '2026-10-31', days: 30 });
});

test('and what makes no sense is left out', () => {
  expect(read('locale=fr&days=8&visitor=me&from=2026-13-01&to=x')).toEqual(read(''));
});
