import { mkdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { posts } from '#db/schema/writing/posts.ts';
import { useApp } from '#test/harness/app.ts';
import { ghostExport } from '#test/harness/data/old-sites.ts';
import { noise } from '#test/harness/data/pictures.ts';
import { oneEngine } from '#test/harness/database.ts';
import { callerWith } from '#test/harness/people/actors.ts';
import { makeTemporaryFolder } from '#test/harness/programs/temporary-folder.ts';
import type { MoveInRequest } from './move-in.service.ts';

const who = { actor: { id: null, name: 'a test' }, caller: callerWith('owner') };

describe.each(oneEngine)('a site of Ghost that moves in, on %s', { timeout: 60_000 }, (engine) => {
  const folder = makeTemporaryFolder();
  const site = useApp(engine, { scratch: path.join(folder, 'scratch') });
  const put = async (name: string, text: string | Buffer) => {
    const file = path.join(folder, name);
    await writeFile(file, text);
    return file;
  };
  const run = (request: MoveInRequest) => site().services.moveIn.run(who, request);
  const postAt = async (slug: string) =>
    (await site().db.select().from(posts).where(eq(posts.slug, slug)))[0];
  const led = async (url: string) => (await site().services.redirects.find(url)) ?? null;

  test('comes from Ghost, too, with pictures that were brought along', async () => {
    const uploads = path.join(folder, 'ghost', 'content', 'images');
    mkdirSync(path.join(uploads, '2024'), { recursive: true });
    await writeFile(path.join(uploads, '2024', 'a.png'), await noise().png().toBuffer());
    const html =
      '<p>Olá <a href="__GHOST_URL__/outro/">outro</a></p><figure><img src="__GHOST_URL__/content/images/size/w600/2024/a.png" alt="A"></figure>';
    const common = {
      type: 'post',
      status: 'published',
      visibility: 'public',
      published_at: '2023-01-02T03:04:05.000Z',
    };
    const file = await put(
      'ghost.json',
      ghostExport([
        {
          id: '1',
          title: 'De Ghost',
          slug: 'de-ghost',
          html,
          feature_image: '__GHOST_URL__/content/images/2024/a.png',
          ...common,
        },
        { id: '2', title: 'Outro', slug: 'outro', html: '<p>b</p>', ...common, visibility: 'paid' },
      ]),
    );
    const { numbers } = await run({ files: [file], uploads: path.join(folder, 'ghost') });
    expect(numbers.made).toMatchObject({ articles: 2, authors: 1, categories: 1 });
    expect(numbers.made.pictures + numbers.same.pictures).toBe(1);
    const post = await postAt('de-ghost');
    expect(post).toMatchObject({ status: 'published', author: 'Rui Sá' });
    expect(JSON.stringify(post?.content)).toMatch(/"href":"\/br\/outro".*"src":"\/media\//);
    expect(JSON.stringify(post)).not.toContain('GHOST_URL');
    expect(await postAt('outro')).toMatchObject({ status: 'draft' });
    expect(await led('/de-ghost')).toBe('/br/de-ghost');
    expect(await led('/tag/casa-ghost')).toBe('/br/categoria/casa-ghost');
  });
});
