import { expect, test } from 'vitest';
import { texts as en } from '#i18n/admin/en/texts.ts';
import { texts as pt } from '#i18n/admin/pt/texts.ts';
import { dismissal } from './dismissal.ts';

test.each([en, pt])('of two buttons, only one cancels', (texts) => {
  const { common, imports, people } = texts;
  expect(dismissal(imports.cancel, common)).toBe(common.goBack);
  expect(dismissal(people.revoke, common)).not.toBe(people.revoke.split(' ')[0]);
  expect(dismissal(common.leave, common)).toBe(common.cancel);
});
