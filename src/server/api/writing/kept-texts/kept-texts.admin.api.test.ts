import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { previewTexts } from '#i18n/preview.ts';
import { demoNow } from '#test/harness/app.ts';
import { oneEngine } from '#test/harness/database.ts';
import { body as document, paragraph, useAdminApp } from '#test/harness/people/admin.ts';

describe.each(oneEngine)('what is typed into forms, on %s', (engine) => {
  const site = useAdminApp(engine);
  const call = (...args: Parameters<ReturnType<typeof site>['call']>) => site().call(...args);
  let serial = 0;
  let productId: number;
  let reviewId: number;
  beforeEach(async () => {
    serial += 1;
    const made = await call('editor', 'POST', '/products', { brand: 'Kept', name: `Text ${serial}` });
    productId = made.body.id;
    reviewId = (await call('editor', 'POST', '/reviews', { productId, locale: 'br' })).body.id;
  });
  afterEach(() => site().clock.moveTo(demoNow));

  test('is kept for its author alone, and others are told who writes', async () => {
    const address = `/unsaved/review/${reviewId}`;
    const typed = JSON.stringify({ typed: { title: 'Half a sen\u0000' }, base: { title: '' } });
    expect((await call('editor', 'GET', address)).body).toEqual({ own: null, others: [] });
    const { status, body } = await call('editor', 'PUT', address, { baseVersion: 1, typed });
    expect([status, body]).toEqual([200, { baseVersion: 1, typed, updatedAt: demoNow.toISOString() }]);
    expect((await call('editor', 'GET', address)).body).toEqual({ own: body, others: [] });
    expect((await call('second', 'GET', address)).body).toEqual({ own: null, others: ['Edu'] });
    // Nothing of it is in the review, and nobody who may only read has any.
    expect((await call('viewer', 'GET', `/reviews/${reviewId}`)).body).toMatchObject({ version: 1 });
    expect((await call('viewer', 'GET', address)).status).toBe(403);
    await call('second', 'DELETE', address);
    expect((await call('editor', 'GET', address)).body.own).toEqual(body);
    await call('editor', 'DELETE', address);
    expect((await call('editor', 'GET', address)).body.own).toBeNull();
  });

  test('has lengths, and a place that is there', async () => {
    const keep = (given: object) => call('editor', 'PUT', `/unsaved/product/${productId}`, given);
    expect((await keep({ baseVersion: 1, typed: 'x'.repeat(900_001) })).status).toBe(400);
    expect((await keep({ baseVersion: 0, typed: '{}' })).status).toBe(400);
    const nowhere = '/unsaved/review/987654321';
    expect((await call('editor', 'PUT', nowhere, { baseVersion: 1, typed: '{}' })).status).toBe(404);
    expect((await call('editor', 'PUT', '/unsaved/account/1', { baseVersion: 1, typed: '{}' })).status).toBe(
      400,
    );
  });

  test('once saved is in the history, as it was each time, the first time included', async () => {
    const history = async (place: string) => (await call('viewer', 'GET', `/history/${place}`)).body.items;
    expect(await history(`review/${reviewId}`)).toEqual([]);
    site().clock.moveTo(new Date('2026-10-15T12:01:00Z'));
    await call('editor', 'PATCH', `/reviews/${reviewId}`, { version: 1, verdict: 'Boa.' });
    site().clock.moveTo(new Date('2026-10-15T12:02:00Z'));
    await call('second', 'PATCH', `/reviews/${reviewId}`, { version: 2, verdict: 'Ótima.' });
    const rows = await history(`review/${reviewId}`);
    expect(rows).toMatchObject([
      { action: 'updated', version: 3, by: 'Fátima' },
      { action: 'updated', version: 2, by: 'Edu' },
      { action: 'created', version: 1, by: 'Edu' },
    ]);
    const verdicts = await Promise.all(
      rows.map(async ({ id }: { id: number }) => {
        const { body } = await call('viewer', 'GET', `/history/review/${reviewId}/${id}`);
        return body.fields.verdict;
      }),
    );
    expect(verdicts).toEqual(['Ótima.', 'Boa.', '']);
    // One thing's version is not another's.
    expect((await call('viewer', 'GET', `/history/product/${productId}/${rows[0].id}`)).status).toBe(404);
    const { version } = (await call('viewer', 'GET', `/products/${productId}`)).body;
    await call('editor', 'PATCH', `/products/${productId}`, { version, brand: 'Renamed' });
    expect(await history(`product/${productId}`)).toMatchObject([
      { action: 'updated' },
      { action: 'created' },
    ]);
  });

  test('is shown by a link as its page would be, saved or not', async () => {
    const open = async (given: object) =>
      site().app.inject((await call('editor', 'POST', `/reviews/${reviewId}/preview`, given)).body.url);
    const saved = await open({});
    expect([saved.statusCode, saved.headers['x-robots-tag']]).toEqual([200, 'noindex, nofollow']);
    expect(saved.body).toContain(previewTexts.br.saved);
    const changes = { verdict: 'Ainda não salvo.', body: document(paragraph('Meio texto.')) };
    const unsaved = await open({ changes, baseVersion: 1 });
    expect(unsaved.body).toContain('Ainda não salvo.');
    expect(unsaved.body).toContain('Meio texto.');
    expect(unsaved.body).toContain(previewTexts.br.unsaved);
    // It changes nothing of the review.
    expect((await open({})).body).not.toContain('Meio texto.');
    expect((await call('viewer', 'POST', `/reviews/${reviewId}/preview`, { changes })).status).toBe(403);
    expect((await call('viewer', 'POST', `/reviews/${reviewId}/preview`, {})).status).toBe(200);
    expect((await call('viewer', 'POST', '/reviews/999999/preview', {})).status).toBe(404);
  });

  test('goes with what it was about', async () => {
    await call('editor', 'PATCH', `/reviews/${reviewId}`, { version: 1, verdict: 'Boa.' });
    await call('editor', 'PUT', `/unsaved/review/${reviewId}`, { baseVersion: 1, typed: '{}' });
    await call('editor', 'DELETE', `/reviews/${reviewId}`);
    expect((await call('editor', 'GET', `/unsaved/review/${reviewId}`)).body.own).toBeNull();
    expect((await call('viewer', 'GET', `/history/review/${reviewId}`)).body.items).toEqual([]);
  });
});
