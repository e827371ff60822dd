import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { openArchive, sealArchive } from './sealed-archive.ts';
import { openPieces, sealPieces } from './sealed-pieces.ts';

const SIZE = 16;
const TAG = 16;
const key = randomBytes(32);

async function* inParts(bytes: Uint8Array, cuts: number[] = []): AsyncGenerator<Uint8Array> {
  const places = [...new Set(cuts.map((cut) => cut % (bytes.length + 1)))].sort((one, other) => one - other);
  let from = 0;
  for (const to of [...places, bytes.length]) {
    yield bytes.subarray(from, to);
    from = to;
  }
}
const seal = (bytes: Uint8Array, cuts?: number[]) => buffer(sealPieces(inParts(bytes, cuts), key, SIZE));
const open = (bytes: Uint8Array, cuts?: number[]) => buffer(openPieces(inParts(bytes, cuts), key, SIZE));

/** Short of a piece, exactly one or some, and a little more. */
const content = fc.uint8Array({ maxLength: 5 * SIZE });
const cuts = fc.array(fc.nat(), { maxLength: 8 });
const broken = { name: 'BackupProblem', code: 'broken_file' };

describe('pieces under a key', () => {
  test('come back as they were, however they arrive', async () => {
    await fc.assert(
      fc.asyncProperty(content, cuts, cuts, async (bytes, going, coming) => {
        const sealed = await seal(bytes, going);
        expect(sealed).toHaveLength(bytes.length + TAG * Math.max(1, Math.ceil(bytes.length / SIZE)));
        expect((await open(sealed, coming)).equals(bytes)).toBe(true);
      }),
    );
  });

  test('are refused with any bit changed, anything cut off, added, left out or moved', async () => {
    await fc.assert(
      fc.asyncProperty(
        content,
        cuts,
        fc.nat(),
        fc.integer({ min: 1, max: 255 }),
        async (bytes, parts, n, x) => {
          const sealed = await seal(bytes);
          const place = n % sealed.length;
          const changed = Buffer.from(sealed);
          changed[place] = (changed[place] ?? 0) ^ x;
          await expect(open(changed, parts)).rejects.toMatchObject(broken);
          await expect(open(sealed.subarray(0, place), parts)).rejects.toMatchObject(broken);
          await expect(open(Buffer.concat([sealed, Buffer.from([x])]), parts)).rejects.toMatchObject(broken);
          const whole = SIZE + TAG;
          if (sealed.length <= whole) return;
          const [first, rest] = [sealed.subarray(0, whole), sealed.subarray(whole)];
          await expect(open(rest, parts)).rejects.toMatchObject(broken);
          await expect(open(Buffer.concat([first, first, rest]), parts)).rejects.toMatchObject(broken);
          await expect(open(Buffer.concat([rest, first]), parts)).rejects.toMatchObject(broken);
        },
      ),
    );
  });
});

describe('an archive under a passphrase', () => {
  const passphrase = 'maré baixa às seis';
  const sealed = buffer(sealArchive(inParts(Buffer.alloc(150_000, 7)), passphrase));
  const reading = async (bytes: Uint8Array, word: string | undefined = passphrase) =>
    buffer(openArchive(inParts(bytes, [3, 40, 90, 70_000]), word));

  test('opens with it, in either spelling of its accents, and is another file each time', async () => {
    expect((await reading(await sealed, passphrase.normalize('NFD'))).equals(Buffer.alloc(150_000, 7))).toBe(
      true,
    );
    const again = await buffer(sealArchive(inParts(Buffer.alloc(150_000, 7)), passphrase));
    expect(again.subarray(16, 200).equals((await sealed).subarray(16, 200))).toBe(false);
  });

  test('says of a wrong or missing one that it is, and of damage that it is damage', async () => {
    const file = await sealed;
    await expect(reading(file, 'maré alta às seis')).rejects.toMatchObject({ code: 'wrong_passphrase' });
    await expect(buffer(openArchive(inParts(file), undefined))).rejects.toMatchObject({
      code: 'passphrase_needed',
    });
    await expect(reading(file.subarray(0, -1))).rejects.toMatchObject(broken);
    await expect(reading(file.subarray(0, 50))).rejects.toMatchObject(broken);
    const newer = Buffer.from(file);
    newer.write('2', 15);
    await expect(reading(newer)).rejects.toMatchObject({ code: 'newer_format' });
  });

  test('what was never sealed goes through as it is', async () => {
    for (const length of [0, 1, 60, 300]) {
      const bytes = randomBytes(length);
      expect((await buffer(openArchive(inParts(bytes, [7, 80]), passphrase))).equals(bytes)).toBe(true);
    }
  });
});
