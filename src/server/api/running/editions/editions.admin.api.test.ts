import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import type { AdminEdition } from '#contract/running/editions/editions.admin.schemas.ts';
import type { Locale } from '#contract/site/locales.ts';
import { editions } from '#db/schema/running/editions.ts';
import { editionRows } from '#seed/demo-rows.ts';
import { useApp } from '#test/harness/app.ts';
import { oneEngine } from '#test/harness/database.ts';
import { as, lastAudits, lastChange } from '#test/harness/people/actors.ts';

const url = '/api/admin/locale-configs';

describe.each(oneEngine)('the administrators’ editions on %s', (engine) => {
  const site = useApp(engine);
  const change = (locale: Locale, fields: object, role: 'viewer' | 'editor' | 'owner' = 'owner') =>
    as(site(), role)('PATCH', `${url}/${locale}?lang=en`, fields);
  const publicly = async (path: string) => (await site().app.inject(path)).json();
  const problems = async (locale: Locale, fields: object) => {
    const answer = await change(locale, fields);
    return [answer.statusCode, Object.keys(answer.json().error?.fields ?? {})];
  };

  beforeEach(async () => {
    for (const { locale, ...row } of editionRows()) {
      await site().db.update(editions).set(row).where(eq(editions.locale, locale));
    }
  });

  test('are listed in the site’s order with all that is set for them', async () => {
    const { items, nextCursor } = (await as(site(), 'viewer')('GET', url)).json();
    expect(items.map(({ locale }: AdminEdition) => locale)).toEqual(['br', 'it', 'mx', 'es', 'us']);
    expect(nextCursor).toBeNull();
    const { updatedAt, placeTags, ...shown } = items[1];
    expect(placeTags).toEqual({});
    expect(shown).toEqual(await publicly('/api/locale-configs/it'));
    expect(updatedAt).toMatch(/^\d{4}-/);
  });

  test('open and close at once, for the public API too', async () => {
    const open = async () =>
      ((await publicly('/api/locale-configs/active-locales')) as { locale: string }[]).map(
        ({ locale }) => locale,
      );
    expect(await open()).toEqual(['br', 'it', 'mx', 'es']);
    expect((await change('us', { status: 'active' })).json().status).toBe('active');
    expect(await open()).toEqual(['br', 'it', 'mx', 'es', 'us']);
    const [post] = (await publicly('/api/home-data?locale=us')).posts;
    const { siblings: all } = await publicly(`/api/posts/by-slug/${post.slug}?locale=us`);
    const [{ locale: other, slug }] = all.filter(({ locale }: { locale: string }) => locale !== 'us');
    const siblings = async () =>
      ((await publicly(`/api/posts/by-slug/${slug}?locale=${other}`)).siblings as { locale: string }[]).map(
        ({ locale }) => locale,
      );
    expect(await siblings()).toContain('us');
    expect((await lastChange(site())).tags).toEqual(['edition:us', 'editions']);
    await change('us', { status: 'inactive' });
    expect((await publicly('/api/locale-configs/us')).status).toBe('inactive');
    expect(await siblings()).not.toContain('us');
    expect(await publicly(`/api/posts/by-slug/${post.slug}?locale=us`)).toMatchObject({
      error: { code: 'not_found' },
    });
    expect((await lastAudits(site()))[0]).toMatchObject({
      action: 'updated',
      subject: 'edition',
      subjectId: 'us',
      locale: 'us',
      details: { status: { from: 'active', to: 'inactive' } },
    });
  });

  test('change everything that readers and shops see of them, at once', async () => {
    const fields = {
      siteName: 'Mostra  Italia',
      currency: 'CHF',
      currencySymbol: 'Fr.',
      amazonDomain: ' Amazon.de ',
      affiliateId: 'mostra-21',
      language: 'it-CH',
      showPrices: false,
      timeZone: 'Europe/Zurich',
      disclosure: 'Riceviamo <b>una</b> commissione.',
    };
    const answer = await change('it', fields);
    const expected = { ...fields, siteName: 'Mostra Italia', amazonDomain: 'amazon.de' };
    expect(answer.json()).toMatchObject(expected);
    expect(await publicly('/api/locale-configs/it')).toMatchObject(expected);
    const { items } = await publicly('/api/reviews?locale=it');
    const offer = items.find((each: { offer: unknown }) => each.offer)?.offer;
    expect([new URL(offer.url).host, new URL(offer.url).searchParams.get('tag'), offer.price]).toEqual([
      'www.amazon.de',
      'mostra-21',
      null,
    ]);
  });

  test('tell others’ pages only what those pages show', async () => {
    await change('it', { disclosure: 'Altra.' });
    expect((await lastChange(site())).tags).toEqual(['edition:it']);
    const { id } = await lastChange(site());
    await change('it', { disclosure: 'Altra.' });
    expect((await lastChange(site())).id).toBe(id);
  });

  test.each([
    ['status', 'closed'],
    ['siteName', ' '],
    ['siteName', 'x'.repeat(61)],
    ['currency', 'XXZ'],
    ['currency', 'eur'],
    ['currencySymbol', ''],
    ['amazonDomain', 'amazon.example'],
    ['amazonDomain', 'evil.com'],
    ['amazonDomain', 'amazon.com@evil.com'],
    ['affiliateId', 'no tag'],
    ['affiliateId', 'tag&x=1-21'],
    ['affiliateId', 'demo-20'],
    ['language', 'nonsense'],
    ['language', 'it_IT'],
    ['timeZone', 'Europe/Nowhere'],
    ['timeZone', '+02:00'],
    ['timeZone', 'UTC'],
    ['showPrices', 'yes'],
    ['disclosure', 'x'.repeat(501)],
    ['disclosure', 'a\0b'],
  ])('refuse %s: %j', async (field, value) => {
    const before = await publicly('/api/locale-configs/it');
    expect(await problems('it', { [field]: value })).toEqual([400, [field]]);
    expect(await publicly('/api/locale-configs/it')).toEqual(before);
  });

  test('refuse a shop that the tag is not of, and take both together or no tag', async () => {
    expect(await problems('it', { amazonDomain: 'amazon.com' })).toEqual([400, ['amazonDomain']]);
    expect((await change('it', { amazonDomain: 'amazon.com', affiliateId: 'mostra-20' })).statusCode).toBe(
      200,
    );
    expect((await change('it', { affiliateId: '' })).statusCode).toBe(200);
    expect((await change('it', { amazonDomain: 'amazon.it' })).statusCode).toBe(200);
  });

  test('take a tag for each place of links, and none that says nothing', async () => {
    const placeTags = { verdict: 'mostra-v-21', card: ' mostra-c-21 ', text: '' };
    const answer = await change('it', { placeTags });
    expect(answer.json().placeTags).toEqual({ verdict: 'mostra-v-21', card: 'mostra-c-21' });
    expect(JSON.stringify(await publicly('/api/locale-configs/it'))).not.toContain('mostra-v-21');
    const { affiliateId } = answer.json();
    for (const [tags, field] of [
      [{ card: 'mostra-c-20' }, 'placeTags.card'],
      [{ card: 'a b-21' }, 'placeTags.card'],
      [{ card: affiliateId }, 'placeTags.card'],
      [{ card: 'mostra-v-21', verdict: 'mostra-v-21' }, 'placeTags.card'],
    ] as const)
      expect(await problems('it', { placeTags: tags })).toEqual([400, [field]]);
    expect(await problems('it', { amazonDomain: 'amazon.com', affiliateId: 'mostra-20' })).toEqual([
      400,
      ['amazonDomain'],
    ]);
    expect((await change('it', { placeTags: {} }, 'editor')).statusCode).toBe(403);
    expect((await change('it', { placeTags: {} })).json().placeTags).toEqual({});
  });

  test('never close the one that everybody falls back to', async () => {
    for (const status of ['inactive', 'coming_soon']) {
      const answer = await change('br', { status });
      expect([answer.statusCode, answer.json().error.fields]).toEqual([
        400,
        { status: 'This is the edition for everyone who has no other: it stays active.' },
      ]);
    }
    expect((await change('br', { status: 'active' })).statusCode).toBe(200);
  });

  test('leave status and tag to owners, the rest to editors, nothing to viewers', async () => {
    expect((await change('us', { status: 'active' }, 'editor')).statusCode).toBe(403);
    expect((await change('it', { siteName: 'Mostra', affiliateId: 'mostra-21' }, 'editor')).statusCode).toBe(
      403,
    );
    expect((await publicly('/api/locale-configs/it')).siteName).toBe('Vitrina Italia');
    expect((await change('it', { siteName: 'Mostra' }, 'editor')).statusCode).toBe(200);
    expect((await change('it', { siteName: 'Vista' }, 'viewer')).statusCode).toBe(403);
    expect((await as(site(), undefined)('GET', url)).statusCode).toBe(401);
  });

  test('keep what several people change at once', async () => {
    await Promise.all([
      change('mx', { siteName: 'Muestra México' }),
      change('mx', { disclosure: 'Otra.' }, 'editor'),
      change('mx', { showPrices: false }),
    ]);
    expect(await publicly('/api/locale-configs/mx')).toMatchObject({
      siteName: 'Muestra México',
      disclosure: 'Otra.',
      showPrices: false,
    });
  });

  test('that are not there cannot be changed', async () => {
    expect((await as(site(), 'owner')('PATCH', `${url}/fr`, { siteName: 'Vitrine' })).statusCode).toBe(400);
    const [us] = await site().db.delete(editions).where(eq(editions.locale, 'us')).returning();
    expect((await change('us', { siteName: 'Window' })).statusCode).toBe(404);
    if (us) await site().db.insert(editions).values(us);
  });
});
