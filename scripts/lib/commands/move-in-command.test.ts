import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
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
  const again = await run(file, '--edition', 'br');
  expect(again.said).toMatch(/Everything is in its place \(run \d+\)\.$/);
});

test('what makes no sense is refused in a sentence', async () => {
  for (const [args, complaint] of [
    [[], /^Which file\?/],
    [['nowhere.xml'], /^There is no file /],
    [['x.xml', '--edition', 'fr'], /--edition/],
  ] as const)
    expect(await run(...args)).toMatchObject({ code: 1, complained: expect.stringMatching(complaint) });
});
