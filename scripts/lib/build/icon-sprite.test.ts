import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { deskIconNames } from '../../../src/web/admin/ui/icon-names.ts';
import { iconSprite, symbolOf } from './icon-sprite.ts';

test('the drawing of an icon leaves its lines to whoever shows it, and says itself what is filled', () => {
  expect(symbolOf('x')).toBe('<symbol id="x" viewBox="0 0 24 24"><path d="M18 6L6 18M6 6l12 12"/></symbol>');
  expect(symbolOf('key-round')).toMatch(
    /^<symbol [^>]+><path d="[^"]+"\/><circle [^>]+fill="currentColor"\/>/,
  );
  expect(() => symbolOf('no-such-icon')).toThrow('no-such-icon');
});

test('every icon is drawn, and every icon of the desk is used there', () => {
  expect(iconSprite().name).toBe('icon-sprite');
  const desk = globSync('src/web/admin/**/*.{ts,tsx}', { exclude: (file) => file.endsWith('icon-names.ts') })
    .map((file) => readFileSync(file, 'utf8'))
    .join('');
  expect(deskIconNames.filter((name) => !desk.includes(`'${name}'`) && !desk.includes(`"${name}"`))).toEqual(
    [],
  );
});
