import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import { limits } from '#contract/site/limits.ts';
import type { Role } from '#contract/site/roles.ts';
import { media } from '#db/schema/writing/media.ts';
import { useApp } from '#test/harness/app.ts';
import { fileForm, hugePng, noise } from '#test/harness/data/pictures.ts';
import { oneEngine } from '#test/harness/database.ts';
import { actors, as, lastAudits } from '#test/harness/people/actors.ts';

const url = '/api/admin/media';
const kinds = ['jpeg', 'png', 'webp', 'avif', 'gif'] as const;

describe.each(oneEngine)('a picture that is sent, on %s', (engine) => {
  const site = useApp(engine);
  type Form = Parameters<typeof fileForm>[1];
  const send = (bytes: Uint8Array, form: Form = {}, role: Role = 'editor') => {
    const { payload, headers } = fileForm(bytes, form);
    return as(site(), role)('POST', `${url}?lang=en`, payload, { headers });
  };
  const problemOf = async (bytes: Uint8Array, form: Form = {}) => {
    const answer = await send(bytes, form);
    return [answer.statusCode, answer.json().error.fields?.file];
  };
  const stored = (name: string) => path.join(site().mediaDirectory, 'originals', `${name}.webp`);
  const refusals = {
    kind: [400, 'Send a JPEG, PNG, WebP, AVIF or GIF picture.'],
    damaged: [400, 'The file is damaged or incomplete. Send it again.'],
    pixels: [400, 'The picture is too large: use at most 50 megapixels.'],
  };

  beforeEach(async () => {
    await site().db.delete(media);
  });

  test.each(kinds)('as %s is kept, whatever it is called', async (kind) => {
    const bytes = await noise().toFormat(kind).toBuffer();
    const answer = await send(bytes, { name: 'C:\\fakepath\\Cadeira de praia.exe', type: 'text/html' });
    expect(answer.statusCode, answer.body).toBe(200);
    const item = answer.json();
    expect(item).toMatchObject({
      fileName: 'Cadeira de praia.exe',
      width: 64,
      height: 48,
      alt: {},
      uploadedBy: actors.editor.name,
      url: `/media/${item.name}-1200.webp`,
      thumbnailUrl: `/media/${item.name}-320.webp`,
    });
    expect(item.name).toMatch(/^cadeira-de-praia-[0-9a-f]{12}$/);
    const kept = fs.readFileSync(stored(item.name));
    expect((await sharp(kept).metadata()).format).toBe('webp');
    expect(kept.length).toBe(item.bytes);
    expect((await lastAudits(site()))[0]).toMatchObject({
      action: 'created',
      subject: 'media',
      title: item.fileName,
    });
  });

  test('of an animation keeps its first frame', async () => {
    const frames = Buffer.concat([Buffer.alloc(8 * 8 * 3, 10), Buffer.alloc(8 * 8 * 3, 240)]);
    const options = { raw: { width: 8, height: 16, channels: 3, pageHeight: 8 } } as const;
    const gif = await sharp(frames, options)
      .gif({ delay: [100, 100] })
      .toBuffer();
    expect((await sharp(gif).metadata()).pages).toBe(2);
    const item = (await send(gif)).json();
    expect([item.width, item.height]).toEqual([8, 8]);
    expect((await sharp(stored(item.name)).metadata()).pages ?? 1).toBe(1);
  });

  test('stands upright and tells nothing of where and by whom it was taken', async () => {
    const exif = { IFD0: { Artist: 'Somebody', Orientation: '6' }, IFD3: { GPSLatitude: '1/1 2/1 3/1' } };
    const bytes = await noise(64, 48).withMetadata({ orientation: 6 }).withExif(exif).jpeg().toBuffer();
    expect((await sharp(bytes).metadata()).exif).toBeDefined();
    const item = (await send(bytes)).json();
    expect([item.width, item.height]).toEqual([48, 64]);
    const { exif: left, orientation, icc, xmp } = await sharp(stored(item.name)).metadata();
    expect([left, orientation, icc, xmp]).toEqual([undefined, undefined, undefined, undefined]);
    expect(fs.readFileSync(stored(item.name)).includes('Somebody')).toBe(false);
  });

  test('is never larger than pages could need', async () => {
    const wide = await sharp({ create: { width: 6000, height: 200, channels: 3, background: '#a33b20' } })
      .png()
      .toBuffer();
    const item = (await send(wide)).json();
    expect([item.width, item.height]).toEqual([4096, 137]);
  });

  test('is one picture however often it is sent, under its first name', async () => {
    const bytes = await noise().jpeg().toBuffer();
    const answers = await Promise.all([
      send(bytes, { name: 'a.jpg' }),
      send(bytes, { name: 'b.jpg' }),
      send(bytes),
    ]);
    const again = await send(bytes, { name: 'c.png' });
    expect(new Set([...answers, again].map((answer) => answer.json().id)).size).toBe(1);
    expect(await site().db.select().from(media)).toHaveLength(1);
    // Its file may be lost, as after a restored backup: sent again, it is there again.
    fs.rmSync(stored(again.json().name));
    await send(bytes);
    expect(fs.existsSync(stored(again.json().name))).toBe(true);
  });

  test.each([
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['HTML', '<!DOCTYPE html><script>alert(1)</script>'],
    ['a program', 'MZ\x90\0\x03'],
    ['PDF', '%PDF-1.7'],
    ['nothing', ''],
    ['TIFF', 'II*\0\x08\0\0\0'],
    ['HEIC', '\0\0\0\x18ftypheic\0\0\0\0mif1heic'],
    ['video', '\0\0\0\x18ftypmp42\0\0\0\0mp42isom'],
  ])('is refused where it is %s, whatever it claims', async (_what, text) => {
    expect(await problemOf(Buffer.from(text, 'latin1'), { name: 'a.png', type: 'image/png' })).toEqual(
      refusals.kind,
    );
    expect(await site().db.select().from(media)).toEqual([]);
  });

  test.each(kinds)('as %s is refused where a piece is missing', async (kind) => {
    const whole = await noise(120, 90).toFormat(kind).toBuffer();
    for (const share of [0.1, 0.5, 0.9]) {
      const cut = whole.subarray(0, Math.floor(whole.length * share));
      expect(await problemOf(cut), `${share}`).toEqual(refusals.damaged);
    }
  });

  test('is refused where only its first bytes are a picture’s', async () => {
    for (const start of [
      '\xff\xd8\xff\xe0',
      '\x89PNG\r\n\x1a\n',
      'GIF89a',
      'RIFF\0\0\0\0WEBP',
      '\0\0\0\x1cftypavif',
    ]) {
      const bytes = Buffer.from(`${start}<script>alert(1)</script>`, 'latin1');
      expect(await problemOf(bytes), start).toEqual(refusals.damaged);
    }
  });

  test('is refused before it is unpacked where it would fill the memory', async () => {
    const bomb = hugePng(60_000, 60_000);
    expect(bomb.length).toBeLessThan(10_000);
    expect(await problemOf(bomb)).toEqual(refusals.pixels);
    expect(await problemOf(hugePng(5_001, 10_000))).toEqual(refusals.pixels);
  });

  test('loses what else was hidden in the file', async () => {
    const jpeg = await noise().jpeg().toBuffer();
    const hidden = Buffer.from('<script>alert("hidden")</script>PK\x03\x04 archive', 'latin1');
    const item = (await send(Buffer.concat([jpeg, hidden]))).json();
    expect(fs.readFileSync(stored(item.name)).includes('hidden')).toBe(false);
  });

  test('is refused beyond 15 MB, whether the request says so or not', async () => {
    const tooMuch = Buffer.alloc(limits.media.maxBytes + 1, 0xff);
    tooMuch.set([0xff, 0xd8, 0xff]);
    expect((await send(tooMuch)).statusCode).toBe(413);
    const { payload, headers } = fileForm(Buffer.alloc(limits.media.maxBytes + 100_000));
    const told = await as(site(), 'editor')('POST', url, payload, { headers });
    expect([told.statusCode, told.json().error.code]).toEqual([413, 'payload_too_large']);
  });

  test('has a name that is text and no path', async () => {
    const bytes = await noise().png().toBuffer();
    const item = (await send(bytes, { name: '../../<img src=x onerror=alert(1)>.png' })).json();
    expect(item.fileName).toBe('<img src=x onerror=alert(1)>.png');
    expect(item.name).toMatch(/^img-src-x-onerror-alert-1-[0-9a-f]{12}$/);
    expect((await send(await noise().png().toBuffer(), { name: '日本.png' })).json().name).toMatch(
      /^imagem-[0-9a-f]{12}$/,
    );
  });

  test('comes as a form with one file, from our own pages, by an editor', async () => {
    const bytes = await noise().jpeg().toBuffer();
    const { payload, headers } = fileForm(bytes);
    const post = (more: object, role: Role | undefined = 'editor', body: object = payload) =>
      as(site(), role)('POST', url, body, { headers: { ...headers, ...more } });
    expect((await post({ 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
    expect((await post({ origin: 'https://evil.example' })).statusCode).toBe(403);
    expect((await post({ origin: 'http://vitrina.test', 'sec-fetch-site': 'same-origin' })).statusCode).toBe(
      200,
    );
    expect((await post({}, 'viewer')).statusCode).toBe(403);
    expect((await as(site(), undefined)('POST', url, payload, { headers })).statusCode).toBe(401);
    expect((await post({ 'content-type': 'application/json' }, 'editor', { file: 'x' })).statusCode).toBe(
      415,
    );
    expect((await post({ 'content-type': 'image/jpeg' }, 'editor', bytes)).statusCode).toBe(415);
    expect((await post({ 'content-type': 'multipart/form-data' })).statusCode).toBe(400);
    expect((await post({}, 'editor', payload.subarray(0, -60))).statusCode).toBe(400);
    const wrongField = fileForm(bytes, { field: 'picture' });
    expect((await post({}, 'editor', wrongField.payload)).statusCode).toBe(400);
    expect((await post({}, 'editor', Buffer.from('------test-boundary--\r\n'))).statusCode).toBe(400);
    const elsewhere = await as(site(), 'owner')('POST', '/api/admin/categories', payload, { headers });
    expect(elsewhere.statusCode).toBe(415);
  });
});
