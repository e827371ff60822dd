import fs from 'node:fs';
import path from 'node:path';
import { eq, inArray } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import type { ContentDocument } from '#contract/writing/content/content.schemas.ts';
import type { Media } from '#contract/writing/media/media.admin.schemas.ts';
import { products } from '#db/schema/commerce/products.ts';
import { reviews } from '#db/schema/commerce/reviews.ts';
import { media } from '#db/schema/writing/media.ts';
import { posts } from '#db/schema/writing/posts.ts';
import { createMediaService } from '#server/domain/writing/media/media.service.ts';
import { mediaRoutes } from '#server/http/routes/media.ts';
import { buildTestApp, insertPosts, useApp } from '#test/harness/app.ts';
import { fileForm, noise } from '#test/harness/data/pictures.ts';
import { oneEngine } from '#test/harness/database.ts';
import { actors, as, lastAudits, lastChange } from '#test/harness/people/actors.ts';

const url = '/api/admin/media';
const showing = (src: string): ContentDocument => ({
  type: 'doc',
  content: [{ type: 'image', attrs: { src, alt: 'Uma foto' } }],
});

describe.each(oneEngine)('the picture library on %s', (engine) => {
  const site = useApp(engine);
  const editor = (...call: Parameters<ReturnType<typeof as>>) => as(site(), 'editor')(...call);
  const owner = (...call: Parameters<ReturnType<typeof as>>) => as(site(), 'owner')(...call);
  const upload = async (name = 'foto.jpg', width = 64): Promise<Media> => {
    const { payload, headers } = fileForm(await noise(width, 48).jpeg().toBuffer(), { name });
    return (await editor('POST', url, payload, { headers })).json();
  };
  const list = async (query = '') => (await as(site(), 'viewer')('GET', `${url}?${query}`)).json();
  const namesFor = async (query: string) => (await list(query)).items.map(({ fileName }: Media) => fileName);

  beforeEach(async () => {
    await site().db.delete(media);
    await site()
      .db.delete(posts)
      .where(inArray(posts.author, ['test']));
  });

  test('lists the newest first, and finds by name and by what is shown', async () => {
    await upload('Cadeira.jpg');
    const { id } = await upload('IMG_0001.jpg');
    await editor('PATCH', `${url}/${id}`, { alt: { br: 'Um ventilador à janela' } });
    expect(await namesFor('')).toEqual(['IMG_0001.jpg', 'Cadeira.jpg']);
    expect(await namesFor('q=VENTILÁDOR%20janela')).toEqual(['IMG_0001.jpg']);
    expect(await namesFor('q=cadeira')).toEqual(['Cadeira.jpg']);
    expect(await namesFor('q=img_')).toEqual(['IMG_0001.jpg']);
    expect(await namesFor('q=%25')).toEqual([]);
  });

  test('is narrowed to what lacks a description in an edition, and to what somebody brought in', async () => {
    const { id } = await upload('a.jpg');
    await upload('b.jpg');
    await editor('PATCH', `${url}/${id}`, { alt: { br: 'Cadeira', it: 'Sedia' } });
    expect(await namesFor('missingAlt=br')).toEqual(['b.jpg']);
    expect(await namesFor('missingAlt=us')).toEqual(['b.jpg', 'a.jpg']);
    expect(await namesFor(`uploader=${actors.editor.id}&q=a.jpg`)).toEqual(['a.jpg']);
    expect(await namesFor(`uploader=${actors.owner.id}`)).toEqual([]);
    expect((await editor('GET', `${url}?missingAlt=fr`)).statusCode).toBe(400);
  });

  test('is listed in parts that neither skip nor repeat', async () => {
    const rows = Array.from({ length: 101 }, (_, n) => ({
      name: `n-${n}`,
      hash: `h-${n}`,
      fileName: `f-${n}`,
      width: 1,
      height: 1,
      bytes: 1,
      uploadedById: 'e1',
      uploadedBy: 'Edu',
    }));
    await site().db.insert(media).values(rows);
    const first = await list();
    const second = await list(`cursor=${first.nextCursor}`);
    const third = await list(`cursor=${second.nextCursor}`);
    expect([first.items.length, second.items.length, third.items.length, third.nextCursor]).toEqual([
      50,
      50,
      1,
      null,
    ]);
    const all = [first, second, third].flatMap(({ items }) => items.map(({ id }: Media) => id));
    expect(new Set(all).size).toBe(101);
  });

  test('says what a picture shows, edition by edition, whoever writes at the same time', async () => {
    const { id } = await upload();
    const write = (alt: object) => editor('PATCH', `${url}/${id}`, { alt });
    const answers = await Promise.all([
      write({ br: 'Cadeira <b>azul</b>' }),
      write({ it: 'Sedia blu' }),
      write({ es: 'Silla' }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect((await editor('PATCH', `${url}/${id}`, { alt: { es: ' ' } })).json().alt).toEqual({
      br: 'Cadeira <b>azul</b>',
      it: 'Sedia blu',
    });
    expect((await lastAudits(site()))[0]).toMatchObject({
      action: 'updated',
      subject: 'media',
      details: { es: { from: 'Silla', to: '' } },
    });
    expect((await write({ br: 'x'.repeat(301) })).statusCode).toBe(400);
    expect((await write({ fr: 'Chaise' })).statusCode).toBe(400);
    expect((await write({ br: 'a\0b' })).statusCode).toBe(400);
    expect((await editor('PATCH', `${url}/999999`, { alt: { br: 'x' } })).statusCode).toBe(404);
  });

  test('is where posts, reviews and products take pictures from, and knows where', async () => {
    const [picture, other] = [await upload('a.jpg'), await upload('b.jpg')];
    const [cover, text] = await insertPosts(site(), [
      { author: 'test', imageUrl: picture.url, title: 'Com capa' },
      {
        author: 'test',
        status: 'draft',
        content: showing(picture.url.replace('1200', '720')),
        title: 'Com foto',
      },
    ]);
    await insertPosts(site(), [
      { author: 'test', imageUrl: other.url, content: showing(`${picture.url}.png`) },
    ]);
    const [product] = await site().db.select().from(products).limit(1);
    const [review] = await site().db.select().from(reviews).limit(1);
    if (!product || !review) throw new Error('The demo has neither.');
    await site().db.update(products).set({ imageUrl: picture.url }).where(eq(products.id, product.id));
    await site()
      .db.update(reviews)
      .set({ body: showing(picture.url) })
      .where(eq(reviews.id, review.id));
    const detail = (await editor('GET', `${url}/${picture.id}`)).json();
    expect(detail.useCount).toBe(4);
    expect(detail.uses).toEqual([
      { subject: 'post', id: cover?.id, title: 'Com capa', locale: 'br', place: 'cover' },
      { subject: 'post', id: text?.id, title: 'Com foto', locale: 'br', place: 'text' },
      { subject: 'review', id: review.id, title: review.title, locale: review.locale, place: 'text' },
      {
        subject: 'product',
        id: product.id,
        title: `${product.brand} ${product.name}`,
        locale: null,
        place: 'product',
      },
    ]);
    await site().db.update(products).set({ imageUrl: product.imageUrl }).where(eq(products.id, product.id));
    await site().db.update(reviews).set({ body: review.body }).where(eq(reviews.id, review.id));
  });

  test('keeps a picture in use, unless an owner knows what will be missing', async () => {
    const picture = await upload();
    const [post] = await insertPosts(site(), [{ author: 'test', imageUrl: picture.url }]);
    const refused = await editor('DELETE', `${url}/${picture.id}?lang=en`);
    expect([refused.statusCode, refused.json().error.fields]).toEqual([
      409,
      { uses: 'Places where it is used: 1.' },
    ]);
    expect((await owner('DELETE', `${url}/${picture.id}`)).statusCode).toBe(409);
    expect((await editor('DELETE', `${url}/${picture.id}?force=true`)).statusCode).toBe(403);
    expect((await editor('GET', `${url}/${picture.id}`)).statusCode).toBe(200);

    const done = await owner('DELETE', `${url}/${picture.id}?force=true`);
    expect(done.json()).toEqual({ deleted: true, brokenUses: 1 });
    expect((await lastChange(site())).tags).toEqual([`picture:${picture.name}`, `post:${post?.id}`]);
    expect((await lastAudits(site()))[0]).toMatchObject({
      action: 'deleted',
      subject: 'media',
      details: { brokenUses: [`post:${post?.id}`] },
    });
  });

  test('deletes what nothing uses with all that was made of it, and tells caches of its files alone', async () => {
    const picture = await upload();
    const pictures = createMediaService({ directory: site().mediaDirectory });
    const variant = await pictures.getVariantFile(picture.name, 320, 'avif');
    expect((await editor('DELETE', `${url}/${picture.id}`)).json()).toEqual({ deleted: true, brokenUses: 0 });
    expect(fs.existsSync(variant)).toBe(false);
    expect(fs.existsSync(path.join(site().mediaDirectory, 'originals', `${picture.name}.webp`))).toBe(false);
    expect((await lastChange(site())).tags).toEqual([`picture:${picture.name}`]);
    expect((await editor('DELETE', `${url}/${picture.id}`)).statusCode).toBe(404);
  });

  test('serves thumbnails and sizes of what was brought in', async () => {
    const picture = await upload('large.jpg', 900);
    const service = createMediaService({ directory: site().mediaDirectory });
    const app = await buildTestApp({
      api: site().api,
      extend: async (instance) => {
        await instance.register(mediaRoutes, { media: service });
      },
    });
    const thumbnail = await app.inject(picture.thumbnailUrl);
    expect([thumbnail.statusCode, thumbnail.headers['content-type']]).toEqual([200, 'image/webp']);
    expect((await sharp(thumbnail.rawPayload).metadata()).width).toBe(320);
    const full = await app.inject(picture.url.replace('.webp', '.avif'));
    expect((await sharp(full.rawPayload).metadata()).width).toBe(900);
    await app.close();
  });

  test('is read by viewers, and changed by others', async () => {
    const { id } = await upload();
    const viewer = as(site(), 'viewer');
    expect((await viewer('GET', `${url}/${id}`)).statusCode).toBe(200);
    expect((await viewer('PATCH', `${url}/${id}`, { alt: { br: 'x' } })).statusCode).toBe(403);
    expect((await viewer('DELETE', `${url}/${id}`)).statusCode).toBe(403);
    expect((await as(site(), undefined)('GET', url)).statusCode).toBe(401);
  });
});
