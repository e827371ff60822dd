import { expect, test } from 'vitest';
import type { ContentBlock } from '#contract/writing/content/content.schemas.ts';
import { answerFirst } from './content.tsx';

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
