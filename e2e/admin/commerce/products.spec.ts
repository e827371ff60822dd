import { allowRefusals, expect, test } from '../../support/desk.ts';
import { body, expectSaved, newPost, uniqueTitle, writeAtEnd } from '../../support/posts.ts';
import { findInList, newAsin, newEan, saveAll, tabOf } from '../../support/products.ts';

const spaces = /\s/g;

test('a product is reviewed in one edition, copied to another, and each is published by itself', async ({
  page,
  desk,
  complaints,
}) => {
  test.setTimeout(150_000);
  const person = await desk.newPerson('editor');
  const name = uniqueTitle('Duo');
  const asin = newAsin();
  await desk.open('/admin/products', person);
  await page.getByRole('link', { name: 'Novo produto' }).first().click();
  await page.getByLabel('Marca', { exact: true }).fill('Aro');
  await page.getByLabel('Nome', { exact: true }).fill(name);
  await page.getByLabel(/^Código de barras/).fill(newEan());
  await page.getByRole('button', { name: 'Criar produto' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Aro ${name}` })).toBeVisible();

  await page.getByRole('combobox', { name: 'Adicionar especificação' }).click();
  await page.getByRole('option', { name: 'Peso (kg)', exact: true }).click();
  await page.getByLabel('Valor de Peso (kg)').fill('2,4');
  await expect(page.getByText('Aparece: 2,4 kg')).toBeVisible();
  await expect(page.getByText('Por salvar: Fatos')).toBeVisible();
  await saveAll(page).click();
  await expect(page.getByText('Tudo salvo')).toBeVisible();

  await tabOf(page, 'Vitrina Brasil').click();
  await page.getByRole('button', { name: 'Escrever avaliação' }).click();
  const brazil = page.getByRole('tabpanel', { name: /Vitrina Brasil/ });
  await brazil.getByLabel('Título', { exact: true }).fill(`Aro ${name}: o que achamos`);
  await brazil.getByLabel('Veredito', { exact: true }).fill('Vale para quem mora só.');
  await brazil.getByLabel('Prós, um por linha').fill('leve\nbarato');
  await brazil.getByLabel('Contras, um por linha').fill('faz barulho');
  for (const [index, [criterion, score]] of [
    ['Desempenho', '8,5'],
    ['Custo-benefício', '9'],
  ].entries()) {
    await brazil.getByRole('button', { name: 'Adicionar critério' }).click();
    await brazil.getByLabel(`Critério ${index + 1}`, { exact: true }).fill(criterion ?? '');
    await brazil.getByLabel(`Nota do critério ${index + 1}`).fill(score ?? '');
  }
  await brazil.getByRole('button', { name: 'Dividir por igual' }).click();
  await expect(brazil.getByText('Os pesos somam 100%.')).toBeVisible();
  await expect(brazil.locator('output.made-score')).toHaveText('8,8');
  await brazil.getByRole('textbox', { name: 'Texto da avaliação' }).fill('Usamos por um mês inteiro.');

  // Another country's shop is refused, with what to do about it; nothing typed goes away.
  await brazil.getByRole('button', { name: 'Adicionar oferta' }).click();
  const offer = page.getByRole('dialog', { name: 'Adicionar oferta' });
  const address = offer.getByLabel('Endereço ou código do produto');
  await address.fill(`https://www.amazon.com.mx/dp/${asin}`);
  await offer.getByLabel(/^Preço \(BRL\)/).fill('1.543,90');
  await expect(offer.getByText(/^Lido como R\$\s1\.543,90$/)).toBeVisible();
  await offer.getByRole('button', { name: 'Salvar' }).click();
  await expect(offer.getByText(/loja de outro país/)).toBeVisible();
  await expect(address).toBeFocused();
  await expect(offer.getByLabel(/^Preço \(BRL\)/)).toHaveValue('1.543,90');
  await address.fill(`amazon.com.br/Aro-Duo/dp/${asin}/ref=sr_1`);
  await offer.getByRole('button', { name: 'Salvar' }).click();
  await expect(brazil.getByRole('article', { name: /Amazon/ })).toContainText('digitado à mão');

  await brazil.getByRole('button', { name: 'Publicar', exact: true }).click();
  const publish = page.getByRole('dialog', { name: 'Publicar em Vitrina Brasil' });
  await publish.getByRole('button', { name: 'Publicar agora' }).click();
  await expect(page.locator('.toast').filter({ hasText: 'Avaliação publicada' })).toBeVisible();
  await expect(page.getByText('Tudo salvo')).toBeVisible();

  await tabOf(page, 'Vitrina México').click();
  await page.getByRole('button', { name: 'Copiar de Vitrina Brasil' }).click();
  const mexico = page.getByRole('tabpanel', { name: /Vitrina México/ });
  await expect(mexico.getByText('A traduzir').first()).toBeVisible();
  await mexico.getByRole('button', { name: 'Publicar', exact: true }).click();
  const refused = page.getByRole('dialog', { name: 'Publicar em Vitrina México' });
  await expect(refused.getByText('Um campo ainda está na língua do original.').first()).toBeVisible();
  await expect(refused.getByRole('button', { name: 'Publicar agora' })).toHaveCount(0);
  await refused.getByRole('button', { name: 'Cancelar' }).click();

  // Brazil is out, Mexico is not: each decides for itself.
  const product = new URL(page.url()).pathname.split('/').at(-1);
  const of = async (locale: string) =>
    (await desk.call(person.api, 'GET', `/api/admin/products/${product}`)).editions[locale];
  expect((await of('br')).review.status).toBe('published');
  expect((await of('mx')).review.status).toBe('draft');

  await mexico.getByLabel('Título', { exact: true }).fill(`Aro ${name}: lo que opinamos`);
  await expect(mexico.getByLabel('Título: traduzido')).toBeChecked();
  await mexico.getByLabel('Veredito', { exact: true }).fill('Vale para quien vive solo.');
  await mexico.getByLabel('Prós, um por linha').fill('ligero\nbarato');
  await mexico.getByLabel('Contras, um por linha').fill('hace ruido');
  await mexico.getByRole('textbox', { name: 'Texto da avaliação' }).fill('Lo usamos un mes entero.');
  await mexico.getByLabel('Texto: traduzido').check();
  await mexico.getByRole('button', { name: 'Adicionar oferta' }).click();
  await offer.getByLabel('Endereço ou código do produto').fill(asin.toLowerCase());
  await offer.getByLabel(/^Preço \(MXN\)/).fill('4,999.00');
  await offer.getByRole('button', { name: 'Salvar' }).click();
  await expect(mexico.getByRole('article', { name: /Amazon/ })).toBeVisible();
  await mexico.getByRole('button', { name: 'Publicar', exact: true }).click();
  await refused.getByRole('button', { name: 'Publicar agora' }).click();
  await expect(tabOf(page, 'Vitrina México')).toHaveAccessibleName(/avaliação publicada/);

  // In a post, picked as an editor does; then both countries' readers, each with their own shop and money.
  const post = await newPost(desk, person, { locale: 'br', title: uniqueTitle('Com o Duo') });
  await desk.open(`/admin/edit/${post.id}`, person);
  await writeAtEnd(page);
  await page.keyboard.press('Enter');
  await page.keyboard.type('/cartao');
  await expect(page.getByRole('option', { name: 'Cartão de produto', exact: true })).toBeVisible();
  await page.keyboard.press('Enter');
  await (await findInList(page, name)).click();
  await expectSaved(page);
  await desk.call(person.api, 'POST', `/api/admin/posts/${post.id}/publish`, {});
  const card = { type: 'productCard', attrs: { productId: Number(product) } };
  const { content } = body('Un texto corto.');
  const other = await newPost(desk, person, {
    locale: 'mx',
    title: uniqueTitle('Con el Duo'),
    content: { type: 'doc', content: [...content, card] },
  });
  await desk.call(person.api, 'POST', `/api/admin/posts/${other.id}/publish`, {});

  const places = [
    { locale: 'br', path: `/br/${post.slug}`, price: 'R$1.543,90' },
    { locale: 'mx', path: `/mx/${other.slug}`, price: '$4,999.00' },
  ];
  for (const { locale, path, price } of places) {
    const edition = await desk.call(person.api, 'GET', `/api/locale-configs/${locale}`);
    const { review } = await of(locale);
    const word = (await desk.call(person.api, 'GET', `/api/admin/reviews/${review.id}`)).path;
    for (const address of [path, word]) {
      await page.goto(address);
      const buy = page.locator(`main a[href*="${asin}"]`).first();
      const link = new URL((await buy.getAttribute('href')) ?? '');
      expect(link.hostname, address).toBe(`www.${edition.amazonDomain}`);
      expect(link.searchParams.get('tag'), address).toBe(edition.affiliateId);
      await expect(buy).toHaveAttribute('rel', /sponsored/);
      const words = (await page.locator('main').textContent()) ?? '';
      expect(words.replace(spaces, ''), address).toContain(price);
      await expect(page.getByText(edition.disclosure).first()).toBeVisible();
    }
  }
  allowRefusals(complaints);
});
