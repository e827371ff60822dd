import { expect, test } from 'vitest';
import { imports as enImports } from '#i18n/admin/en/commerce/imports.ts';
import { texts as en } from '#i18n/admin/en/texts.ts';
import { imports as ptImports } from '#i18n/admin/pt/commerce/imports.ts';
import { texts as pt } from '#i18n/admin/pt/texts.ts';
import { dismissal } from './dismissal.ts';

test.each([
  { ...en, imports: enImports },
  { ...pt, imports: ptImports },
])('of two buttons, only one cancels', ({ common, imports, people }) => {
  expect(dismissal(imports.cancel, common)).toBe(common.goBack);
  expect(dismissal(people.revoke, common)).not.toBe(people.revoke.split(' ')[0]);
  expect(dismissal(common.leave, common)).toBe(common.cancel);
});
