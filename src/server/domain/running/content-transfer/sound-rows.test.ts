import { expect, test } from 'vitest';
import { awin } from '#contract/commerce/networks/ready-made/awin.ts';
import type { ContentKind } from '#contract/running/content-transfer/content-kinds.ts';
import { assertSound } from './sound-rows.ts';

const body = (...content: unknown[]) => ({ type: 'doc', content });
const linked = (href: string) => ({
  type: 'paragraph',
  content: [{ type: 'text', text: 'x', marks: [{ type: 'link', attrs: { href } }] }],
});
const post = { title: 'x', content: body(linked('/br')), image_url: null };
const review = { body: body(), breakdown: [], pros: ['x'], cons: [], updates: [] };
const product = { image_url: 'https://e.example/a.jpg', images: [], specs: { weightKg: 2 } };
const edition = {
  currency: 'MXN',
  language: 'es-MX',
  time_zone: 'America/Mexico_City',
  shops: [],
  network_numbers: {},
};
const shopLink = { url: 'https://s.shopee.com.br/x' };

const judge = (kind: ContentKind, row: object | string) => () =>
  assertSound(kind, typeof row === 'string' ? row : JSON.stringify(row));

test.each<[ContentKind, object]>([
  ['posts', post],
  ['reviews', review],
  ['products', product],
  ['locale_configs', edition],
  ['shop_links', shopLink],
  ['networks', { key: 'awin', definition: awin }],
  ['offers', { url: null }],
  ['old_addresses', { path: '/?p=1', target: '/br/x' }],
  ['old_addresses', { path: '/2024/x', target: null }],
  ['categories', { name: '<script>', icon: 'x' }],
])('a row of %s as an export has it is sound', (kind, row) => {
  expect(judge(kind, row)).not.toThrow();
});

test.each<[ContentKind, string, object]>([
  ['posts', 'a link that runs', { ...post, content: body(linked('javascript:alert(1)')) }],
  ['posts', 'a link to another host by two slashes', { ...post, content: body(linked('//e.example')) }],
  ['posts', 'a block without what it is made of', { ...post, content: body({ type: 'faq', attrs: {} }) }],
  ['posts', 'a block that nobody knows', { ...post, content: body({ type: 'html', text: '<script>' }) }],
  ['posts', 'a text for a body', { ...post, content: 'text' }],
  ['posts', 'no body', { title: 'x', image_url: null }],
  ['posts', 'a picture that runs', { ...post, image_url: 'javascript:alert(1)' }],
  ['reviews', 'points that are none', { ...review, pros: 'x' }],
  ['reviews', 'a score that is none', { ...review, breakdown: [{ criterion: 1 }] }],
  ['products', 'a picture over http', { ...product, images: [{ url: 'http://e.example/a', alt: {} }] }],
  ['locale_configs', 'a time zone that there is not', { ...edition, time_zone: 'Nowhere/Nowhere' }],
  ['locale_configs', 'a language that is a path', { ...edition, language: '../..' }],
  ['locale_configs', 'a currency that there is not', { ...edition, currency: 'XX' }],
  ['shop_links', 'an address that runs', { url: 'javascript:alert(1)' }],
  ['networks', 'a definition of another one', { key: 'other', definition: awin }],
  [
    'networks',
    'a link that leads nowhere',
    { key: 'awin', definition: { ...awin, link: { kind: 'template', template: '//e.example/{url}' } } },
  ],
  ['offers', 'an address that runs', { url: 'data:text/html,x' }],
  ['old_addresses', 'a place elsewhere', { path: '/x', target: 'https://e.example' }],
  ['old_addresses', 'a place elsewhere by two slashes', { path: '/x', target: '//e.example' }],
  ['old_addresses', 'a place elsewhere by a backslash', { path: '/x', target: '/\\e.example' }],
])('a row of %s with %s is refused', (kind, _what, row) => {
  expect(judge(kind, row)).toThrow(expect.objectContaining({ code: 'invalid_input', reason: 'not_content' }));
});

test('a body of brackets does not exhaust who looks at it', () => {
  const deep = `${'{"type":"bulletList","content":['.repeat(20_000)}${']}'.repeat(20_000)}`;
  expect(judge('posts', `{"image_url":null,"content":{"type":"doc","content":[${deep}]}}`)).toThrow(
    'content',
  );
});
