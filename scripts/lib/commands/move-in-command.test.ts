import { createWriteStream } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { expect, test } from 'vitest';
import { noPages, usePlace } from '#test/harness/data/backups.ts';
import { entryOf, wordpressExport } from '#test/harness/data/old-sites.ts';
import { moveInCommand } from './move-in-command.ts';
import { answerOf } from './run-command.ts';

const site = usePlace('pg', 'demo');
const run = (...args: string[]) => answerOf(moveInCommand, args, (work) => work(site().services, noPages));

test('it tells what came, writes it down, and says where readers see none of it yet', async () => {
  const file = path.join(site().folder, 'old.xml');
  const report = path.join(site().folder, 'report.json');
  await writeFile(file, wordpressExport(entryOf({ id: 1, title: 'Pans', slug: 'pans', content: 'Words' })));
  const tried = await run(file, '--edition', 'us', '--dry-run');
  expect(tried.said).toMatch(/articles: 1 new, 0 changed[\s\S]*Nothing was written: this was a trial\.$/);
  const { said } = await run(file, '--edition', 'us', '--report', report);
  expect(said).toMatch(/articles: 1 new[\s\S]*The edition us is not open: readers see none of this/);
  expect(JSON.parse(await readFile(report, 'utf8'))).toMatchObject({
    made: { articles: 1 },
    left: expect.any(Array),
  });
});

test('it brings what was chosen, asks a list of addresses, and takes the last run back', async () => {
  const at = (name: string) => path.join(site().folder, name);
  const post = entryOf({
    id: 11,
    title: 'Taças',
    slug: 'tacas',
    content: 'Palavras',
    categories: ['panelas'],
  });
  const page = entryOf({ id: 12, title: 'Nós', slug: 'nos', type: 'page' });
  await writeFile(at('new.xml'), wordpressExport(post, page));
  await writeFile(at('choices.json'), JSON.stringify({ pages: 'leave', categories: { panelas: 'casa' } }));
  await writeFile(at('log.txt'), '/?p=11\n/br\n/nowhere/here');
  const given = [at('new.xml'), '--choices', at('choices.json'), '--addresses', at('log.txt')];
  const brought = await run(...given, '--report', at('all.json'));
  expect(brought.said).toMatch(
    /articles: 1 new[\s\S]*1 answer, 1 lead on, 1 are missing[\s\S]*missing: \/nowhere\/here[\s\S]*Everything is in its place \(run \d+\)\.$/,
  );
  const { addresses, choices } = JSON.parse(await readFile(at('all.json'), 'utf8'));
  expect(addresses).toContainEqual({ path: '/?p=11', answer: 301, to: '/br/tacas' });
  expect(choices.pages).toBe('Pages stay behind, as was chosen.');
  const undone = await run('--undo');
  expect(undone.said).toMatch(
    /^Run \d+ \(Casa Antiga\) is taken back:\narticles: 1 gone, 0 as before, 0 left/,
  );
  const asked = await run('--addresses', at('log.txt'), '--report', at('asked.json'));
  expect(asked.said).toContain('1 answer, 0 lead on, 2 are missing');
  expect(JSON.parse(await readFile(at('asked.json'), 'utf8')).addresses).toHaveLength(3);
});

test('content of this program comes by the same door, and again is the same', async () => {
  const at = (name: string) => path.join(site().folder, name);
  await pipeline(site().services.contentTransfer.write('us'), createWriteStream(at('own.json')));
  const { said } = await run(at('own.json'), '--dry-run', '--report', at('own-report.json'));
  expect(said).toMatch(/posts: \d+ in the file, 0 new[\s\S]*Nothing was changed: this was a trial\.$/);
  const report = JSON.parse(await readFile(at('own-report.json'), 'utf8'));
  expect(report).toMatchObject({ made: { articles: 0 }, dryRun: true, left: [] });
  expect(report.same.articles).toBeGreaterThan(0);
});

test('what makes no sense is refused in a sentence', async () => {
  for (const [args, complaint] of [
    [[], /^Which file\?/],
    [['nowhere.xml'], /^There is no file /],
    [['x.xml', '--edition', 'fr'], /--edition/],
    [['--undo', 'x.xml'], /--undo takes the number/],
    [['--undo', '999999'], /./],
    [['x.xml', '--choices', 'nowhere.json'], /--choices nowhere\.json/],
  ] as const)
    expect(await run(...args)).toMatchObject({ code: 1, complained: expect.stringMatching(complaint) });
});
