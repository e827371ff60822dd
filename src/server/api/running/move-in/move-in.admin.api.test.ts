import path from 'node:path';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { MissingPicture, MoveInDetail } from '#contract/running/move-in/move-in.admin.schemas.ts';
import { posts } from '#db/schema/writing/posts.ts';
import { refusals as en } from '#i18n/admin/en/refusals.ts';
import { refusals as pt } from '#i18n/admin/pt/refusals.ts';
import { createFolderObjects } from '#server/storage/folder-store.ts';
import { useApp } from '#test/harness/app.ts';
import { zipOf } from '#test/harness/data/archives.ts';
import { entryOf, OLD_SITE, wordpressExport } from '#test/harness/data/old-sites.ts';
import { fileForm, noise } from '#test/harness/data/pictures.ts';
import { oneEngine } from '#test/harness/database.ts';
import { as, callerWith, lastAudits } from '#test/harness/people/actors.ts';
import { makeTemporaryFolder } from '#test/harness/programs/temporary-folder.ts';

const PATH = '/api/admin/move-ins';
const lost = `${OLD_SITE}/wp-content/uploads/lost.png`;
const source = wordpressExport(
  entryOf({ id: 1, title: 'Com imagem', slug: 'com-imagem', content: `<p>Um</p><img src="${lost}">` }),
  entryOf({ id: 2, title: 'Também', slug: 'tambem', content: `<p>Dois</p><img src="${lost}">` }),
);
const look = { choices: { edition: 'br', pages: 'articles', authors: {}, categories: {} }, oldAddress: '' };

describe.each(oneEngine)('moving in over HTTP, on %s', { timeout: 120_000 }, (engine) => {
  const folder = makeTemporaryFolder();
  const site = useApp(engine, {
    scratch: path.join(folder, 'scratch'),
    objects: () => createFolderObjects(path.join(folder, 'objects')),
    wait: async () => {},
  });
  const owner = () => as(site(), 'owner');
  const send = (id: number, bytes: string | Buffer, { kind = 'export', lang = 'pt', size = 0 } = {}) => {
    const { payload, headers } = fileForm(Buffer.from(bytes), { name: 'a.xml', type: 'text/xml' });
    return owner()('POST', `${PATH}/${id}/files?kind=${kind}&bytes=${size}&lang=${lang}`, payload, {
      headers,
    });
  };
  const begin = async () => (await owner()('POST', PATH)).json<MoveInDetail>();
  const read = async (id: number) => (await owner()('GET', `${PATH}/${id}?lang=en`)).json<MoveInDetail>();
  const work = () => site().services.moveIns.worker.workOnWaiting(new AbortController().signal);
  const textOf = async (slug: string) =>
    JSON.stringify((await site().db.select().from(posts).where(eq(posts.slug, slug)))[0]?.content);

  test('is an owner’s alone', async () => {
    for (const role of ['editor', 'viewer', 'author'] as const) {
      expect((await as(site(), role)('GET', PATH)).statusCode, role).toBe(403);
      expect((await as(site(), role)('POST', PATH)).statusCode, role).toBe(403);
    }
    expect((await as(site(), undefined)('GET', PATH)).statusCode).toBe(401);
  });

  test('a file that is none is refused with a sentence, in either language, and none is kept', async () => {
    const { id } = await begin();
    const messageOf = async (...sent: Parameters<typeof send>) => (await send(...sent)).json().error.message;
    expect(await messageOf(id, 'nothing of a site')).toBe(pt.not_a_site);
    expect(await messageOf(id, 'nothing of a site', { lang: 'en' })).toBe(en.not_a_site);
    expect(await messageOf(id, 'no archive', { kind: 'uploads' })).toBe(pt.uploads_unreadable);
    expect(await messageOf(id, source, { size: 9e15 })).toBe(pt.disk_full);
    const out = zipOf({ '../../out.xml': Buffer.from(source) });
    expect(await messageOf(id, out)).toBe(pt.archive_leads_out);
    const bomb = zipOf({ 'a.xml': Buffer.from(source) }, 0xff_ff_ff_00);
    expect(await messageOf(id, bomb)).toBe(pt.archive_bomb);
    expect((await read(id)).files).toEqual([]);
    expect((await owner()('POST', `${PATH}/${id}/look`, look)).json().error.message).toBe(pt.no_export);
  });

  test('what is wrong within a file is said once it was looked at, and another may take its place', async () => {
    const { id } = await begin();
    await send(id, source.slice(0, -40));
    await owner()('POST', `${PATH}/${id}/look`, look);
    await work();
    const seen = await read(id);
    expect(seen).toMatchObject({ state: 'collecting', problem: en.source_cut_off });
    const [file] = seen.files ?? [];
    const left = await owner()('DELETE', `${PATH}/${id}/files/${file?.id}`);
    expect(left.json()).toMatchObject({ files: [], problem: null });
  });

  test('looked at, brought in, mended and taken back', async () => {
    const { id } = await begin();
    expect((await send(id, source)).json()).toMatchObject({ files: [{ name: 'a.xml', kind: 'export' }] });
    await owner()('POST', `${PATH}/${id}/look`, look);
    await work();
    expect(await read(id)).toMatchObject({
      state: 'looked',
      numbers: { made: { articles: 2 } },
      told: { missing: 2 },
    });
    expect((await owner()('POST', `${PATH}/${id}/run`)).json()).toMatchObject({ state: 'waiting_to_run' });
    await work();
    expect(await read(id)).toMatchObject({
      state: 'done',
      done: 2,
      total: 2,
      missingPictures: 1,
      undoable: true,
    });
    const report = await owner()('GET', `${PATH}/${id}/report`);
    expect(report.headers['content-disposition']).toBe(`attachment; filename="move-in-${id}.json"`);
    expect(report.json()).toMatchObject({
      dryRun: false,
      run: id,
      missingPictures: [{ url: lost }, { url: lost }],
    });

    const missing = async () =>
      (await owner()('GET', `${PATH}/${id}/missing-pictures`)).json<{ items: MissingPicture[] }>().items;
    expect(await missing()).toMatchObject([
      { url: lost, articles: 2, mended: null, first: [{ title: 'Com imagem' }, { title: 'Também' }] },
    ]);
    const bytes = await noise().png().toBuffer();
    const other = await site().services.mediaLibrary.upload(callerWith('owner'), {
      name: 'outra.png',
      bytes,
    });
    const body = { url: lost, mediaId: other.id };
    const mended = await owner()('POST', `${PATH}/${id}/missing-pictures`, body);
    expect(mended.json()).toEqual({ articles: 2, unchanged: 0 });
    expect(await textOf('com-imagem')).toContain(`/media/${other.name}-1200.webp`);
    expect(await textOf('tambem')).not.toContain('lost.png');
    expect(await lastAudits(site())).toMatchObject([
      { action: 'updated', subject: 'post', actorName: 'Olga Owner' },
    ]);
    expect((await missing())[0]?.mended).toEqual({ mediaId: other.id, by: 'Olga Owner' });
    // Brought again it finds the picture, and changes nothing.
    const again = await begin();
    await send(again.id, source);
    await owner()('POST', `${PATH}/${again.id}/look`, look);
    await work();
    await owner()('POST', `${PATH}/${again.id}/run`);
    await work();
    expect((await read(again.id)).numbers).toMatchObject({ changed: { articles: 0 }, same: { articles: 2 } });

    expect((await owner()('GET', `${PATH}/${id}/undo`)).json()).toMatchObject({ gone: { articles: 2 } });
    await owner()('POST', `${PATH}/${id}/undo`);
    await work();
    expect(await read(id)).toMatchObject({
      state: 'undone',
      undoneBy: 'Olga Owner',
      undo: { gone: { articles: 2 }, left: [] },
    });
    expect(await textOf('com-imagem')).toBeUndefined();
  });

  test('may ask one host of a private network where its owner names it, which is written down', async () => {
    const { id } = await begin();
    await send(id, source);
    const asking = (allowHost: string) =>
      owner()('POST', `${PATH}/${id}/look`, { ...look, choices: { ...look.choices, allowHost } });
    for (const never of ['169.254.169.254', '[fe80::1]', 'https://10.0.0.1/', 'a b', '10.0.0.1:0'])
      expect((await asking(never)).statusCode, never).toBe(400);
    expect((await asking('nas.local:8080')).json()).toMatchObject({
      choices: { allowHost: 'nas.local:8080' },
    });
    expect(await lastAudits(site())).toMatchObject([
      { action: 'updated', subject: 'import', title: 'nas.local:8080', actorName: 'Olga Owner' },
    ]);
    await owner()('POST', `${PATH}/${id}/cancel`);
  });

  test('tells of each address of a list what becomes of it', async () => {
    const list = [
      'https://old.example/br',
      'https://old.example/BR/',
      '/sobre',
      '/nowhere/at/all',
      '/nowhere/at/all',
    ];
    const { payload, headers } = fileForm(Buffer.from(list.join('\n')), {
      name: 'a.txt',
      type: 'text/plain',
    });
    const told = await owner()('POST', '/api/admin/old-addresses', payload, { headers });
    expect(told.json()).toEqual({
      addresses: [
        { path: '/BR/', answer: 301, to: '/br' },
        { path: '/br', answer: 200 },
        { path: '/nowhere/at/all', answer: 404 },
        { path: '/sobre', answer: 301, to: '/br/sobre' },
      ],
      numbers: { 200: 1, 301: 2, 404: 1 },
      more: false,
    });
    const none = fileForm(Buffer.from('Nothing here.'), { name: 'a.txt', type: 'text/plain' });
    const refused = await owner()('POST', '/api/admin/old-addresses', none.payload, {
      headers: none.headers,
    });
    expect(refused.json().error.message).toBe(pt.not_addresses);
  });
});
