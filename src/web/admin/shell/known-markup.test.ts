import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { knownMarkup, SELECT_STYLE } from './known-markup.ts';

test('the one text that is let through is what the library writes', () => {
  const radix = createRequire(createRequire(import.meta.url).resolve('radix-ui'));
  const source = readFileSync(radix.resolve('@radix-ui/react-select'), 'utf8');
  expect(source).toContain(`__html: \`${SELECT_STYLE}\``);
  expect(knownMarkup(SELECT_STYLE, 'TrustedHTML', 'Element innerHTML')).toBe(SELECT_STYLE);
});

test('anything else is refused: quietly where the browser tells of it, loudly where a script asks', () => {
  for (const html of ['', '<b>', `${SELECT_STYLE} `]) {
    expect(knownMarkup(html, 'TrustedHTML', 'Element innerHTML')).toBeNull();
    expect(() => knownMarkup(html)).toThrow(TypeError);
  }
});
