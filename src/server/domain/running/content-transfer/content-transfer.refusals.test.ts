import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { beforeAll, describe, expect, test } from 'vitest';
import { contentKinds } from '#contract/running/content-transfer/content-kinds.ts';
import { isKeptAs } from '#server/domain/writing/media/kept-as.ts';
import { sumsOf, usePlace } from '#test/harness/data/backups.ts';
import { hugePng } from '#test/harness/data/pictures.ts';
import { oneEngine } from '#test/harness/database.ts';
import { actors } from '#test/harness/people/actors.ts';

/** Which lines are no record, says read-records.test.ts; which rows no form would take, sound-rows.test.ts. */
describe.each(oneEngine)('content that is not what an export writes, on %s', (engine) => {
  const site = usePlace(engine, 'demo');
  const empty = usePlace(engine, 'nothing');
  let lines: string[];
  beforeAll(async () => {
    lines = (await text(site().services.contentTransfer.write('mx'))).split('\n');
  });
  const tryOut = async (content: string, dryRun = false) => {
    const file = path.join(empty().folder, 'tried.json');
    await writeFile(file, content);
    return empty().services.contentTransfer.import(file, actors.owner, { dryRun });
  };
  const withRecord = (record: object) => [...lines.slice(0, 2), JSON.stringify(record), ']', ''].join('\n');
  const contentOf = async () => {
    const sums = await sumsOf(empty().client);
    return contentKinds.map((kind) => sums[kind]);
  };

  test('a file that is cut off, or of another program, changes nothing', async () => {
    const whole = lines.join('\n');
    const before = await contentOf();
    for (const broken of [whole.slice(0, whole.length / 2), ''])
      await expect(tryOut(broken)).rejects.toMatchObject({ reason: 'content_cut_off' });
    await expect(tryOut('[\n{"a":1}\n]\n')).rejects.toMatchObject({ reason: 'not_content' });
    const older = whole.replace(/"migration":\d+/, '"migration":1');
    await expect(tryOut(older)).rejects.toThrow(/older than this one/);
    expect(await contentOf()).toEqual(before);
  });

  test('what no form would take is not taken from a file either', async () => {
    const line = lines.find((each) => each.startsWith('{"kind":"posts"')) ?? '';
    const post = { ...JSON.parse(line.replace(/,$/, '')).row, category_id: null, copied_from_id: null };
    const taken = await tryOut(withRecord({ kind: 'posts', row: post }), true);
    expect(taken.kinds.posts?.added).toBe(1);
    const content = { type: 'doc', content: [{ type: 'faq', attrs: {} }] };
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
    for (const record of [
      { kind: 'posts', row: { ...post, content } },
      { picture: 'a-picture', data: svg.toString('base64') },
      { picture: 'a-page.pdf', data: Buffer.from('<!DOCTYPE html>').toString('base64') },
    ])
      await expect(tryOut(withRecord(record))).rejects.toMatchObject({ reason: 'not_content' });
    expect(await empty().pictures.originals.read('a-picture')).toBeUndefined();
  });
});

test('a name says what may be kept under it', async () => {
  expect(await isKeptAs('a-paper.pdf', Buffer.from('%PDF-1.7 x'))).toBe(true);
  expect(await isKeptAs('a-page.html', Buffer.from('<!DOCTYPE html>'))).toBe(false);
  expect(await isKeptAs('a-bomb', hugePng(30_000, 30_000))).toBe(false);
});
