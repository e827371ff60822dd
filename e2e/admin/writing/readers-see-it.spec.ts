import { stayOnPage } from '../../support/application.ts';
import { allowRefusals, expect } from '../../support/desk.ts';
import { test } from '../../support/own-site.ts';
import { body } from '../../support/posts.ts';
import { newLetter, writeAsReader } from '../../support/reader.ts';
import { unique } from '../../support/unique.ts';

// One after the other: they share one site, which takes its time to start.
test.describe.configure({ mode: 'default' });

test('an edition goes live and is closed again, and its door changes at once', async ({ page, own }) => {
  const reader = await page.context().newPage();
  await reader.goto(`${own.url}/us`);
  await expect(reader.getByRole('heading', { name: 'Coming Soon!' })).toBeVisible();

  await own.open('/admin/editions?locale=us');
  const status = page.getByRole('region', { name: 'Situação' });
  await status.getByRole('button', { name: 'Pôr no ar' }).click();
  const question = page.getByRole('alertdialog', { name: 'Pôr Vitrina USA no ar?' });
  await expect(question).toContainText('Os leitores passam a ver Vitrina USA em /us agora');
  await question.getByRole('button', { name: 'Cancelar' }).click();
  await reader.reload();
  await expect(reader.getByRole('heading', { name: 'Coming Soon!' })).toBeVisible();

  await status.getByRole('button', { name: 'Pôr no ar' }).click();
  await question.getByRole('button', { name: 'Pôr no ar' }).click();
  await expect(page.locator('.toast')).toContainText('Vitrina USA: No ar.');
  await expect(status.getByRole('listitem').filter({ hasText: 'Agora' })).toContainText('No ar');
  await reader.reload();
  await expect(reader.locator('.hero')).toBeVisible();

  await page.locator('.toast').getByRole('button', { name: 'Desfazer' }).click();
  await expect(status.getByRole('listitem').filter({ hasText: 'Agora' })).toContainText('Em breve');
  await reader.reload();
  await expect(reader.getByRole('heading', { name: 'Coming Soon!' })).toBeVisible();
});

test('a name is saved, shown to readers, and not lost on the way', async ({ page, own, complaints }) => {
  await own.open('/admin/editions?locale=it');
  const name = page.getByLabel('Nome do site');
  await name.fill('');
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Preencha este campo.')).toBeVisible();
  await expect(name).toBeFocused();
  await name.fill('Vitrina Roma');

  // Another edition, or another screen, would leave it behind: both ask.
  const choice = page.getByRole('navigation', { name: 'Escolher a edição' });
  await choice.getByRole('link', { name: /México/ }).click();
  const leave = page.getByRole('alertdialog', { name: 'Sair sem salvar?' });
  await leave.getByRole('button', { name: 'Cancelar' }).click();
  await expect(name).toHaveValue('Vitrina Roma');

  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.locator('.toast')).toContainText('Edição salva');
  await expect(choice.getByRole('link', { name: /Vitrina Roma/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Edição: Vitrina Roma/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Salvar' })).toHaveCount(0);
  const reader = await page.context().newPage();
  await reader.goto(`${own.url}/it`);
  await expect(reader).toHaveTitle(/^Vitrina Roma - /);
  allowRefusals(complaints);
});

test('a word wider than a phone is broken, wherever readers meet it', async ({ page, own }) => {
  const word = 'Otorrinolaringologistas'.repeat(5);
  const send = async (path: string, data: object) => {
    const answer = await own.owner.post(`/api/admin/${path}`, { data });
    expect(answer.ok(), await answer.text()).toBe(true);
    return answer.json();
  };
  const category = await send('categories', { locale: 'mx', name: `Casa ${'y'.repeat(50)}` });
  const { id, slug } = await send('posts', {
    locale: 'mx',
    title: word,
    categoryId: category.id,
    content: body(word),
  });
  await send(`posts/${id}/publish`, {});
  await page.setViewportSize({ width: 320, height: 700 });
  for (const path of ['/mx', `/mx/${slug}`, '/mx/categorias', `/mx/categoria/${category.slug}`]) {
    await page.goto(own.url + path);
    expect(await page.getByText(word).or(page.getByText(category.name)).count(), path).toBeGreaterThan(0);
    expect(await page.evaluate(widerThanTheScreen), path).toEqual([]);
  }
});

test('another name is what a page outside of editions is called', async ({ page, own, complaints }) => {
  await own.open('/admin/settings');
  const section = page.getByRole('region', { name: 'Nome do site' });
  await section.getByRole('textbox').fill('Vitrina do Mundo');
  await section.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.locator('.toast')).toContainText('Configuração salva');
  const reader = await page.context().newPage();
  await stayOnPage(reader);
  await reader.goto(`${own.url}/nada/por/aqui`);
  await expect(reader).toHaveTitle(/Vitrina do Mundo$/);
  await section.getByRole('button', { name: 'Voltar ao padrão' }).click();
  await expect(section.getByRole('textbox')).toHaveValue('Vitrina');
  await reader.reload();
  await expect(reader).toHaveTitle(/Vitrina$/);
  allowRefusals(complaints);
});

test('an answer goes to the reader by mail, and stays beneath the message', async ({
  page,
  own,
  browser,
}) => {
  const letter = newLetter();
  await writeAsReader(browser, own.url, letter);
  const other = newLetter();
  await writeAsReader(browser, own.url, other);
  await own.open('/admin/messages');
  await page.getByRole('link', { name: new RegExp(letter.subject) }).click();
  const pane = page.getByRole('region', { name: 'Mensagem' });
  await pane.getByRole('button', { name: 'Enviar resposta' }).click();
  await expect(pane).toContainText('Escreva a resposta antes de enviar.');
  await pane.getByLabel('Sua resposta').fill('Obrigada, vamos corrigir hoje.');

  // Another message in between takes nothing away of what was begun.
  await page.getByRole('link', { name: new RegExp(other.subject) }).click();
  await expect(pane.getByLabel('Sua resposta')).toHaveValue('');
  await page.getByRole('link', { name: new RegExp(letter.subject) }).click();
  await expect(pane.getByLabel('Sua resposta')).toHaveValue('Obrigada, vamos corrigir hoje.');

  await pane.getByRole('button', { name: 'Enviar resposta' }).click();
  await expect(page.locator('.toast')).toContainText('Resposta enviada');
  const answers = pane.getByRole('region', { name: 'Respostas' });
  await expect(answers).toContainText('olga respondeu');
  await expect(answers).toContainText('Obrigada, vamos corrigir hoje.');
  await expect(pane.getByLabel('Sua resposta')).toHaveValue('');
  const sent = own.mails.filter(({ to }) => to.includes(letter.email));
  expect(sent).toHaveLength(1);
  expect(sent[0]?.source).toContain('Obrigada, vamos corrigir hoje.');
  expect(sent[0]?.source).toMatch(/^Subject: .*Re(:|=3A)/m);

  await page.reload();
  await expect(answers).toContainText('Obrigada, vamos corrigir hoje.');
  await expect(page.getByRole('row', { name: new RegExp(letter.subject) })).toContainText('Respondida');
});

test('an invitation and a new password come by mail, and each link works once', async ({
  page,
  own,
  complaints,
}) => {
  const email = `${unique('grace')}@vitrina.example`;
  const linkTo = async (path: string): Promise<string> => {
    const found = () => own.mails.filter(({ to }) => to.includes(email)).map(({ source }) => plain(source));
    const link = () => found().flatMap((text) => text.match(new RegExp(`http\\S+${path}#\\S+`)) ?? []);
    await expect.poll(() => link().length).toBe(1);
    return link()[0] ?? '';
  };
  const invited = await own.owner.post('/api/admin/invitations', { data: { email, role: 'editor' } });
  expect((await invited.json()).link).toBeNull();
  const invitation = await linkTo('/admin/invitation');
  await page.goto(invitation);
  await page.getByLabel('Nome', { exact: true }).fill('Grace');
  await page.getByLabel('Nome de usuário').fill(unique('grace'));
  await page.getByLabel('Senha', { exact: true }).fill('uma frase bem mais longa');
  await page.getByRole('button', { name: 'Entrar para a equipe' }).click();
  await expect(page.getByRole('heading', { name: 'Olá, Grace' })).toBeVisible();

  await page.context().clearCookies();
  await page.goto(`${own.url}/admin/login`);
  await page.getByRole('link', { name: 'Esqueci a senha' }).click();
  await page.getByLabel('E-mail', { exact: true }).fill(email);
  await page.getByRole('button', { name: 'Enviar o link' }).click();
  await expect(page.getByRole('heading', { name: 'Confira o seu e-mail' })).toBeVisible();
  const reset = await linkTo('/admin/new-password');
  await page.goto(reset);
  await page.getByLabel('Nova senha').fill('curta');
  await page.getByRole('button', { name: 'Salvar a nova senha' }).click();
  await expect(page.getByText('Escreva pelo menos 12 caracteres.')).toBeVisible();
  await page.getByLabel('Nova senha').fill('outra frase, também longa');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/login$/);
  await page.getByLabel('Usuário ou e-mail').fill(email);
  await page.getByLabel('Senha', { exact: true }).fill('outra frase, também longa');
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Olá, Grace' })).toBeVisible();

  await page.context().clearCookies();
  await page.goto(reset);
  await page.reload();
  await page.getByLabel('Nova senha').fill('uma terceira frase longa');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/não vale mais|venceu|já foi usado/).first()).toBeVisible();
  allowRefusals(complaints);
});

/** What is cut off at the edge counts too: an overflow that is hidden is still text that nobody can read. */
const widerThanTheScreen = (): string[] =>
  [...document.querySelectorAll('h1, h2, h3, p, li, a')]
    .filter((element) => element.getClientRects().length > 0)
    .filter(
      (element) => element.scrollWidth > innerWidth || element.getBoundingClientRect().right > innerWidth,
    )
    .filter((element) => element.closest('[popover], .sr-only') === null)
    .map((element) => `${element.tagName} ${element.className}`);

/** A mail's lines as they were before it was packed for the way. */
const plain = (source: string): string =>
  source
    .replace(/=\r?\n/g, '')
    .replace(/=([\dA-F]{2})/g, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)));
