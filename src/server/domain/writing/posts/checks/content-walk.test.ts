import { expect, test } from 'vitest';
import type { ContentBlock, ContentDocument } from '#contract/writing/content/content.schemas.ts';
import { checkBlocks } from './block-checks.ts';
import type { ContentFacts, ContentFound } from './check-facts.ts';
import { linksOf, otherTextsOf } from './content-walk.ts';
import { checkLanguage } from './language-checks.ts';
import { checkLinks } from './link-checks.ts';

const line: Extract<ContentBlock, { type: 'paragraph' }> = {
  type: 'paragraph',
  content: [{ type: 'text', text: 'a' }],
};
const pictures = [
  { src: '/media/a-480.webp', alt: '' },
  { src: '/media/b-480.webp', alt: 'b', caption: '{{x}}' },
];
const blocks: ContentBlock[] = [
  { type: 'gallery', attrs: { pictures } },
  { type: 'button', attrs: { href: 'https://www.amazon.it/dp/B0', label: '{{x}}' } },
  { type: 'embed', attrs: { href: 'https://www.amazon.com.br/dp/B0', title: '{{x}}' } },
  { type: 'details', attrs: { summary: '{{x}}' }, content: [line] },
  { type: 'file', attrs: { src: '/it/x.pdf', name: '{{x}}', kind: 'file', caption: 'c' } },
  { type: 'codeBlock', attrs: {}, content: [{ type: 'text', text: '{{ x }}' }] },
];
const body: ContentDocument = { type: 'doc', content: blocks };

function check(look: (facts: ContentFacts, found: ContentFound) => void, content = body): string[] {
  const found: string[] = [];
  const edition = {
    locale: 'br',
    timeZone: 'America/Sao_Paulo',
    amazonDomain: 'amazon.com.br',
    affiliateId: 'vitrina-20',
    disclosure: '',
  };
  const facts = { fields: { content }, edition, now: new Date(0) } as unknown as ContentFacts;
  look(facts, (...said) => found.push(said.filter(Boolean).join(' ')));
  return found;
}

test('whatever a block says beside running text is looked at', () => {
  expect(blocks.map(otherTextsOf)).toEqual([
    ['', '', 'b', '{{x}}'],
    ['{{x}}'],
    ['{{x}}'],
    ['{{x}}'],
    ['{{x}}', 'c'],
    [],
  ]);
  expect(check(checkBlocks)).toEqual([
    'image_alt_missing content.0 /media/a-480.webp',
    ...[0, 1, 2, 3, 4].map((index) => `placeholder_unknown content.${index} {{x}}`),
  ]);
});

test('wherever a block leads is looked at', () => {
  expect(linksOf(body).map(({ href, index }) => `${index} ${href}`)).toEqual([
    '1 https://www.amazon.it/dp/B0',
    '2 https://www.amazon.com.br/dp/B0',
    '4 /it/x.pdf',
  ]);
  expect(check(checkLinks)).toEqual([
    'link_other_marketplace content.1 https://www.amazon.it/dp/B0',
    'link_other_tag content.2 https://www.amazon.com.br/dp/B0',
    'link_other_edition content.4 /it/x.pdf',
  ]);
});

test('code is in no language, and nothing where it is empty', () => {
  const italian =
    'Il robot che abbiamo provato è molto silenzioso, ma non pulisce gli angoli: per questo lo consigliamo a chi ha case piccole.';
  const code: ContentBlock = { type: 'codeBlock', attrs: {}, content: [{ type: 'text', text: italian }] };
  const language = (facts: ContentFacts, found: ContentFound) => checkLanguage(facts, [], found);
  expect(check(language, { type: 'doc', content: [code] })).toEqual([]);
  expect(check(checkBlocks, { type: 'doc', content: [{ type: 'codeBlock', attrs: {} }] })).toEqual([
    'body_empty content',
  ]);
});
