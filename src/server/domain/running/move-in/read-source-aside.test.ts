import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { entryOf, ghostExport, wordpressExport } from '#test/harness/data/old-sites.ts';
import { noise } from '#test/harness/data/pictures.ts';
import { makeTemporaryFolder } from '#test/harness/programs/temporary-folder.ts';
import { surveyOf } from './entries/survey-entries.ts';
import { readSourceAside } from './read-source-aside.ts';

const folder = makeTemporaryFolder();
const whole = wordpressExport(entryOf({ id: 70, title: 'Metade', slug: 'metade' }));

/** The reason for which files are refused; undefined where they are not. */
async function reasonOf(
  texts: (string | Buffer)[],
  look: typeof readSourceAside | typeof surveyOf = surveyOf,
): Promise<string | undefined> {
  const files = texts.map((_, n) => ({ file: path.join(folder, `source-${n}`), name: `source-${n}` }));
  for (const [n, { file }] of files.entries()) await writeFile(file, texts[n] ?? '');
  const indexFile = path.join(folder, `${crypto.randomUUID()}.sqlite`);
  const choices = { pages: 'articles', tags: 'leave' } as const;
  const task = { wanted: 'survey', files, indexFile, address: undefined, choices } as const;
  return Array.fromAsync(look(task)).then(
    () => undefined,
    (error) => error.reason,
  );
}

test('in a thread: an export is read, and what is none refused', async () => {
  expect(await reasonOf([whole], readSourceAside)).toBeUndefined();
  expect(await reasonOf([whole.slice(0, -20)], readSourceAside)).toBe('source_cut_off');
});

test.each([
  ['an export', undefined, whole],
  ['half of one', 'source_cut_off', whole.slice(0, -20)],
  ['half of Ghost\u2019s', 'source_cut_off', ghostExport([{ id: '1' }]).slice(0, -5)],
  ['any other feed', 'not_a_site', '<rss><channel><title>x</title></channel></rss>'],
  ['nothing', 'source_cut_off', ''],
  ['an archive that is none', 'source_cut_off', 'PK\u0003\u0004 lixo'],
])('%s: %s', async (_what, reason, text) => {
  expect(await reasonOf([text])).toBe(reason);
});

test('a picture, and sites of two programs at once', async () => {
  expect(await reasonOf([await noise().png().toBuffer()])).toBe('not_a_site');
  expect(await reasonOf([whole, ghostExport([])])).toBe('several_sites');
});
