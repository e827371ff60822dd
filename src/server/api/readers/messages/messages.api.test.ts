import { beforeEach, describe, expect, test, vi } from 'vitest';
import { limits } from '#contract/site/limits.ts';
import { type Locale, locales } from '#contract/site/locales.ts';
import { DatabaseUnavailable } from '#db/client.ts';
import { attempts } from '#db/schema/people/attempts.ts';
import { messages } from '#db/schema/readers/messages.ts';
import { demoNow, useApp } from '#test/harness/app.ts';
import { oneEngine } from '#test/harness/database.ts';

const typed = {
  name: 'Ana Prado',
  email: 'ana@exemplo.com.br',
  subject: 'Uma correção',
  message: 'O peso do produto está errado na tabela.',
};

/** What a message with nothing, half an address and too few words is told. */
const told: Record<Locale, Record<string, string>> = {
  br: {
    name: 'Preencha este campo.',
    email: 'Confira o e-mail: ele precisa ter a forma nome@exemplo.com.',
    subject: 'Use no máximo 150 caracteres.',
    message: 'Escreva pelo menos 10 caracteres.',
  },
  it: {
    name: 'Compila questo campo.',
    email: 'Controlla l’indirizzo: deve avere la forma nome@esempio.it.',
    subject: 'Usa al massimo 150 caratteri.',
    message: 'Scrivi almeno 10 caratteri.',
  },
  mx: {
    name: 'Llena este campo.',
    email: 'Revisa el correo: debe tener la forma nombre@ejemplo.mx.',
    subject: 'Usa 150 caracteres como máximo.',
    message: 'Escribe al menos 10 caracteres.',
  },
  es: {
    name: 'Rellena este campo.',
    email: 'Revisa el correo: debe tener la forma nombre@ejemplo.es.',
    subject: 'Usa como máximo 150 caracteres.',
    message: 'Escribe al menos 10 caracteres.',
  },
  us: {
    name: 'Fill in this field.',
    email: 'Check the email address: it should look like name@example.com.',
    subject: 'Use at most 150 characters.',
    message: 'Write at least 10 characters.',
  },
};

describe.each(oneEngine)('the contact calls on %s', (engine) => {
  const site = useApp(engine);
  const rows = () => site().db.select().from(messages);
  const post = (payload: object | string, options: { url?: string; headers?: Record<string, string> } = {}) =>
    site().app.inject({
      method: 'POST',
      url: '/api/contact',
      remoteAddress: '203.0.113.7',
      payload,
      ...options,
      headers: { 'content-type': 'application/json', ...options.headers },
    });
  beforeEach(async () => {
    site().clock.moveTo(demoNow);
    await site().db.delete(messages);
    await site().db.delete(attempts);
  });

  test('take a message, and say no more than that', async () => {
    const answer = await post(typed, { url: '/api/contact?locale=it' });
    expect([answer.statusCode, answer.json()]).toEqual([200, { received: true }]);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers['set-cookie']).toBeUndefined();
    await post({ ...typed, website: '', odd: 1 });
    expect(await rows()).toMatchObject([
      { ...typed, locale: 'it' },
      { ...typed, locale: 'br' },
    ]);
  });

  test('tell a program the same as a person', async () => {
    const { ticket } = (await site().app.inject('/api/contact/ticket')).json();
    const answer = await post({ ...typed, ticket });
    const trapped = await post({ ...typed, website: 'https://spam.example' });
    site().clock.pass(limits.contact.minSeconds);
    const patient = await post({ ...typed, ticket });
    expect(answer.json()).toEqual({ received: true });
    expect([trapped.statusCode, trapped.body]).toEqual([200, answer.body]);
    expect(patient.body).toBe(answer.body);
    expect((await rows()).map(({ status }) => status)).toEqual(['spam', 'spam', 'new']);
  });

  test.each(locales)('tell what is wrong in the language of %s, field by field', async (locale) => {
    const wrong = { name: '', email: 'ana@', subject: 'x'.repeat(151), message: 'Oi' };
    const answer = await post(wrong, { url: `/api/contact?locale=${locale}` });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().error).toMatchObject({ code: 'invalid_input', fields: told[locale] });
    expect(Object.keys(answer.json().error.fields)).toEqual(['name', 'email', 'subject', 'message']);
    expect(await rows()).toEqual([]);
  });

  test('tell of the form’s limits, however long a text is', async () => {
    for (const length of [5_001, 20_001, 500_000]) {
      const answer = await post({ ...typed, message: 'x'.repeat(length) });
      expect([answer.statusCode, answer.json().error.fields]).toEqual([
        400,
        { message: 'Use no máximo 5000 caracteres.' },
      ]);
    }
  });

  test('tell an absent field from one of the wrong kind', async () => {
    const { name: _absent, ...rest } = typed;
    expect((await post(rest)).json().error.fields).toEqual({ name: 'Preencha este campo.' });
    expect((await post({ ...typed, name: 5 })).json().error.fields).toEqual({
      name: 'Este valor não serve aqui.',
    });
    expect((await post({ ...typed, name: 'a\0b' })).json().error.fields).toEqual({
      name: 'Este valor não serve aqui.',
    });
  });

  test.each([
    ['text/plain', JSON.stringify(typed)],
    ['application/x-www-form-urlencoded', new URLSearchParams(typed).toString()],
    [
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="name"\r\n\r\nAna\r\n--x--',
    ],
    ['application/xml', '<name/>'],
  ])('take JSON only, not %s', async (type, payload) => {
    const answer = await post(payload, { headers: { 'content-type': type } });
    expect([answer.statusCode, answer.json()]).toEqual([
      415,
      { error: { code: 'unsupported_media_type', message: 'Este formato não é aceito aqui.' } },
    ]);
    expect(await rows()).toEqual([]);
  });

  test('take nothing from another site', async () => {
    for (const [name, value] of [
      ['sec-fetch-site', 'cross-site'],
      ['origin', 'https://evil.example'],
    ] as const) {
      const answer = await post(typed, { headers: { [name]: value } });
      expect([answer.statusCode, answer.json().error.code]).toEqual([403, 'forbidden']);
    }
    expect(await rows()).toEqual([]);
  });

  test('take no more than a message can be', async () => {
    const answer = await post({ ...typed, message: 'x'.repeat(1_100_000) });
    expect([answer.statusCode, answer.json().error.code]).toEqual([413, 'payload_too_large']);
  });

  test('take nothing for an edition that is not open', async () => {
    const answer = await post(typed, { url: '/api/contact?locale=us' });
    expect([answer.statusCode, answer.json()]).toEqual([
      404,
      { error: { code: 'not_found', message: 'We could not find what you are looking for.' } },
    ]);
    expect((await post(typed, { url: '/api/contact?locale=fr' })).statusCode).toBe(400);
  });

  test('say when to come back to whoever writes too often', async () => {
    for (let i = 0; i < limits.contact.perAddress.attempts; i += 1) {
      expect((await post(typed)).statusCode).toBe(200);
    }
    site().clock.pass(600);
    const answer = await post(typed, { url: '/api/contact?locale=it' });
    expect([answer.statusCode, answer.json(), answer.headers['retry-after']]).toEqual([
      429,
      { error: { code: 'too_many_requests', message: expect.stringMatching(/tentativi/) } },
      '3600',
    ]);
    expect(await rows()).toHaveLength(5);
  });

  test('say that they cannot take anything while the database is away', async () => {
    const query = vi.spyOn(site().client, 'query');
    query.mockRejectedValue(new DatabaseUnavailable('The database’s thread was lost.'));
    const answer = await post(typed);
    query.mockRestore();
    expect([answer.statusCode, answer.json().error.code]).toEqual([503, 'unavailable']);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  });

  test('name their methods', async () => {
    const answer = await site().app.inject({ method: 'PUT', url: '/api/contact', payload: typed });
    expect([answer.statusCode, answer.headers.allow]).toEqual([405, 'GET, HEAD, POST']);
  });

  test('answer frequent questions in each edition’s own words', async () => {
    const texts = await Promise.all(
      locales.map(async (locale) => (await site().app.inject(`/api/contact?locale=${locale}`)).json()),
    );
    for (const { faq } of texts) expect(faq.length).toBeGreaterThan(3);
    expect(new Set(texts.map(({ faq }) => faq[0].answer)).size).toBe(locales.length);
  });
});
