import { expect, test } from 'vitest';
import type { ContentDocument } from '#contract/writing/content/content.schemas.ts';
import { withPicture } from './mend-picture.ts';

const url = 'http://old.example/lost.png';
const kept = 'https://old.example/lost.png';
const address = '/media/other-0123456789ab-1200.webp';
const document = {
  type: 'doc',
  content: [
    { type: 'image', attrs: { src: kept, alt: 'A' } },
    {
      type: 'gallery',
      attrs: {
        pictures: [
          { src: kept, alt: '' },
          { src: '/media/x-1200.webp', alt: '' },
        ],
      },
    },
    { type: 'embed', attrs: { href: 'https://video.example/1', picture: kept } },
    { type: 'paragraph', content: [{ type: 'text', text: kept }] },
  ],
} as ContentDocument;

test('takes the place of the lost one wherever it is shown, and nowhere else', () => {
  const mended = withPicture({ content: document, imageUrl: null }, { url, isCover: false, address });
  expect(mended).not.toHaveProperty('imageUrl');
  expect(mended?.content?.content).toEqual([
    { type: 'image', attrs: { src: address, alt: 'A' } },
    {
      type: 'gallery',
      attrs: {
        pictures: [
          { src: address, alt: '' },
          { src: '/media/x-1200.webp', alt: '' },
        ],
      },
    },
    { type: 'embed', attrs: { href: 'https://video.example/1', picture: address } },
    { type: 'paragraph', content: [{ type: 'text', text: kept }] },
  ]);
});

test('becomes the cover of an article that has lost its own, and of no other', () => {
  const plain = { type: 'doc', content: [] } as ContentDocument;
  const lost = { url, isCover: true, address };
  expect(withPicture({ content: plain, imageUrl: null }, lost)).toEqual({ imageUrl: address });
  expect(withPicture({ content: plain, imageUrl: '/media/own-1200.webp' }, lost)).toBeUndefined();
  expect(withPicture({ content: plain, imageUrl: null }, { ...lost, isCover: false })).toBeUndefined();
});
