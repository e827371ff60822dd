import { expectAccessible } from '../../support/axe.ts';
import { allowRefusals, expect, test } from '../../support/desk.ts';
import { askAgain } from '../../support/people.ts';
import { unique } from '../../support/unique.ts';

test('asked again in the middle of a form: by keyboard, after a way out and a wrong password, nothing is typed twice', async ({
  page,
  desk,
  complaints,
}) => {
  const owner = await desk.newPerson('owner', 'aaa');
  await askAgain(page, '**/api/admin/invitations?*', 2);
  await desk.open('/admin/people', owner);
  await page.getByRole('button', { name: 'Convidar pessoa' }).click();
  const form = page.getByRole('dialog', { name: 'Convidar pessoa' });
  const email = `${unique('ines')}@vitrina.example`;
  await page.keyboard.type(email);
  await page.keyboard.press('Enter');

  const question = page.getByRole('dialog', { name: 'Confirme que é você' });
  const password = question.getByLabel('Senha atual');
  await expect(password).toBeFocused();
  await expectAccessible(page, 'the question who is there');
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(form.getByRole('alert')).toContainText('Nada foi feito.');
  await expect(form.getByLabel('E-mail')).toBeFocused();
  await expect(form.getByLabel('E-mail')).toHaveValue(email);

  await page.keyboard.press('Enter');
  await expect(password).toBeFocused();
  await page.keyboard.type('não é esta, com certeza');
  await page.keyboard.press('Enter');
  await expect(question.getByText('A senha não confere.')).toBeVisible();
  await expect(password).toBeFocused();
  await password.fill(owner.password);
  await page.keyboard.press('Enter');
  await expect(question).toBeHidden();
  const ready = page.getByRole('dialog', { name: 'Convite pronto' });
  await expect(ready.getByLabel('Link do convite')).toHaveValue(/\/admin\/invitation#/);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('row', { name: email })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Convidar pessoa' })).toBeFocused();
  allowRefusals(complaints);
});
