import { expect, test } from 'vitest';
import { thumbnailUrl } from './thumbnail.ts';

test('a picture of ours is shown in its smallest size', () => {
  expect(thumbnailUrl('/media/cadeira-1a2b3c4d5e6f-1200.webp')).toBe('/media/cadeira-1a2b3c4d5e6f-320.webp');
  expect(thumbnailUrl('/media/cadeira-1a2b3c4d5e6f-720.avif')).toBe('/media/cadeira-1a2b3c4d5e6f-320.webp');
});

test.each(['https://example.com/media/a-1200.webp', '/media/share/br.jpg', ''])(
  '"%s" stays as it is',
  (url) => {
    expect(thumbnailUrl(url)).toBe(url);
  },
);
