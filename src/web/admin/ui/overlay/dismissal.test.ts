import { expect, test } from 'vitest';
import { imports as enImports } from '#i18n/admin/en/commerce/imports.ts';
import { people as enPeople } from '#i18n/admin/en/people/people.ts';
import { texts as en } from '#i18n/admin/en/texts.ts';
import { imports as ptImports } from '#i18n/admin/pt/commerce/imports.ts';
import { people as ptPeople } from '#i18n/admin/pt/people/people.ts';
import { texts as pt } from '#i18n/admin/pt/texts.ts';
import { dismissal } from './dismissal.ts';

test.each([
  { ...en, imports: enImports, people: enPeople },
  { ...pt, imports: ptImports, people: ptPeople },
])('of two buttons, only one cancels', ({ common, imports, people }) => {
  expect(dismissal(imports.cancel, common)).toBe(common.goBack);
  expect(dismissal(people.revoke, common)).not.toBe(people.revoke.split(' ')[0]);
  expect(dismissal(common.leave, common)).toBe(common.cancel);
});
