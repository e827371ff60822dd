import assert from 'node:assert/strict';
import { Buffer } from 'node:buffer';
import fs from 'node:fs';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { type Header, pack } from 'tar-stream';
import { memoryOf } from '../bench/lib/serve-site.ts';
import type { Attack, Target } from './lib/attack.ts';
import { gzipBomb } from './lib/hostile-files.ts';

export const name = 'hostile-backups';
export const about =
  'a backup that somebody has put another file in the place of, and a rehearsal that opens it';

const MB = 1024 * 1024;
type Entry = Partial<Header> & { name: string; body?: string };
async function archive(...entries: Entry[]): Promise<Buffer> {
  const tar = pack();
  for (const { body = '', ...header } of entries) tar.entry(header, body);
  tar.finalize();
  return gzipSync(await buffer(tar));
}

/** The head of an entry that says it has so many bytes, and is followed by zeros. */
function promising(type: string, bytes: number): Buffer {
  const head = Buffer.alloc(512);
  head.write('vitrina.json', 0);
  head.write('0000644\0', 100);
  head.write('0000000\0', 108);
  head.write('0000000\0', 116);
  head.write(`${bytes.toString(8).padStart(11, '0')} `, 124);
  head.write('00000000000 ', 136);
  head.write('        ', 148);
  head.write(type, 156);
  head.write('ustar\x0000', 257);
  const sum = head.reduce((total, byte) => total + byte, 0);
  head.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  return head;
}

async function hostileArchives(outside: string): Promise<[string, Buffer][]> {
  const up = path.join('..', '..', '..', '..', '..', '..', outside);
  return [
    ['no archive', Buffer.from('hello')],
    ['a way up in a name', await archive({ name: up, body: 'x' })],
    ['a whole address', await archive({ name: outside, body: 'x' })],
    ['a picture that leads out', await archive({ name: `media/originals/${up}.webp`, body: 'x' })],
    [
      'a link to elsewhere',
      await archive({ name: 'media/originals/a.webp', type: 'symlink', linkname: '/etc/passwd' }),
    ],
    [
      'a hard link to elsewhere',
      await archive({ name: 'media/originals/a.webp', type: 'link', linkname: '/etc/passwd' }),
    ],
    ['a device', await archive({ name: 'media/originals/a.webp', type: 'character-device' })],
    ['a packed gigabyte', gzipBomb(1_024)],
    ['an entry of a gigabyte', Buffer.concat([gzipSync(promising('0', 1_024 * MB)), gzipBomb(1_024)])],
    [
      'a note of a gigabyte about an entry',
      Buffer.concat([gzipSync(promising('x', 1_024 * MB)), gzipBomb(1_024)]),
    ],
    ['a name of a gigabyte', Buffer.concat([gzipSync(promising('L', 1_024 * MB)), gzipBomb(1_024)])],
  ];
}

async function rehearse({ people: { owner } }: Target, id: number) {
  await owner.must('POST', '/api/admin/confirmation', { password: owner.password });
  await owner.must('POST', `/api/admin/backups/${id}/rehearsal`);
  for (let n = 0; n < 300; n += 1) {
    const { rehearsal } = (await owner.must('GET', `/api/admin/backups/${id}`)).backup;
    if (rehearsal && !['waiting', 'running'].includes(rehearsal.state)) return rehearsal;
    await pause(200);
  }
  throw new Error('The rehearsal has not ended within a minute.');
}

export async function run({ target, attempt }: Attack): Promise<void> {
  const { owner } = target.people;
  await owner.must('POST', '/api/admin/confirmation', { password: owner.password });
  const { id } = await owner.must('POST', '/api/admin/backups');
  for (let n = 0; (await owner.must('GET', `/api/admin/backups/${id}`)).backup.state !== 'ready'; n += 1) {
    assert(n < 300, 'The backup was not ready within a minute.');
    await pause(200);
  }
  const folder = path.join(target.dataDir, 'backups');
  const [file] = fs.readdirSync(folder).filter((each) => each.endsWith('.tar.gz'));
  assert(file, 'There is no file of it.');
  const outside = path.join('/tmp', `vitrina-attack-${target.port}`);
  for (const [what, bytes] of await hostileArchives(outside))
    await attempt(what, async () => {
      fs.writeFileSync(path.join(folder, file), bytes);
      const before = memoryOf(target.pid).now;
      const watching = setInterval(() => {
        most = Math.max(most, memoryOf(target.pid).now);
      }, 100);
      let most = before;
      const { state, problem } = await rehearse(target, id).finally(() => clearInterval(watching));
      assert.equal(state, 'failed', `The rehearsal is ${state}.`);
      assert(!fs.existsSync(outside) && !fs.existsSync(`${outside}.webp`), 'It has written outside.');
      const more = Math.round((most - before) / MB);
      assert(more < 700, `It took ${more} MB to find that out.`);
      return `refused as ${problem?.code}, with ${more} MB more in memory`;
    });
}
