import { describe, expect, test } from 'vitest';
import { type Locale, locales } from '#contract/site/locales.ts';
import { demoCategories, demoReviews } from './content.ts';
import { demoEan } from './ean.ts';
import { categoryKeys } from './facts/categories.ts';
import { demoPrice, editionFacts } from './facts/editions.ts';
import { productFacts, productKeys } from './facts/products.ts';
import { documentFromMarkdown } from './markdown.ts';

const distinct = (values: string[]) => new Set(values).size === values.length;

describe('the numbers on the boxes', () => {
  const eans = productKeys.map((_, index) => demoEan(index + 1));

  test('are thirteen digits of the range that no shop sells', () => {
    for (const ean of eans) expect(ean).toMatch(/^29\d{11}$/);
    expect(distinct(eans)).toBe(true);
  });

  test('add up: odd places once, even places three times, to a multiple of ten', () => {
    for (const ean of [...eans, demoEan(0), demoEan(9_999_999_999)]) {
      const digits = [...ean].map(Number);
      const sum = digits.reduce((total, digit, index) => total + digit * (index % 2 ? 3 : 1), 0);
      expect(sum % 10, ean).toBe(0);
    }
  });
});

describe('demoPrice', () => {
  const endings: Record<Locale, string> = { br: '990', it: '990', mx: '900', es: '995', us: '999' };

  test.each(locales)('ends the way prices do in %s', (locale) => {
    for (const key of productKeys) {
      const price = demoPrice(productFacts[key].basePrice, locale);
      expect(Number.isSafeInteger(price) && price > 0, key).toBe(true);
      expect(String(price).slice(-3), key).toBe(endings[locale]);
    }
  });

  test('keeps the order of prices, and is about as dear as the factor says', () => {
    const prices = productKeys.map((key) => productFacts[key].basePrice).sort((a, b) => a - b);
    for (const locale of locales) {
      const local = prices.map((price) => demoPrice(price, locale));
      expect(local).toEqual(local.toSorted((a, b) => a - b));
      for (const base of prices) {
        expect(Math.abs(demoPrice(base, locale) - base * editionFacts[locale].priceFactor)).toBeLessThan(
          1000,
        );
      }
    }
  });

  test('is the price that its comment gives', () => {
    expect(demoPrice(24_900, 'br')).toBe(154_990);
  });
});

describe.each(locales)('the reviews of %s', (locale) => {
  const reviews = Object.entries(demoReviews[locale]);

  test('are twenty-four, one for each product', () => {
    expect(productKeys).toHaveLength(24);
    expect(reviews.map(([key]) => key).sort()).toEqual([...productKeys].sort());
  });

  test('are whole, and have addresses of their own', () => {
    expect(distinct(reviews.map(([, { slug }]) => slug))).toBe(true);
    for (const [key, review] of reviews) {
      expect(review.slug, key).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      for (const text of [review.title, review.verdict, review.bestFor, review.notFor]) {
        expect(text.trim().length, key).toBeGreaterThan(10);
      }
      expect(review.pros.length, key).toBeGreaterThanOrEqual(2);
      expect(review.cons.length, key).toBeGreaterThanOrEqual(1);
      const { content } = documentFromMarkdown(review.body, () => 1);
      expect(content.filter(({ type }) => type === 'heading').length, key).toBeGreaterThanOrEqual(2);
    }
  });
});

describe.each(locales)('the categories of %s', (locale) => {
  test('are fourteen with names and addresses of their own', () => {
    const own = categoryKeys.map((key) => demoCategories[locale][key]);
    expect(own).toHaveLength(14);
    expect(distinct(own.map(({ name }) => name))).toBe(true);
    expect(distinct(own.map(({ slug }) => slug))).toBe(true);
    for (const { slug, description } of own) {
      expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(description.length).toBeGreaterThan(40);
    }
  });
});
