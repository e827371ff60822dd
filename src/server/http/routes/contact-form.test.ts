import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { limits } from '#contract/site/limits.ts';
import { type Locale, locales } from '#contract/site/locales.ts';
import { attempts } from '#db/schema/people/attempts.ts';
import { messages } from '#db/schema/readers/messages.ts';
import { loadDictionary } from '#i18n/load-dictionary.ts';
import { buildTestApp, demoNow, useApp } from '#test/harness/app.ts';
import { pagesFromSource } from '#test/harness/pages.ts';

const typed = {
  name: 'Ana Prado',
  email: 'ana@exemplo.com.br',
  subject: 'Uma correção',
  message: 'Linha um.\r\nLinha dois, com "aspas".',
  website: '',
};
const open = locales.filter((locale) => locale !== 'us');
const FORM = 'application/x-www-form-urlencoded';

/** The page's text as a person sees it in a field. */
const decode = (html: string) =>
  html
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
const fieldsIn = (html: string): Record<string, string> => ({
  ...Object.fromEntries(
    ['name', 'email', 'subject'].map((name) => [
      name,
      decode(new RegExp(`<input id="contact-${name}"[^>]* value="([^"]*)"`).exec(html)?.[1] ?? 'absent'),
    ]),
  ),
  message: decode(/<textarea[^>]*>([^<]*)<\/textarea>/.exec(html)?.[1] ?? 'absent'),
});
const problemsIn = (html: string) =>
  Object.fromEntries(
    [...html.matchAll(/<p id="contact-(\w+)-problem"[^>]*>([^<]+)<\/p>/g)].map(([, name, text]) => [
      name,
      text,
    ]),
  );

describe('the contact form of a browser without scripts', () => {
  const site = useApp('pg');
  let app: FastifyInstance;
  beforeAll(async () => {
    app = await buildTestApp({ api: site().api, extend: pagesFromSource(site()) });
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    site().clock.moveTo(demoNow);
    await site().db.delete(messages);
    await site().db.delete(attempts);
  });
  const rows = () => site().db.select().from(messages);
  const send = (
    values: Record<string, string>,
    locale: Locale = 'br',
    headers: Record<string, string> = {},
  ) =>
    app.inject({
      method: 'POST',
      url: `/${locale}/contato`,
      payload: new URLSearchParams(values).toString(),
      headers: { 'content-type': FORM, ...headers },
    });

  test.each(open)('sends a message of %s, and leads to a page that says so', async (locale) => {
    const answer = await send(typed, locale, {
      origin: 'http://vitrina.test',
      'sec-fetch-site': 'same-origin',
    });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, `/${locale}/contato?enviada=1`]);
    const { website: _trap, ...kept } = typed;
    expect(await rows()).toMatchObject([
      { ...kept, locale, status: 'new', message: 'Linha um.\nLinha dois, com "aspas".' },
    ]);
    const { contact } = await loadDictionary(locale);
    const page = await app.inject(String(answer.headers.location));
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain(`>${contact.sentTitle}</h2>`);
    expect(page.body).not.toContain('<form method="post"');
  });

  test.each(open)('shows what is wrong in the language of %s, and what was typed', async (locale) => {
    const wrong = { ...typed, name: ' ', email: 'ana@', message: 'Oi' };
    const page = await send(wrong, locale);
    expect([page.statusCode, page.headers['content-type']]).toEqual([400, 'text/html; charset=utf-8']);
    expect(page.headers['cache-control']).toBe('no-store');
    const { contact, fieldErrors, errors } = await loadDictionary(locale);
    expect(fieldsIn(page.body)).toEqual({ name: ' ', email: 'ana@', subject: typed.subject, message: 'Oi' });
    expect(problemsIn(page.body)).toEqual({
      name: fieldErrors.required,
      email: fieldErrors.email,
      message: fieldErrors.too_short.replace('{limit}', '10'),
    });
    expect(page.body.match(/aria-invalid="true"/g)).toHaveLength(3);
    expect(page.body).toMatch(new RegExp(`<div role="alert"[^>]*><p[^>]*>${contact.failedTitle}</p>`));
    expect(page.body).not.toContain(errors.internal);
    expect(await rows()).toEqual([]);
  });

  test('shows a text that is far too long whole, with the form’s own limit', async () => {
    const message = 'x'.repeat(25_000);
    const page = await send({ ...typed, message });
    expect(page.statusCode).toBe(400);
    expect(fieldsIn(page.body).message).toBe(message);
    expect(problemsIn(page.body)).toEqual({ message: 'Use no máximo 5000 caracteres.' });
  });

  test('shows what was typed as text, whatever it is', async () => {
    const hostile = {
      name: '"><script>alert(1)</script>',
      email: "' onfocus='alert(1)' x='@",
      subject: '</script><script>alert(2)</script>',
      message: '</textarea><img src=x onerror=alert(3)>&lt;b&gt;',
    };
    const page = await send(hostile);
    expect(page.statusCode).toBe(400);
    expect(fieldsIn(page.body)).toEqual(hostile);
    expect(page.body).not.toMatch(/<script>alert|<\/textarea><img|<img src=x/);
    const scripts = page.body.match(/<script[^>]*>/g);
    expect(scripts).toEqual((await app.inject('/br/contato')).body.match(/<script[^>]*>/g));
    const state = /id="state">(.*?)<\/script>/.exec(page.body)?.[1] ?? '';
    expect(JSON.parse(state).facts.refusedForm.values).toEqual(hostile);
  });

  test('keeps a program’s message apart without telling it', async () => {
    const answer = await send({ ...typed, website: 'https://spam.example' });
    expect(answer.statusCode).toBe(303);
    expect(await rows()).toMatchObject([{ status: 'spam' }]);
  });

  test('believes no ticket: a page without scripts has none', async () => {
    await send({ ...typed, ticket: 'forged' });
    expect(await rows()).toMatchObject([{ status: 'new' }]);
  });

  test('says when to come back to whoever writes too often, and keeps the text', async () => {
    for (let i = 0; i < limits.contact.perAddress.attempts; i += 1) await send(typed);
    const page = await send(typed, 'it');
    const { errors } = await loadDictionary('it');
    expect([page.statusCode, page.headers['retry-after']]).toEqual([429, '3600']);
    expect(page.body).toContain(errors.too_many_requests);
    expect(fieldsIn(page.body).message?.split(/\r?\n/)).toEqual(typed.message.split('\r\n'));
  });

  test('shows the announcement of an edition that is not open', async () => {
    const page = await send(typed, 'us');
    expect([page.statusCode, page.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
    expect(page.body).toContain('Coming Soon!');
    expect(await rows()).toEqual([]);
  });

  test('takes nothing from another site', async () => {
    expect((await send(typed, 'br', { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
    expect((await send(typed, 'br', { origin: 'null' })).statusCode).toBe(403);
    expect(await rows()).toEqual([]);
  });

  test.each([
    ['application/json', JSON.stringify({ ...typed, name: { toString: 1 } })],
    ['application/json', JSON.stringify(typed)],
    ['text/plain', 'name=Ana'],
    ['multipart/form-data; boundary=x', '--x--'],
  ])('takes a form’s encoding only, not %s', async (type, payload) => {
    const answer = await send({}, 'br', { 'content-type': type });
    expect(answer.statusCode).toBe(415);
    const filled = await app.inject({
      method: 'POST',
      url: '/br/contato',
      payload,
      headers: { 'content-type': type },
    });
    expect([filled.statusCode, filled.json().error.code]).toEqual([415, 'unsupported_media_type']);
    expect(await rows()).toEqual([]);
  });

  test('asks for everything where nothing was sent', async () => {
    const empty = await app.inject({ method: 'POST', url: '/br/contato' });
    expect(empty.statusCode).toBe(400);
    expect(Object.keys(problemsIn(empty.body))).toEqual(['name', 'email', 'subject', 'message']);
  });

  test('keeps the text where we fail, and writes the failure down', async () => {
    const log: string[] = [];
    const api = { ...site().api, sendContactMessage: () => Promise.reject(new Error('out of paper')) };
    const failing = await buildTestApp({
      api,
      logger: pino({ level: 'error' }, { write: (line: string) => void log.push(line) }),
      extend: pagesFromSource({ ...site(), api }),
    });
    onTestFinished(() => failing.close());
    const page = await failing.inject({
      method: 'POST',
      url: '/br/contato',
      payload: new URLSearchParams(typed).toString(),
      headers: { 'content-type': FORM },
    });
    const { errors } = await loadDictionary('br');
    expect([page.statusCode, page.headers['content-type']]).toEqual([500, 'text/html; charset=utf-8']);
    expect(page.body).toContain(errors.internal);
    expect(page.body).not.toContain('out of paper');
    expect(fieldsIn(page.body).subject).toBe(typed.subject);
    expect(log.join('')).toContain('out of paper');
  });
});
