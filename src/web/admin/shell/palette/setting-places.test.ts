import { expect, test } from 'vitest';
import { editions as enEditions } from '#i18n/admin/en/running/editions.ts';
import { settings as enSettings } from '#i18n/admin/en/running/settings.ts';
import { texts as en } from '#i18n/admin/en/texts.ts';
import { editions as ptEditions } from '#i18n/admin/pt/running/editions.ts';
import { settings as ptSettings } from '#i18n/admin/pt/running/settings.ts';
import { texts as pt } from '#i18n/admin/pt/texts.ts';
import { anchorOf } from '#web/admin/ui/form/anchor-of.ts';
import { settingPlaces } from './setting-places.ts';

test('a section’s anchor is plain, whatever its title is written in', () => {
  expect(anchorOf('Acesso aos preços da Amazon: Itália e Espanha')).toBe(
    'acesso-aos-precos-da-amazon-italia-e-espanha',
  );
  expect(anchorOf('¡Olá!')).toBe('ola');
});

test.each([
  ['pt', { ...pt, editions: ptEditions, settings: ptSettings }],
  ['en', { ...en, editions: enEditions, settings: enSettings }],
] as const)('each setting has a place of its own (%s)', (_language, texts) => {
  const places = settingPlaces(texts).map(({ route, section }) => `${route}#${anchorOf(section)}`);
  expect(new Set(places).size).toBe(places.length);
  for (const place of places) expect(place).toMatch(/#[a-z0-9-]+$/);
});
