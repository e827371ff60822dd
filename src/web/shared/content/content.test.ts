import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { ContentBlock } from '#contract/writing/content/content.schemas.ts';
import { dictionary } from '#i18n/dictionaries/br/dictionary.ts';
import { renderContent } from '#web/render-content.tsx';
import { answerFirst, Content } from './content.tsx';
import type { ContentView } from './content-view.ts';

const paragraph: ContentBlock = { type: 'paragraph', content: [{ type: 'text', text: 'x' }] };
const heading: ContentBlock = {
  type: 'heading',
  attrs: { level: 2 },
  content: [{ type: 'text', text: 'x' }],
};
const picks: ContentBlock = { type: 'quickPicks', attrs: { picks: [] } };

test('picks of the opening come before it', () => {
  expect(answerFirst([paragraph, paragraph, picks, heading])).toEqual([picks, paragraph, paragraph, heading]);
});

test('picks of a chapter stay in it, and an article without any stays as it is', () => {
  const chapter = [paragraph, heading, picks];
  expect(answerFirst(chapter)).toBe(chapter);
  expect(answerFirst([paragraph])).toEqual([paragraph]);
});

test('a picture is wider than the text where an editor says so, a table where it has many columns', () => {
  const reading = { locale: 'br', timeZone: 'America/Sao_Paulo', now: new Date(0), products: [] } as const;
  const html = (...content: ContentBlock[]) =>
    renderContent({ type: 'doc', content }, { ...reading, products: [] });
  const image = { src: '/media/a-960.webp', alt: 'Uma sala' };
  expect(html({ type: 'image', attrs: image })).toMatch(/^<figure><picture>/);
  expect(html({ type: 'image', attrs: { ...image, wide: true } })).toMatch(
    /^<figure class="wide">.* sizes="\(min-width: 75rem\) 936px, /,
  );
  const cell = { type: 'tableCell' as const, content: [{ type: 'paragraph' as const }] };
  const table = (columns: number) =>
    html({
      type: 'table',
      content: [{ type: 'tableRow', content: Array.from({ length: columns }, () => cell) }],
    });
  expect(table(3)).not.toContain('wide');
  expect(table(4)).toContain('class="table-scroll goes-on wide"');
});

test('a list inside of a cell, a note, a quote or another list keeps its bullets, and only such a list asks for them', () => {
  const view = { dictionary, resolve: (text) => text } as ContentView;
  const text = { type: 'paragraph' as const, content: [{ type: 'text' as const, text: 'x' }] };
  const list = { type: 'bulletList' as const, content: [{ type: 'listItem' as const, content: [text] }] };
  const inside: ContentBlock[] = [
    { type: 'callout', content: [list] },
    { type: 'blockquote', content: [list] },
    { type: 'bulletList', content: [{ type: 'listItem', content: [text, list] }] },
    { type: 'table', content: [{ type: 'tableRow', content: [{ type: 'tableCell', content: [list] }] }] },
  ];
  const lists = (content: ContentBlock[]) =>
    renderToStaticMarkup(createElement(Content, { document: { type: 'doc', content }, view })).match(
      /<ul[^>]*>/g,
    );
  expect(lists([list])).toEqual(['<ul>']);
  for (const block of inside) expect(lists([block])?.at(-1)).toBe('<ul class="inner">');
});
