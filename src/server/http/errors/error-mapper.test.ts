import { describe, expect, test } from 'vitest';
import { errorCodes } from '#contract/site/errors.ts';
import { locales } from '#contract/site/locales.ts';
import { DatabaseUnavailable } from '#db/client.ts';
import { DomainError } from '#server/lib/errors.ts';
import { codeOf, mapError } from './error-mapper.ts';

const unavailable = new DatabaseUnavailable('The database is closed.');
const withCode = (code: string) => Object.assign(new Error('driver'), { code });
const withStatus = (statusCode: number) => Object.assign(new Error('framework'), { statusCode });

describe('the mapping of failures', () => {
  test.each(errorCodes)('passes on what a rule says: %s', async (code) => {
    const { status, body } = await mapError(
      new DomainError(code, 'Only for the log.', { fields: { title: { code: 'too_long', limit: 80 } } }),
      'us',
    );
    expect(status).toBeGreaterThanOrEqual(400);
    expect(body.error).toMatchObject({ code, fields: { title: 'Use at most 80 characters.' } });
    expect(JSON.stringify(body)).not.toContain('Only for the log.');
  });

  test('has a status for each code, and one only', async () => {
    const statuses = await Promise.all(
      errorCodes.map(async (code) => (await mapError(new DomainError(code, ''), 'br')).status),
    );
    expect(new Set(statuses).size).toBe(errorCodes.length);
  });

  test.each(errorCodes)('says %s in each edition’s language', async (code) => {
    const said = await Promise.all(
      locales.map(async (locale) => (await mapError(new DomainError(code, ''), locale)).body.error.message),
    );
    expect(said.every((message) => message.length > 10)).toBe(true);
    const [br, it, , , us] = said;
    expect(new Set([br, it, us]).size).toBe(3);
  });

  test.each([
    ['a closed database', unavailable],
    ['a query that drizzle wrapped', new Error('Failed query', { cause: unavailable })],
    ['a full disk', withCode('ENOSPC')],
    ['a full disk under the database', new Error('Failed query', { cause: withCode('53100') })],
    ['one that was wrapped twice', new Error('outer', { cause: new Error('inner', { cause: unavailable }) })],
  ])('calls %s unavailable', async (_what, error) => {
    expect(await mapError(error, 'br')).toMatchObject({
      status: 503,
      body: { error: { code: 'unavailable' } },
    });
  });

  test.each([
    ['a mistake of ours', new TypeError('x is undefined')],
    ['a broken constraint', withCode('23505')],
    ['a query that is wrong', new Error('Failed query', { cause: withCode('42703') })],
    ['a failure with a status of its own', withStatus(502)],
    ['a success that was thrown', withStatus(200)],
    ['a text', 'out of paper'],
    ['nothing', null],
    ['not even nothing', undefined],
  ])('hides %s', async (_what, error) => {
    const { status, body } = await mapError(error, 'us');
    expect(status).toBe(500);
    expect(Object.keys(body.error)).toEqual(['code', 'message']);
    expect(body.error.code).toBe('internal');
  });

  test('keeps what the framework refuses a refusal', () => {
    expect([400, 404, 405, 413, 415, 414, 418].map((status) => codeOf(withStatus(status)))).toEqual([
      'invalid_input',
      'not_found',
      'method_not_allowed',
      'payload_too_large',
      'unsupported_media_type',
      'invalid_input',
      'invalid_input',
    ]);
  });
});
