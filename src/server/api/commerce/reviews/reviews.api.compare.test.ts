import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { ComparedReview } from '#contract/commerce/reviews/reviews.schemas.ts';
import { reviews } from '#db/schema/commerce/reviews.ts';
import { useApp } from '#test/harness/app.ts';
import { oneEngine } from '#test/harness/database.ts';

describe.each(oneEngine)('reviews side by side on %s', (engine) => {
  const site = useApp(engine);
  const compare = async (slugs: string, locale = 'br') =>
    (await site().app.inject(`/api/reviews/compare?locale=${locale}&slugs=${slugs}`)).json<{
      items: ComparedReview[];
    }>().items;
  const names = async (slugs: string) => (await compare(slugs)).map(({ slug }) => slug);

  test('come in the order asked for, each once, unknown ones left out', async () => {
    expect(await names('kaluma-volta,nada,nimbra-aero-3,kaluma-volta')).toEqual([
      'kaluma-volta',
      'nimbra-aero-3',
    ]);
    expect(await names('nada')).toEqual([]);
  });

  test('carry what a table needs, in the words of the edition', async () => {
    const [first] = await compare('nimbra-aero-3', 'it');
    expect(first).toMatchObject({ score: 8.9, offer: { currency: 'EUR', price: 24_990 } });
    expect(first?.breakdown.map(({ criterion }) => criterion)).toContain('performance');
    expect(first?.specs).toContainEqual({ label: 'Peso', value: '2,4 kg' });
    expect(first?.pros.length).toBeGreaterThan(1);
    expect(first).not.toHaveProperty('contentHtml');
  });

  test('are published ones of this edition only', async () => {
    await site().db.update(reviews).set({ status: 'draft' }).where(eq(reviews.slug, 'teluri-passo'));
    expect(await names('teluri-passo,nimbra-aero-3')).toEqual(['nimbra-aero-3']);
  });

  test.each(['', 'slugs=', `slugs=${'a,b,c,d,e'}`, 'slugs=%00', `slugs=${'x'.repeat(900)}`])(
    'refuses "%s"',
    async (query) => {
      expect((await site().app.inject(`/api/reviews/compare?${query}`)).statusCode).toBe(400);
    },
  );
});
