import { describe, expect, test } from 'vitest';
import { pictureFormats, pictureName, pictureWidths, variantsOf, variantUrl } from './pictures.ts';

describe('variantsOf', () => {
  test('lists every width of one format, smallest first', () => {
    expect(variantsOf('/media/cover-x-1a2b-1200.webp', 'avif')).toBe(
      [
        '/media/cover-x-1a2b-320.avif 320w',
        '/media/cover-x-1a2b-480.avif 480w',
        '/media/cover-x-1a2b-720.avif 720w',
        '/media/cover-x-1a2b-960.avif 960w',
        '/media/cover-x-1a2b-1200.avif 1200w',
      ].join(', '),
    );
  });

  test('knows every address that variantUrl writes', () => {
    for (const format of pictureFormats) {
      for (const width of pictureWidths) {
        const url = variantUrl('cover-x', width, format);
        expect(variantsOf(url, format)).toContain(`${url} ${width}w`);
      }
    }
  });

  test.each([
    'https://images.example/cover-1200.webp',
    '//images.example/media/cover-1200.webp',
    'https://images.example/media/cover-1200.webp',
    '/media/cover.webp',
    '/media/cover-1200.jpg',
    '/media/../secret-1200.webp',
    '/media/cover-1200.webp?x=1',
    '/assets/cover-1200.webp',
    '',
  ])('has none for %j', (imageUrl) => {
    expect(variantsOf(imageUrl, 'webp')).toBeUndefined();
  });
});

test('a picture of ours has a name, and no other', () => {
  expect(pictureName('/media/cover-x-1a2b-1200.webp')).toBe('cover-x-1a2b');
  expect(pictureName('https://images.example/media/cover-1200.webp')).toBeUndefined();
});
