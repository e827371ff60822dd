import { describe, expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import type { Endpoint } from '#contract/site/endpoint.schemas.ts';
import { DomainError } from '#server/lib/errors.ts';
import { buildTestApp, uniformApi } from '#test/harness/app.ts';
import { apiRoutes } from '../routes/api/api.ts';
import { compileValidator } from './schema-problems.ts';

function problemsIn(schema: z.ZodType, data: unknown) {
  const { value, error } = compileValidator({ schema })(data);
  if (!error) return value;
  expect(error).toBeInstanceOf(DomainError);
  expect((error as DomainError).code).toBe('invalid_input');
  return (error as DomainError).fields;
}
const problemWith = (schema: z.ZodType, value: unknown) =>
  (problemsIn(z.object({ field: schema }), { field: value }) as Record<string, unknown>).field;

describe('what a schema refuses is told as', () => {
  test.each([
    ['a field that is absent', z.string(), undefined],
    ['one that is absent from a choice', z.enum(['a', 'b']), undefined],
    ['one that is absent from several kinds', z.union([z.string(), z.number()]), undefined],
    ['an empty text that must say something', z.string().min(1), ''],
    ['an empty text that must say more', z.string().min(3), ''],
    ['an empty address', z.email(), ''],
    ['an empty list', z.array(z.string()).min(1), []],
  ])('required: %s', (_what, schema, value) => {
    expect(problemWith(schema, value)).toEqual({ code: 'required' });
  });

  test.each([
    ['a text too short', z.string().min(3), 'ab', { code: 'too_short', limit: 3 }],
    ['a text too long', z.string().max(3), 'abcd', { code: 'too_long', limit: 3 }],
    ['a text of another length', z.string().length(4), 'abcde', { code: 'too_long', limit: 4 }],
    ['a number too low', z.number().min(1), 0, { code: 'too_low', limit: 1 }],
    ['a number too high', z.coerce.number().int().max(50), '51', { code: 'too_high', limit: 50 }],
    ['a number beyond all counting', z.int(), 2 ** 60, { code: 'too_high', limit: 2 ** 53 - 1 }],
    ['no address', z.email(), 'ana@', { code: 'email' }],
  ])('%s', (_what, schema, value, problem) => {
    expect(problemWith(schema, value)).toEqual(problem);
  });

  test.each([
    ['a number for a text', z.string(), 5],
    ['null for a text', z.string(), null],
    ['a text for a number', z.number(), 'five'],
    ['a word for a number', z.coerce.number(), 'five'],
    ['half a number', z.int(), 1.5],
    ['a word that is no choice', z.enum(['a', 'b']), 'c'],
    ['a list too long', z.array(z.string()).max(1), ['a', 'b']],
    ['a list too short', z.array(z.string()).min(2), ['a']],
    ['what a rule refuses', z.string().refine(() => false), 'a'],
    ['a thing for a text', z.string(), { length: 3 }],
  ])('invalid: %s', (_what, schema, value) => {
    expect(problemWith(schema, value)).toEqual({ code: 'invalid' });
  });

  test('one problem a field, the first', () => {
    const schema = z.object({ field: z.string().min(5).max(1) });
    expect(problemsIn(schema, { field: 'abc' })).toEqual({ field: { code: 'too_short', limit: 5 } });
  });

  test('a name that leads to the field, whatever it is called', () => {
    const schema = z.object({ a: z.object({ 'b/c': z.array(z.string()) }), __proto__x: z.string() });
    expect(problemsIn(schema, { a: { 'b/c': ['x', 5] } })).toEqual({
      'a.b/c.1': { code: 'invalid' },
      __proto__x: { code: 'required' },
    });
    for (const nothing of [null, [], 'text', 5]) {
      expect(problemsIn(schema, nothing)).toEqual({ request: { code: 'invalid' } });
    }
    expect(problemsIn(schema, undefined)).toEqual({ request: { code: 'required' } });
  });
});

test('what a schema takes is passed on, with its defaults', () => {
  expect(problemsIn(z.object({ a: z.string().trim().default('x') }), { odd: 1 })).toEqual({ a: 'x' });
});

test('a call is told what is wrong in its edition’s language, and never what it sent', async () => {
  const change: Endpoint = {
    method: 'POST',
    path: '/api/things/:id',
    summary: 'Made up',
    access: 'public',
    cache: 'no-store',
    params: z.object({ id: z.coerce.number().int() }),
    query: z.object({ locale: z.string() }),
    body: z.object({ title: z.string().max(5), count: z.number() }),
    response: z.object({}),
  };
  const app = await buildTestApp({
    api: uniformApi(async () => ({})),
    extend: async (instance) => {
      await instance.register(apiRoutes, {
        api: uniformApi(async () => ({})),
        findActor: async () => undefined,
        table: { change },
      });
    },
  });
  onTestFinished(() => app.close());
  const send = async (url: string, payload?: object) =>
    (await app.inject({ method: 'POST', url, ...(payload && { payload }) })).json();
  expect(await send('/api/things/1?locale=it', { title: 'hunter2', count: '3' })).toEqual({
    error: {
      code: 'invalid_input',
      message: 'La richiesta contiene qualcosa che non possiamo accettare. Controlla i campi indicati.',
      fields: { title: 'Usa al massimo 5 caratteri.', count: 'Questo valore non va bene qui.' },
    },
  });
  expect((await send('/api/things/1?locale=us')).error.fields).toEqual({
    request: 'This value does not work here.',
  });
  expect((await send('/api/things/x?locale=us', {})).error.fields).toEqual({
    id: 'This value does not work here.',
  });
});
