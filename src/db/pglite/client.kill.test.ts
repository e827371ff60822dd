import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, inject, test } from 'vitest';
import { everything } from '#test/harness/data/everything.ts';
import { startChild } from '#test/harness/programs/child.ts';
import { temporaryFolders } from '#test/harness/programs/temporary-folder.ts';
import { PgliteClient } from './client.ts';

/** Each costs a start: six end four writers and two starts. Where everything is run, there are thirty. */
const KILLS = everything ? 30 : 6;
const newFolder = temporaryFolders();

/** Lets a process write, kills it at a random moment, and returns the numbers whose commits it had acknowledged. */
async function writeUntilKilled(dataDir: string, duringStart: boolean): Promise<number[]> {
  const child = startChild('writeNumbers', dataDir);
  if (!duringStart) await child.nextLine();
  await Promise.race([pause(Math.random() * (duringStart ? 900 : 250)), child.ended]);
  const exit = child.process.exitCode;
  await child.kill();
  expect({ exit, errors: (await child.ended).errors }).toEqual({ exit: null, errors: '' });
  return child.lines.map(Number);
}

/** A copy is soon made: where the kill came too late, another folder has its turn. */
async function killDuringFirstStart(): Promise<string> {
  for (;;) {
    const dataDir = path.join(newFolder(), 'database');
    const child = startChild('writeNumbers', dataDir);
    const isBegun = () => fs.existsSync(path.join(`${dataDir}.new`, 'PG_VERSION')) || fs.existsSync(dataDir);
    while (!isBegun()) {
      expect(child.process.exitCode).toBe(null);
      await pause(2);
    }
    await child.kill();
    if (!fs.existsSync(dataDir)) return dataDir;
  }
}

describe('kill -9', { timeout: 400_000 }, () => {
  test(`loses nothing that was acknowledged, over ${KILLS} kills`, async () => {
    const dataDir = path.join(newFolder(), 'database');
    fs.cpSync(inject('pgliteTemplates').nothing, dataDir, { recursive: true });
    const acknowledged: number[] = [];
    for (let kill = 0; kill < KILLS; kill += 1) {
      acknowledged.push(...(await writeUntilKilled(dataDir, kill % 3 === 2)));
    }
    const client = await PgliteClient.open(dataDir);
    const { rows } = await client.query<{ n: number; mirrored: number | null }>(
      'SELECT numbers.n, mirror.n AS mirrored FROM numbers FULL JOIN mirror USING (n)',
    );
    const stored = new Set(rows.map(({ n }) => n));
    expect(acknowledged.length).toBeGreaterThanOrEqual(KILLS / 2);
    expect(acknowledged.filter((n) => !stored.has(n))).toEqual([]);
    expect(rows.filter(({ n, mirrored }) => n !== mirrored)).toEqual([]);
    await client.exec(`
      CREATE EXTENSION amcheck;
      SELECT bt_index_check(indexrelid, true) FROM pg_index
      WHERE indrelid IN ('numbers'::regclass, 'mirror'::regclass, 'pg_class'::regclass)`);
    await client.close();
  });

  test('in the middle of the first start leaves nothing that the next one trips over', async () => {
    const dataDir = await killDuringFirstStart();
    expect(fs.existsSync(`${dataDir}.new`)).toBe(true);
    const client = await PgliteClient.open(dataDir);
    expect((await client.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
    await client.close();
  });
});
