import { expect, test } from 'vitest';
import type { JobRun } from '#contract/running/jobs/jobs.admin.schemas.ts';
import { upkeep as texts } from '#i18n/admin/pt/upkeep.ts';
import { hoursInWords, lengthOf, outcomeOf } from './job-words.ts';

const run: JobRun = {
  id: 1,
  job: 'upkeep',
  edition: null,
  trigger: 'schedule',
  askedBy: '',
  state: 'running',
  attempt: 1,
  createdAt: '2026-11-15T10:00:00Z',
  startedAt: '2026-11-15T10:00:00Z',
  finishedAt: null,
  isCancelling: false,
  done: 0,
  total: null,
  result: null,
  error: null,
  triesAgain: false,
};

test('hours are said in plain words, in both languages, or not at all', () => {
  expect(hoursInWords('0 4,16 * * *', 'pt')).toBe('Às 04:00 e 16:00, a cada dia');
  expect(hoursInWords('0 4,16 * * *', 'en')).toBe('At 04:00 and 16:00, every day');
  expect(hoursInWords('*/10 * * * *', 'pt')).toBe('A cada 10 minutos');
  expect(hoursInWords('99 * * * *', 'pt')).toBeUndefined();
});

test('a run says how far it is, and then what came of it', () => {
  expect(outcomeOf(run, texts)).toBe('');
  expect(outcomeOf({ ...run, done: 3 }, texts)).toBe('3 até agora');
  expect(outcomeOf({ ...run, done: 3, total: 7 }, texts)).toBe('3 de 7');
  expect(outcomeOf({ ...run, isCancelling: true }, texts)).toBe('Parando…');
  const done = { ...run, state: 'done', result: { code: 'rows_tidied', values: { n: 1 } } } as const;
  expect(outcomeOf(done, texts)).toBe('1 registro apagado');
  const error = { code: 'shops_stopped', values: { shop: 'amazon', reason: 'access_denied' } } as const;
  expect(outcomeOf({ ...run, state: 'failed', error }, texts)).toBe('Amazon parou. A loja negou o acesso.');
});

test('durations are as exact as anybody wants them', () => {
  expect(lengthOf(420, 'pt-BR')).toBe('0,4 s');
  expect(lengthOf(12_400, 'pt-BR')).toBe('12 s');
  expect(lengthOf(200_000, 'en')).toBe('3 min 20 s');
  expect(lengthOf(7_500_000, 'en')).toBe('2 h 5 min');
});
