import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { limits } from '#contract/site/limits.ts';
import type { Role } from '#contract/site/roles.ts';
import type { ContentBlock } from '#contract/writing/content/content.schemas.ts';
import type { Media } from '#contract/writing/media/media.admin.schemas.ts';
import { media } from '#db/schema/writing/media.ts';
import { createMediaService } from '#server/domain/writing/media/media.service.ts';
import { mediaRoutes } from '#server/http/routes/media.ts';
import { buildTestApp, insertPosts, useApp } from '#test/harness/app.ts';
import { fileForm, noise } from '#test/harness/data/pictures.ts';
import { engines } from '#test/harness/database.ts';
import { actors, as, lastAudits } from '#test/harness/people/actors.ts';

const url = '/api/admin/media';
const song = Buffer.concat([
  Buffer.from('ID3\x04'),
  Buffer.from(Array.from({ length: 996 }, (_, n) => n % 251)),
]);
const paper = Buffer.from('%PDF-1.7 uma tabela');

describe.each(engines)('files beside pictures on %s', (engine) => {
  const site = useApp(engine);
  let app: Awaited<ReturnType<typeof buildTestApp>>;
  beforeAll(async () => {
    const service = createMediaService({ directory: site().mediaDirectory });
    app = await buildTestApp({
      api: site().api,
      extend: async (instance) => {
        await instance.register(mediaRoutes, { media: service });
      },
    });
  });
  afterAll(() => app?.close());
  beforeEach(async () => {
    await site().db.delete(media);
  });
  const send = (bytes: Uint8Array, name: string, role: Role = 'editor', to = `${url}/files`) => {
    const { payload, headers } = fileForm(bytes, { name });
    return as(site(), role)('POST', `${to}?lang=en`, payload, { headers });
  };
  const upload = async (bytes: Uint8Array, name: string): Promise<Media> => (await send(bytes, name)).json();
  const stored = (name: string) => path.join(site().mediaDirectory, 'originals', name);

  test('are kept as they are, under the ending that their bytes say, each once', async () => {
    const item = await upload(song, 'C:\\fakepath\\O ruído.html');
    expect(item).toMatchObject({
      kind: 'audio',
      fileName: 'O ruído.html',
      url: `/media/files/${item.name}`,
      width: 0,
      bytes: song.length,
      uploadedBy: actors.editor.name,
    });
    expect(item.name).toMatch(/^o-ruido-[\da-f]{12}\.mp3$/);
    expect(fs.readFileSync(stored(item.name)).equals(song)).toBe(true);
    expect((await upload(song, 'outra vez.mp3')).id).toBe(item.id);
    expect((await lastAudits(site()))[0]).toMatchObject({ action: 'created', subject: 'media' });
    fs.rmSync(stored(item.name));
    await upload(song, 'de novo.mp3');
    expect(fs.existsSync(stored(item.name))).toBe(true);
  });

  test('are refused where they are something else, too large, or sent by somebody who may not', async () => {
    const problem = async (bytes: Uint8Array) => (await send(bytes, 'a.pdf')).json().error?.fields?.file;
    const wanted = expect.stringMatching(/^Send MP3, .* without macros\.$/);
    expect(await problem(Buffer.from('<!DOCTYPE html><script>alert(1)</script>'))).toEqual(wanted);
    expect(await problem(await noise().png().toBuffer())).toEqual(wanted);
    expect((await send(paper, 'a.png', 'editor', url)).json().error.fields.file).toMatch(/^Send a JPEG/);
    const large = Buffer.concat([paper, Buffer.alloc(limits.media.maxFileBytes)]);
    expect((await send(large, 'a.pdf')).statusCode).toBe(413);
    expect((await send(paper, 'a.pdf', 'viewer')).statusCode).toBe(403);
    expect(await site().db.$count(media)).toBe(0);
  });

  test('are listed with pictures or without', async () => {
    await upload(paper, 'tabela.pdf');
    await send(await noise().png().toBuffer(), 'foto.png', 'editor', url);
    const namesFor = async (query: string) =>
      (await as(site(), 'viewer')('GET', `${url}?${query}`))
        .json()
        .items.map(({ fileName }: Media) => fileName);
    expect(await namesFor('')).toEqual(['foto.png', 'tabela.pdf']);
    expect(await namesFor('kind=file')).toEqual(['tabela.pdf']);
    expect(await namesFor('kind=picture')).toEqual(['foto.png']);
    expect(await namesFor('missingAlt=br')).toEqual(['foto.png']);
  });

  test('are played from wherever somebody jumps to', async () => {
    const item = await upload(song, 'ruido.mp3');
    const ask = (range?: string) => app.inject({ url: item.url, headers: range ? { range } : {} });
    const whole = await ask();
    expect(whole.rawPayload.equals(song)).toBe(true);
    expect(whole.headers).toMatchObject({
      'content-type': 'audio/mpeg',
      'accept-ranges': 'bytes',
      'content-disposition': `inline; filename="${item.name}"`,
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    const part = await ask('bytes=100-199');
    expect([part.statusCode, part.headers['content-range']]).toEqual([206, `bytes 100-199/${song.length}`]);
    expect(part.rawPayload.equals(song.subarray(100, 200))).toBe(true);
    expect((await ask('bytes=-10')).rawPayload.equals(song.subarray(-10))).toBe(true);
    expect((await ask(`bytes=${song.length}-`)).statusCode).toBe(400);
  });

  test('are taken along where nothing plays them, and run nowhere', async () => {
    const item = await upload(paper, 'tabela.pdf');
    const { headers } = await app.inject(item.url);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${item.name}"`,
    });
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    for (const other of ['nada-000000000000.pdf', 'x.html', 'x.webp', '..%2foriginals', '.pdf'])
      expect((await app.inject(`/media/files/${other}`)).statusCode).toBe(404);
  });

  test('are kept while a text offers them, wherever in a text a picture stands too', async () => {
    const item = await upload(paper, 'tabela.pdf');
    const picture: Media = (await send(await noise().png().toBuffer(), 'foto.png', 'editor', url)).json();
    const blocks: ContentBlock[] = [
      { type: 'file', attrs: { src: item.url, name: 'Tabela', kind: 'file' } },
      { type: 'gallery', attrs: { pictures: [{ src: picture.url, alt: 'Foto' }] } },
    ];
    const embed: ContentBlock = {
      type: 'embed',
      attrs: { href: 'https://e.example/', picture: picture.url },
    };
    await insertPosts(site(), [
      { title: 'Com arquivo', content: { type: 'doc', content: blocks } },
      { title: 'Com vídeo', content: { type: 'doc', content: [embed] } },
    ]);
    const usesOf = async ({ id }: Media) =>
      (await as(site(), 'editor')('GET', `${url}/${id}`))
        .json()
        .uses.map(({ title }: { title: string }) => title);
    expect(await usesOf(item)).toEqual(['Com arquivo']);
    expect(await usesOf(picture)).toEqual(['Com arquivo', 'Com vídeo']);
    expect((await as(site(), 'editor')('DELETE', `${url}/${item.id}`)).statusCode).toBe(409);
    expect((await as(site(), 'owner')('DELETE', `${url}/${item.id}?force=true`)).statusCode).toBe(200);
    expect(fs.existsSync(stored(item.name))).toBe(false);
    expect((await app.inject(item.url)).statusCode).toBe(404);
  });
});
