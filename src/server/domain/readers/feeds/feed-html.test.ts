import { expect, test } from 'vitest';
import type { ContentBlock } from '#contract/writing/content/content.schemas.ts';
import { renderContent } from '#web/render-content.tsx';
import { feedHtml } from './feed-html.ts';

const page = 'https://vitrina.example/br/artigo';
const inFeed = (block: ContentBlock) =>
  feedHtml(
    renderContent(
      { type: 'doc', content: [block] },
      { locale: 'br', timeZone: 'America/Sao_Paulo', now: new Date(0), products: [] },
    ),
    page,
  );

test('a player is the link below it', () => {
  expect(inFeed({ type: 'embed', attrs: { href: 'https://youtu.be/aB3_-678901', title: 'A < B' } })).toBe(
    '<figure><figcaption><a href="https://youtu.be/aB3_-678901" target="_blank" rel="noopener">A &lt; B</a> · YouTube</figcaption></figure>',
  );
});

test('files, galleries and buttons lead to the site', () => {
  expect(inFeed({ type: 'file', attrs: { src: '/media/files/a.mp3', name: 'A', kind: 'audio' } })).toContain(
    '<audio controls="" preload="none" src="https://vitrina.example/media/files/a.mp3"',
  );
  expect(
    inFeed({ type: 'gallery', attrs: { pictures: [{ src: '/media/a-1200.webp', alt: 'A' }] } }),
  ).toContain('<a href="https://vitrina.example/media/a-1200.webp"><picture><img');
  expect(inFeed({ type: 'button', attrs: { href: '/br', label: 'Ver' } })).toBe(
    '<div><a href="https://vitrina.example/br">Ver</a></div>',
  );
});
