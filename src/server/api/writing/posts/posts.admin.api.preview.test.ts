import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, test } from 'vitest';
import { locales } from '#contract/site/locales.ts';
import { editions } from '#db/schema/running/editions.ts';
import { previewTexts } from '#i18n/preview.ts';
import { demoNow } from '#test/harness/app.ts';
import { oneEngine } from '#test/harness/database.ts';
import { body, paragraph, sound, useAdminApp } from '#test/harness/people/admin.ts';

describe.each(oneEngine)('previews on %s', (engine) => {
  const site = useAdminApp(engine);
  const call = (...args: Parameters<ReturnType<typeof site>['call']>) => site().call(...args);
  const create = async (input: object) =>
    (await call('editor', 'POST', '/posts', { locale: 'br', ...input })).body;
  const open = async (id: number, of?: string, person: 'editor' | 'second' | 'viewer' = 'editor') =>
    (await call(person, 'POST', `/posts/${id}/preview`, of ? { of } : undefined)).body;
  const look = (url: string) => site().app.inject(url);
  const gone = previewTexts.br.goneTitle;

  afterEach(() => site().clock.moveTo(demoNow));

  test('show the page of a draft, with a bar that says so, to nobody else and for no cache', async () => {
    const { id, slug } = await create({ ...sound('Só para nós'), imageUrl: '/media/a-480.webp' });
    const { url, expiresAt } = await open(id);
    expect(url).toMatch(/^\/preview\?token=[\w-]+\.[\w-]+$/);
    expect(expiresAt).toBe('2026-10-15T13:00:00.000Z');
    const { statusCode, headers, body: html } = await look(url);
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'no-referrer',
      'content-type': 'text/html; charset=utf-8',
    });
    expect(headers.etag).toBeUndefined();
    expect(html).toContain('<h1 class="mt-3">Só para nós</h1>');
    expect(html).toContain('<p>O texto de Só para nós.</p>');
    expect(html).toContain('<meta name="robots" content="noindex, follow">');
    expect(html).toContain(previewTexts.br.saved);
    expect(html).toContain('10:00 BRT');
    // Complete as it is: nothing takes it over, and no edition is remembered by it.
    expect(html).not.toContain('data-app=');
    expect(html).not.toContain('data-locale');
    expect((await site().app.inject(`/api/posts/by-slug/${slug}`)).statusCode).toBe(404);
  });

  test('show unsaved changes only where they were asked for', async () => {
    const { id } = await create({ ...sound('Salvo'), status: 'published' });
    await call('editor', 'PUT', `/posts/${id}/draft`, {
      baseVersion: 1,
      title: 'Não salvo',
      content: body(paragraph('Texto novo.')),
    });
    const saved = (await look((await open(id)).url)).body;
    const unsaved = (await look((await open(id, 'draft')).url)).body;
    expect([saved.includes('Não salvo'), saved.includes(previewTexts.br.saved)]).toEqual([false, true]);
    expect(unsaved).toContain('Não salvo');
    expect(unsaved).toContain('Texto novo.');
    expect(unsaved).toContain(previewTexts.br.unsaved);
    // Somebody else has none, and a link to them ends with them.
    expect((await open(id, 'draft', 'second')).error.code).toBe('not_found');
    const { url } = await open(id, 'draft');
    await call('editor', 'DELETE', `/posts/${id}/draft`);
    expect((await look(url)).statusCode).toBe(404);
  });

  test.each(locales)('work in %s, open or not, in its language', async (locale) => {
    const { db } = site();
    const [config] = await db.select().from(editions).where(eq(editions.locale, locale));
    for (const status of ['active', 'coming_soon', 'inactive'] as const) {
      await db.update(editions).set({ status }).where(eq(editions.locale, locale));
      const { id } = await create({ ...sound(`Prova ${status}`), locale });
      const { statusCode, body: html } = await look((await open(id)).url);
      expect([status, statusCode]).toEqual([status, 200]);
      expect(html).toContain(`Prova ${status}</h1>`);
      expect(html).toContain(previewTexts[locale].saved.replaceAll('’', '’'));
    }
    await db
      .update(editions)
      .set({ status: config?.status ?? 'active' })
      .where(eq(editions.locale, locale));
  });

  test('end after an hour, and say so in the edition’s language', async () => {
    const { id } = await create({ ...sound('Um’ora'), locale: 'it' });
    const { url } = await open(id);
    site().clock.moveTo('2026-10-15T12:59:59.999Z');
    expect((await look(url)).statusCode).toBe(200);
    site().clock.moveTo('2026-10-15T13:00:00Z');
    const { statusCode, headers, body: html } = await look(url);
    expect([statusCode, headers['cache-control']]).toEqual([404, 'no-store']);
    expect(html).toContain('<html lang="it-IT"');
    expect(html).toContain('Questa anteprima non è più disponibile');
    expect(html).not.toContain('Um’ora');
  });

  test('are refused where anything of the link is not ours', async () => {
    const one = await create(sound('Alvo um'));
    const two = await create(sound('Alvo dois'));
    const token = (await open(one.id)).url.split('=')[1] as string;
    const [claim = '', signature = ''] = token.split('.');
    const changed = (change: object) => {
      const whole = { ...JSON.parse(Buffer.from(claim, 'base64url').toString()), ...change };
      return `${Buffer.from(JSON.stringify(whole)).toString('base64url')}.${signature}`;
    };
    const forged = [
      changed({ postId: two.id }),
      changed({ expiresAt: 4e12 }),
      changed({ draftOf: 'e' }),
      changed({}).replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')),
      `${claim}.`,
      `${claim}`,
      `.${signature}`,
      signature,
      '',
      'x'.repeat(5_000),
      `${claim}.${await site().services.secrets.sign('contact-ticket', claim)}`,
    ];
    for (const each of forged) {
      const { statusCode, body: html } = await look(`/preview?token=${each}`);
      expect([each, statusCode]).toEqual([each, 404]);
      expect(html).toContain(gone);
      expect(html).not.toContain('Alvo');
    }
    for (const url of ['/preview', '/preview?token[]=x', `/preview?token=${token}&token=${token}`]) {
      expect((await look(url)).statusCode).toBe(404);
    }
    expect((await look(`/preview?token=${token}`)).statusCode).toBe(200);
  });

  test('of what is in the trash show nothing', async () => {
    const { id } = await create(sound('Jogado'));
    const { url } = await open(id);
    await call('editor', 'DELETE', `/posts/${id}`);
    expect((await look(url)).body).toContain(gone);
    expect((await open(id)).error.code).toBe('not_found');
  });
});
