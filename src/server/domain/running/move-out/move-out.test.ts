import { mkdtemp, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { and, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { posts } from '#db/schema/writing/posts.ts';
import { noPages, usePlace } from '#test/harness/data/backups.ts';
import { noise } from '#test/harness/data/pictures.ts';
import { engines } from '#test/harness/database.ts';
import { childrenOf, parseXml, textOf, type XmlElement } from '#test/harness/html/xml.ts';
import { callerWith } from '#test/harness/people/actors.ts';
import { moveOutCommand } from '../../../../../scripts/lib/commands/move-out-command.ts';
import { answerOf } from '../../../../../scripts/lib/commands/run-command.ts';

const only = (element: XmlElement, name: string): XmlElement => {
  const [found] = childrenOf(element, name);
  if (!found) throw new Error(`There is no ${name}.`);
  return found;
};

describe.each(engines)('moving out of %s', { timeout: 120_000 }, (engine) => {
  const site = usePlace(engine, 'demo');
  const slug = 'melhores-aspiradores-verticais';
  const move = async (form: string) => {
    const folder = path.join(await mkdtemp(path.join(site().folder, 'out-')), 'new');
    const answer = await answerOf(moveOutCommand, ['--as', form, '--to', folder], (work) =>
      work(site().services, noPages),
    );
    return { folder, ...answer };
  };

  test('a file for each edition that WordPress can read, with everything in it', async () => {
    await site()
      .db.update(posts)
      .set({ trashedAt: new Date(), trashedStatus: 'published', status: 'archived' })
      .where(and(eq(posts.locale, 'br'), eq(posts.slug, 'consertos-em-casa')));
    const { folder, code, said } = await move('wxr');
    expect([code, said]).toEqual([
      0,
      expect.stringMatching(/ holds \d+ articles, \d+ reviews and \d+ pictures in 5 files/),
    ]);
    const channel = only(parseXml(await readFile(path.join(folder, 'br.wordpress.xml'), 'utf8')), 'channel');
    const items = childrenOf(channel, 'item');
    const written = await site().db.select().from(posts).where(eq(posts.locale, 'br'));
    const articles = items.filter((item) => textOf(item, 'wp:post_type') === 'post');
    const of = (name: string) => {
      const found = articles.find((item) => textOf(item, 'wp:post_name') === name);
      if (!found) throw new Error(`${name} is not in the file.`);
      return found;
    };
    expect(articles.length).toBeGreaterThan(written.length);
    for (const each of written) expect(of(each.slug), each.slug).toBeTruthy();
    const article = of(slug);
    expect(textOf(article, 'title')).toMatch(/de 20\d\d$/);
    expect(textOf(article, 'wp:status')).toBe('publish');
    expect(textOf(of('consertos-em-casa'), 'wp:status')).toBe('trash');
    expect(textOf(article, 'link')).toBe(`http://vitrina.test/br/${slug}`);
    const html = textOf(article, 'content:encoded') ?? '';
    expect(html).toMatch(/<!-- wp:heading -->\n<h2 class="wp-block-heading">/);
    expect(html).not.toMatch(/\{\{|R\$ ?\d/);
    const thumbnail = childrenOf(article, 'wp:postmeta').find(
      (meta) => textOf(meta, 'wp:meta_key') === '_thumbnail_id',
    );
    const number = thumbnail && textOf(thumbnail, 'wp:meta_value');
    const picture = items.find((item) => textOf(item, 'wp:post_id') === number);
    expect(picture && textOf(picture, 'wp:attachment_url')).toMatch(/^http:\/\/vitrina\.test\/media\//);
  });

  test('a file for each text, with the pictures that somebody brought', async () => {
    const picture = await site().services.mediaLibrary.upload(callerWith('owner'), {
      name: 'Sala.png',
      bytes: await noise().png().toBuffer(),
    });
    await site()
      .db.update(posts)
      .set({ imageUrl: `/media/${picture.name}-1200.webp` })
      .where(and(eq(posts.locale, 'br'), eq(posts.slug, slug)));
    const { folder, code, said } = await move('markdown');
    expect(code).toBe(0);
    expect(said).toContain('Not there, though a text shows them: ');
    const text = await readFile(path.join(folder, 'br/posts', `${slug}.md`), 'utf8');
    expect(text).toMatch(/^---\ntitle: ".+"\nslug: "melhores-aspiradores-verticais"\n/);
    expect(text).toContain(`image: "/media/${picture.name}.webp"`);
    expect(await readdir(path.join(folder, 'media'))).toEqual([`${picture.name}.webp`]);
    expect((await readdir(path.join(folder, 'it/reviews'))).length).toBeGreaterThan(10);
  });
});

test('what makes no sense is refused in a sentence, and writes nothing', async () => {
  const nowhere = () => Promise.reject(new Error('The site was opened.'));
  for (const args of [
    [],
    ['--as', 'docx', '--to', 'x'],
    ['--as', 'wxr'],
    ['--as', 'wxr', '--to', import.meta.dirname],
  ]) {
    const { code, complained } = await answerOf(moveOutCommand, args, nowhere);
    expect([code, complained]).toEqual([1, expect.stringMatching(/^(?:Say --|.* is not empty)/)]);
  }
});
