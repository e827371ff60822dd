import { describe, expect, test } from 'vitest';
import { differenceOf, factsOf } from './page-facts.ts';

const page = ({
  title = 'Title &amp; more',
  canonical = 'https://a.example/br',
  robots = 'index, follow',
  body = '<p>One <b>two</b></p><a href="/br/x" rel="sponsored">three</a>',
  data = '{"name":"x"}',
} = {}) =>
  `<!DOCTYPE html><html><head><title>${title}</title><meta name="robots" content="${robots}"><link rel="canonical" href="${canonical}"><style>p>a{color:red}</style><script type="application/ld+json">${data}</script></head><body>${body}<script>if (1 < 2) document.write("<p>never</p>")</script></body></html>`;

test('a page is read as whoever runs no scripts reads it', () => {
  expect(factsOf(page())).toEqual({
    title: ['Title &amp; more'],
    canonical: ['https://a.example/br'],
    robots: ['index, follow'],
    text: ['One', 'two', 'three'],
    links: ['/br/x sponsored'],
    data: ['{"name":"x"}'],
  });
  expect(factsOf('<p title="a > b">c</p><!-- <a href="/d">d</a> --><img alt=e>').text).toEqual([
    'a > b',
    'c',
    'e',
  ]);
});

describe('two variants', () => {
  test('are the same where only what runs is different', () => {
    expect(differenceOf(page(), page().replace(/<script>.*?<\/script>/, ''))).toBeUndefined();
  });

  test.each([
    ['title', { title: 'Other' }, 'Title &amp; more', 'Other'],
    ['canonical', { canonical: 'https://b.example/br' }, 'https://a.example/br', 'https://b.example/br'],
    ['robots', { robots: 'noindex' }, 'index, follow', 'noindex'],
    ['data', { data: '{}' }, '{"name":"x"}', '{}'],
    ['text', { body: '<p>One</p><a href="/br/x" rel="sponsored">three</a>' }, 'two', 'three'],
    [
      'links',
      { body: '<p>One <b>two</b></p><a href="/br/y" rel="sponsored">three</a>' },
      '/br/x sponsored',
      '/br/y sponsored',
    ],
  ])('that differ in their %s are told apart', (part, change, whole, bare) => {
    expect(differenceOf(page(), page(change))).toEqual({ parts: [part], whole, bare });
  });

  test('of which one says less differ in everything that it lacks', () => {
    expect(differenceOf(page(), page({ body: '' }))).toEqual({
      parts: ['text', 'links'],
      whole: 'One',
      bare: '',
    });
    expect(differenceOf(page({ body: '' }), page())).toEqual({
      parts: ['text', 'links'],
      whole: '',
      bare: 'One',
    });
  });
});
