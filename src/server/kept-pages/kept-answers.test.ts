import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeEach, expect, test } from 'vitest';
import { createKeptAnswers, type KeptAnswers } from './kept-answers.ts';

const url = '/api/home-data?locale=br';
const head = { etag: 'W/"1"', 'content-type': 'application/json' };
const long = JSON.stringify({ posts: 'x'.repeat(5_000) });
const asked = (encoding = '', more = {}) => ({
  method: 'GET',
  url,
  headers: { 'accept-encoding': encoding, ...more },
});

let outdated: Set<object>;
let answers: KeptAnswers;
beforeEach(() => {
  outdated = new Set();
  answers = createKeptAnswers({ isTrue: (answer) => !outdated.has(answer) });
});

test('the same answer goes out in the encoding that is asked for, first and ever after', async () => {
  const unpack = { br: brotliDecompressSync, gzip: gunzipSync, '': (bytes: Buffer) => bytes };
  const answer = {};
  for (const encoding of ['br', 'gzip', ''] as const) {
    const first = await answers.keep(asked(encoding), answer, long, head);
    const then = answers.respondAtOnce(asked(encoding));
    expect(then).toEqual(first);
    expect(then).toMatchObject({ status: 200, headers: { ...head, vary: 'accept-encoding' } });
    expect(then?.headers['content-encoding']).toBe(encoding || undefined);
    expect(then?.headers['content-length']).toBe(String(then?.body?.length));
    expect(unpack[encoding](then?.body ?? Buffer.of()).toString()).toBe(long);
  }
});

test('whoever has it already is told so, and nothing else', async () => {
  await answers.keep(asked('br'), {}, long, head);
  expect(answers.respondAtOnce(asked('br', { 'if-none-match': 'W/"0", W/"1"' }))).toEqual({
    status: 304,
    headers: { ...head, vary: 'accept-encoding' },
    body: undefined,
  });
  expect(answers.respondAtOnce(asked('br', { 'if-none-match': 'W/"0"' }))?.status).toBe(200);
});

test('a short one stays as it is', async () => {
  await answers.keep(asked('br'), {}, '{"name":"Vitrina"}', head);
  const { headers, body } = answers.respondAtOnce(asked('br')) ?? {};
  expect([headers?.['content-encoding'], String(body)]).toEqual([undefined, '{"name":"Vitrina"}']);
});

test('what is no longer true, was never remembered or has no tag is not sent', async () => {
  const answer = {};
  await answers.keep(asked('br'), answer, long, head);
  outdated.add(answer);
  expect(answers.respondAtOnce(asked('br'))).toBe(undefined);
  expect(await answers.keep(asked('br'), answer, long, head)).toBe(undefined);
  expect(await answers.keep(asked('br'), {}, long, { 'content-type': 'application/json' })).toBe(undefined);
  expect(answers.respondAtOnce(asked('br'))).toBe(undefined);
});

test('an address that nobody of ours would write is answered, and not remembered', async () => {
  const made = { ...asked('br'), url: `${url}&x=${'a'.repeat(500)}` };
  expect(await answers.keep(made, {}, long, head)).toBe(undefined);
  expect(answers.respondAtOnce(made)).toBe(undefined);
});

test('only what was asked for in the same way is known, and only to whoever wants to read', async () => {
  await answers.keep(asked('br'), {}, long, head);
  expect(answers.respondAtOnce({ ...asked('br'), url: `${url}&page=2` })).toBe(undefined);
  for (const method of ['HEAD', 'POST', 'DELETE'])
    expect(answers.respondAtOnce({ ...asked('br'), method })).toBe(undefined);
});
