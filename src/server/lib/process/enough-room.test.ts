import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { makeTemporaryFolder } from '#test/harness/programs/temporary-folder.ts';
import { ensureRoom, findRoom } from './enough-room.ts';

const MEGABYTE = 1024 * 1024;
const room = (memory: number, disk: number) => ({ memory: memory * MEGABYTE, disk: disk * MEGABYTE });
const dataDir = makeTemporaryFolder();
const embedded = { dataDir, isEmbedded: true };
const server = { dataDir, isEmbedded: false };

test('too little memory is said before anything is begun', () => {
  expect(() => ensureRoom(embedded, room(256, 9_000))).toThrow(
    'Memory: this process may use 256 MB, and it needs 280 MB to begin with. Give it more, or set DATABASE_URL',
  );
  expect(ensureRoom(server, room(256, 9_000))).toBeUndefined();
  expect(() => ensureRoom(server, room(128, 9_000))).toThrow('this process may use 128 MB');
});

test('a new database needs room on the disk; one that is there, for its log', () => {
  expect(() => ensureRoom(embedded, room(2_000, 40))).toThrow(
    `DATA_DIR: the disk of ${dataDir} has 40 MB left, and a new database needs 100 MB. Make room`,
  );
  const before = makeTemporaryFolder();
  mkdirSync(path.join(before, 'database'));
  writeFileSync(path.join(before, 'database', 'PG_VERSION'), '17');
  const filled = { dataDir: before, isEmbedded: true };
  expect(ensureRoom(filled, room(2_000, 100))).toBeUndefined();
  expect(ensureRoom(filled, room(2_000, 40))).toContain('has 40 MB left: what is saved');
  expect(() => ensureRoom(filled, room(2_000, 2))).toThrow('and the database needs 4 MB');
});

test('a full disk stops nobody whose database is elsewhere, and is told', () => {
  expect(ensureRoom(server, room(2_000, 3))).toContain('has 3 MB left');
  expect(ensureRoom(server, {})).toBeUndefined();
});

test('what there is can be found out here, and is enough', () => {
  expect(findRoom(dataDir).memory).toBeGreaterThan(280 * MEGABYTE);
  expect(findRoom(path.join(dataDir, 'nowhere')).disk).toBeUndefined();
  expect(ensureRoom(embedded)).toBeUndefined();
});
