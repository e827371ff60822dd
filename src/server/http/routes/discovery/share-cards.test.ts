import fs from 'node:fs';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterEach, describe, expect, test } from 'vitest';
import { locales } from '#contract/site/locales.ts';
import { slugRedirects } from '#db/schema/readers/slug-redirects.ts';
import { editions } from '#db/schema/running/editions.ts';
import { posts } from '#db/schema/writing/posts.ts';
import { demoNow, insertPosts } from '#test/harness/app.ts';
import { oneEngine } from '#test/harness/database.ts';
import { useFoundApp } from '#test/harness/discovery.ts';

const drawn = (folder: string): string[] =>
  fs.existsSync(folder)
    ? fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.jpg'))
    : [];

describe.each(oneEngine)('share cards on %s', (engine) => {
  const site = useFoundApp(engine);
  const get = (url: string) => site().app.inject(url);
  const addressOf = async (kind: 'posts' | 'reviews', slug: string, locale: string): Promise<string> =>
    (await get(`/api/${kind}/by-slug/${encodeURIComponent(slug)}?locale=${locale}`)).json().shareImageUrl;
  const kept = (folder: string) => drawn(path.join(site().mediaDir, 'share', folder));

  afterEach(() => site().clock.moveTo(demoNow));

  test('are pictures for ever', async () => {
    for (const address of [
      await addressOf('posts', 'palestra-in-casa', 'it'),
      await addressOf('reviews', 'nimbra-aero-3', 'it'),
    ]) {
      const answer = await get(address);
      expect(answer.statusCode).toBe(200);
      expect(answer.headers).toMatchObject({
        'content-type': 'image/jpeg',
        'cache-control': 'public, max-age=31536000, immutable',
        'cross-origin-resource-policy': 'cross-origin',
      });
      expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width: 1200, height: 630 });
    }
  });

  test('are drawn once, however many ask at once, and then kept', async () => {
    const address = await addressOf('posts', 'mejores-aspiradoras-sin-cable', 'es');
    const answers = await Promise.all(Array.from({ length: 6 }, () => get(address)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(200));
    expect(kept('es/post')).toHaveLength(1);
    const [file = ''] = kept('es/post');
    const whole = path.join(site().mediaDir, 'share/es/post', file);
    const { mtimeMs } = fs.statSync(whole);
    await get(address);
    expect(fs.statSync(whole).mtimeMs).toBe(mtimeMs);
  });

  test('follow what they show: an old address leads to the new, and the old picture goes', async () => {
    const [post] = await insertPosts(site(), [{ slug: 'de-mes', title: 'O melhor de {{month}}' }]);
    const october = await addressOf('posts', 'de-mes', 'br');
    expect((await get(october)).statusCode).toBe(200);
    site().clock.moveTo('2026-11-02T12:00:00Z');
    const november = await addressOf('posts', 'de-mes', 'br');
    expect(november).not.toBe(october);
    const moved = await get(october);
    expect([moved.statusCode, moved.headers.location]).toEqual([302, november]);
    expect((await get(november)).statusCode).toBe(200);
    expect(kept(`br/post/${post?.id}`)).toHaveLength(1);
  });

  test('follow a post to its present slug', async () => {
    const [post] = await insertPosts(site(), [{ slug: 'presente' }]);
    await site()
      .db.insert(slugRedirects)
      .values({ locale: 'br', slug: 'antigo', postId: post?.id ?? 0 });
    const present = await addressOf('posts', 'presente', 'br');
    const old = await get(present.replace('/presente-', '/antigo-'));
    expect([old.statusCode, old.headers.location]).toEqual([302, present]);
  });

  test('know odd slugs', async () => {
    await insertPosts(site(), [{ slug: 'café/../"x"?#-0', title: 'Odd' }]);
    expect((await get(await addressOf('posts', 'café/../"x"?#-0', 'br'))).statusCode).toBe(200);
  });

  test('do without a picture that is not ours or lost', async () => {
    await insertPosts(site(), [
      { slug: 'elsewhere', imageUrl: 'https://images.example/a.jpg' },
      { slug: 'lost', imageUrl: '/media/never-stored-1200.webp' },
    ]);
    for (const slug of ['elsewhere', 'lost']) {
      expect((await get(await addressOf('posts', slug, 'br'))).statusCode, slug).toBe(200);
    }
  });

  test.each([
    '/media/share/br/post/never-written-0123456789ab.jpg',
    '/media/share/br/review/never-written-0123456789ab.jpg',
    '/media/share/br/page/sobre-0123456789ab.jpg',
    '/media/share/fr/post/x-0123456789ab.jpg',
    '/media/share/br/post/x.jpg',
    '/media/share/br/post/..%2f..%2fx-0123456789ab.jpg',
    '/media/share/fr.jpg',
  ])('are not at %s', async (url) => {
    const before = drawn(site().mediaDir).length;
    expect((await get(url)).statusCode).toBe(404);
    expect(drawn(site().mediaDir)).toHaveLength(before);
  });

  test('are none of what nobody may read yet', async () => {
    const [post] = await insertPosts(site(), [{ slug: 'aberto' }]);
    const address = await addressOf('posts', 'aberto', 'br');
    await site()
      .db.update(posts)
      .set({ status: 'draft' })
      .where(eq(posts.id, post?.id ?? 0));
    expect((await get(address)).statusCode).toBe(404);
    const [us] = await site().db.select().from(posts).where(eq(posts.locale, 'us')).limit(1);
    expect((await get(await addressOf('posts', us?.slug ?? '', 'us'))).statusCode).toBe(404);
  });

  test.each(['site', ...locales])('stand for the whole of %s', async (name) => {
    const answer = await get(`/media/share/${name}.jpg`);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/jpeg']);
    expect(answer.headers['cache-control']).toBe('public, max-age=86400');
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width: 1200, height: 630 });
  });

  test('take an edition’s new name at once', async () => {
    const before = (await get('/media/share/mx.jpg')).rawPayload;
    await site().db.update(editions).set({ siteName: 'Escaparate México' }).where(eq(editions.locale, 'mx'));
    expect((await get('/media/share/mx.jpg')).rawPayload.equals(before)).toBe(false);
    expect(kept('mx/site')).toHaveLength(1);
  });
});
