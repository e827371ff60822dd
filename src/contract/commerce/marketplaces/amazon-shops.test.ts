import { expect, test } from 'vitest';
import { editionFacts } from '#seed/facts/editions.ts';
import { amazonDomains, isAmazonDomain, isTagOf, tagEndingOf } from './amazon-shops.ts';

test.each(Object.entries(editionFacts))('the shop and tag of %s belong together', (_locale, facts) => {
  expect(isAmazonDomain(facts.amazonDomain)).toBe(true);
  expect(isTagOf(facts.amazonDomain, facts.affiliateId)).toBe(true);
});

test.each(['amazon', 'amazon.evil', 'www.amazon.it', 'amazon.it.evil.example', 'constructor', ''])(
  '%j is no shop',
  (domain) => {
    expect(isAmazonDomain(domain)).toBe(false);
    expect(isTagOf(domain, 'demo-21')).toBe(false);
  },
);

test('a tag is of one region', () => {
  expect(isTagOf('amazon.it', 'demo-20')).toBe(false);
  expect(isTagOf('amazon.com', 'demo-21')).toBe(false);
  expect(isTagOf('amazon.co.jp', 'demo-22')).toBe(true);
  for (const tag of ['', '-21', 'a&b-21', 'a b-21', 'demo-21\n', 'demo-021'])
    expect(isTagOf('amazon.it', tag)).toBe(false);
});

test('every shop says what its tags end with', () => {
  expect(amazonDomains.length).toBeGreaterThan(5);
  for (const domain of amazonDomains) expect(isTagOf(domain, `demo${tagEndingOf(domain)}`)).toBe(true);
  expect(tagEndingOf('amazon.evil')).toBe('');
});
