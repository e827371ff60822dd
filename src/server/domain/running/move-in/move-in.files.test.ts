import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { authors } from '#db/schema/writing/authors.ts';
import { posts } from '#db/schema/writing/posts.ts';
import { useApp } from '#test/harness/app.ts';
import { entryOf, ghostExport, OLD_SITE, wordpressExport } from '#test/harness/data/old-sites.ts';
import { noise } from '#test/harness/data/pictures.ts';
import { oneEngine } from '#test/harness/database.ts';
import { callerWith } from '#test/harness/people/actors.ts';
import { makeTemporaryFolder } from '#test/harness/programs/temporary-folder.ts';

const who = { actor: { id: null, name: 'a test' }, caller: callerWith('owner') };
const SOUND = Buffer.concat([Buffer.from('ID3'), Buffer.alloc(2_000, 5)]);
const PDF = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(900, 32)]);

describe.each(oneEngine)('files of a site that moves in, on %s', { timeout: 60_000 }, (engine) => {
  const folder = makeTemporaryFolder();
  const site = useApp(engine, {
    scratch: path.join(folder, 'scratch'),
    wait: async () => {},
    guardedFetch: async (url) => ({ url, status: 404, hops: [], headers: {}, body: Buffer.alloc(0) }),
  });
  const put = async (name: string, bytes: string | Buffer) => {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, bytes);
    return file;
  };
  const postAt = async (slug: string) =>
    (await site().db.select().from(posts).where(eq(posts.slug, slug)))[0];

  test('sounds, documents and pictures in the text itself come along; what is nowhere is named', async () => {
    await put('uploads/2024/05/programa.mp3', SOUND);
    await put('uploads/2024/05/guia.pdf', PDF);
    const picture = await noise().png().toBuffer();
    const content = `[audio mp3="${OLD_SITE}/wp-content/uploads/2024/05/programa.mp3"]

Leia <a href="${OLD_SITE}/wp-content/uploads/2024/05/guia.pdf">o guia</a> e <a href="${OLD_SITE}/wp-content/uploads/2024/05/sumiu.pdf">o que sumiu</a>.

<img src="data:image/png;base64,${picture.toString('base64')}" alt="Um gráfico">

[audio mp3="${OLD_SITE}/wp-content/uploads/2024/05/nada.mp3"]
[audio mp3="https://rede.example/programa.mp3"]`;
    const file = await put(
      'arquivos.xml',
      wordpressExport(entryOf({ id: 1, title: 'A', slug: 'com-arquivos', content })),
    );
    const request = { files: [file], uploads: path.join(folder, 'uploads') };
    const foreseen = await site().services.moveIn.run(who, { ...request, dryRun: true });
    const brought = await site().services.moveIn.run(who, request);
    expect(brought.numbers).toEqual(foreseen.numbers);
    expect(brought.numbers.made.pictures).toBe(3);
    expect(brought.left).toMatchObject({ file: 2 });

    const post = await postAt('com-arquivos');
    const [sound, line, drawn, lost, foreign] = post?.content.content ?? [];
    expect(sound).toMatchObject({
      type: 'file',
      attrs: {
        src: expect.stringMatching(/^\/media\/files\/programa-[0-9a-f]{12}\.mp3$/),
        kind: 'audio',
        size: SOUND.length,
      },
    });
    expect(JSON.stringify(line)).toMatch(/"href":"\/media\/files\/guia-[0-9a-f]{12}\.pdf"/);
    expect(JSON.stringify(line)).toContain(`${OLD_SITE}/wp-content/uploads/2024/05/sumiu.pdf`);
    expect(drawn).toMatchObject({
      type: 'image',
      attrs: { src: expect.stringMatching(/^\/media\/[\w-]+-1200\.webp$/), alt: 'Um gráfico' },
    });
    expect(lost).toMatchObject({ attrs: { src: `${OLD_SITE}/wp-content/uploads/2024/05/nada.mp3` } });
    expect(foreign).toMatchObject({ attrs: { src: 'https://rede.example/programa.mp3' } });
    expect(await site().services.redirects.find('/wp-content/uploads/2024/05/guia.pdf')).toMatch(
      /^\/media\/files\/guia-/,
    );

    const again = await site().services.moveIn.run(who, request);
    expect(again.numbers).toMatchObject({ same: { articles: 1, pictures: 3 }, changed: { articles: 0 } });
  });

  test('people of Ghost bring their faces and where else they are', async () => {
    await put('ghost/content/images/2024/rui.png', await noise().png().toBuffer());
    const text = ghostExport([
      { id: 'p1', title: 'B', slug: 'de-ghost', html: '<p>Texto</p>', status: 'published' },
    ]);
    const file = await put(
      'ghost.json',
      text.replace(
        '"bio"',
        '"profile_image":"__GHOST_URL__/content/images/2024/rui.png","website":"https://rui.example","bio"',
      ),
    );
    await site().services.moveIn.run(who, { files: [file], uploads: path.join(folder, 'ghost') });
    const [author] = await site().db.select().from(authors).where(eq(authors.slug, 'rui-sa'));
    expect(author).toMatchObject({
      imageUrl: expect.stringMatching(/^\/media\/rui-[0-9a-f]{12}-1200\.webp$/),
      links: ['https://rui.example'],
      words: { br: 'Escreve.' },
    });
  });
});
