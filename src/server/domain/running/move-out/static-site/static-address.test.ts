import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fileOfAddress, staticAddress } from './static-address.ts';

const SITE = 'https://vitrina.example';
const at = (href: string) => staticAddress(href, SITE);

test.each([
  ['/', 'index.html'],
  ['/br', 'br/index.html'],
  ['/br/a%C3%A7%C3%A3o#x', 'br/ação/index.html'],
  [`${SITE}/br/categoria/casa?page=3`, 'br/categoria/casa/page/3/index.html'],
  ['/media/a-1200.webp?v=1', 'media/a-1200.webp'],
  ['/br/feed.xml', 'br/feed.xml'],
  ['/player/vimeo/76979871', 'player/vimeo/76979871/index.html'],
])('%s is the file %s', (href, file) => {
  const place = at(href);
  expect(place && 'asked' in place && fileOfAddress(place)).toBe(file);
});

test('what is asked of a server, of the desk and of others is none', () => {
  expect(at('/br/avaliacao?compare=a,b')).toEqual({ kind: 'answer', shown: '/br/avaliacao' });
  expect(at('/br?page=2&q=x')).toMatchObject({ kind: 'answer' });
  for (const href of ['/admin', '/api/clicks', '/br/admin/x', '/preview?token=1'])
    expect(at(href)).toEqual({ kind: 'desk' });
  for (const href of ['https://fora.example/', 'mailto:a@e.example', 'http://[', '//fora.example/x'])
    expect(at(href)).toBeUndefined();
});

test('no address is a file outside of the folder', () => {
  const segment = fc.oneof(
    fc.constantFrom('..', '.', '%2e%2e', '%2F..', '..%5C', '%00', 'a', 'x'.repeat(300), '%'),
    fc.string(),
  );
  fc.assert(
    fc.property(fc.array(segment, { maxLength: 5 }), (segments) => {
      const place = at(`/${segments.join('/')}`);
      const file = place && 'asked' in place ? fileOfAddress(place) : undefined;
      if (file === undefined) return;
      const parts = file.split('/');
      expect(
        parts.filter((part) => part === '' || part === '.' || part === '..' || part.length > 250),
      ).toEqual([]);
      expect(file).not.toMatch(/[\\\0]/);
    }),
  );
});
