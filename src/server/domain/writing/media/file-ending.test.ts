import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fileEnding } from './file-ending.ts';

const bytes = (...parts: (string | number[])[]) =>
  Buffer.concat(
    parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part))),
  );
const zip = (...names: string[]) => bytes('PK\x03\x04', [...Array(26).fill(0)], ...names, 'PK\x05\x06');
const packaged = (type: string) => zip('mimetype', type, 'PK\x03\x04');

test.each([
  ['mp3', bytes('ID3\x04')],
  ['mp3', bytes([0xff, 0xfb, 0x90, 0x00])],
  ['m4a', bytes([0, 0, 0, 24], 'ftypM4A ')],
  ['mp4', bytes([0, 0, 0, 24], 'ftypisom')],
  ['mp4', bytes([0, 0, 0, 24], 'ftypmp42')],
  ['ogg', bytes('OggS', [...Array(24).fill(0)], 'OpusHead')],
  ['ogg', bytes('OggS', [...Array(24).fill(0)], '\x01vorbis')],
  ['wav', bytes('RIFF', [0, 0, 0, 0], 'WAVE')],
  ['webm', bytes('\x1a\x45\xdf\xa3', [0x42, 0x82], 'webm')],
  ['pdf', bytes('%PDF-1.7')],
  ['zip', zip('a.txt')],
  ['epub', packaged('application/epub+zip')],
  ['odt', packaged('application/vnd.oasis.opendocument.text')],
  ['docx', zip('[Content_Types].xml', 'word/document.xml')],
  ['xlsx', zip('[Content_Types].xml', 'xl/workbook.xml')],
  ['pptx', zip('[Content_Types].xml', 'ppt/presentation.xml')],
])('is told by its bytes: %s', (ending, file) => {
  expect(fileEnding(file)).toBe(ending);
});

test.each([
  ['a page', bytes('<!DOCTYPE html><script>')],
  ['a drawing', bytes('<svg xmlns="http://www.w3.org/2000/svg">')],
  ['a program', bytes('MZ')],
  ['a picture', bytes([0xff, 0xd8, 0xff, 0xe0])],
  ['a picture in a film’s box', bytes([0, 0, 0, 24], 'ftypavif')],
  ['a film that browsers do not play', bytes('\x1a\x45\xdf\xa3', [0x42, 0x82], 'matroska')],
  ['a document with programs', zip('[Content_Types].xml', 'word/document.xml', 'word/vbaProject.bin')],
  ['an archive that was cut off', bytes('PK\x03\x04', 'a.txt')],
  ['a package of something else', packaged('application/x-something')],
  ['nothing', bytes('')],
])('knows nothing of %s', (_what, file) => {
  expect(fileEnding(file)).toBeUndefined();
});

test('any bytes are read, and a page or a script is never one', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 600 }), fc.constantFrom('<', '#!', '{', ' '), (rest, first) => {
      fileEnding(rest);
      expect(fileEnding(bytes(first, [...rest]))).toBeUndefined();
    }),
  );
});
