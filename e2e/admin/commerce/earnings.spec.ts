import type { APIRequestContext, Page, TestInfo } from '@playwright/test';
import type { EarningSums } from '#contract/commerce/earnings/earnings.admin.schemas.ts';
import { expectAccessible } from '../../support/axe.ts';
import { expect, test } from '../../support/desk.ts';
import { unique } from '../../support/unique.ts';

const file = (name: string, text: string) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
const PATIENT = { timeout: 60_000 };

/** A month that no other journey has to do with, nor this one when it is run again. */
function ownMonth({ repeatEachIndex, retry }: TestInfo) {
  const n = repeatEachIndex * 4 + retry;
  const [year, month] = [2010 + Math.floor(n / 12), (n % 12) + 1];
  const two = String(month).padStart(2, '0');
  return { year, month, two, query: `from=${year}-${two}-01&to=${year}-${two}-28` };
}
const sumsOf = async (api: APIRequestContext, query: string) => {
  const { items }: EarningSums = await (await api.get(`/api/admin/earnings?${query}`)).json();
  return items.map(({ locale, source, state, currency, amount }) =>
    [locale, source, state, currency, amount].join(' '),
  );
};

/** What an edition calls itself. */
const nameOf = async (api: APIRequestContext, locale: string): Promise<string> =>
  (await (await api.get(`/api/locale-configs/${locale}`)).json()).siteName;

async function bring(page: Page, report: ReturnType<typeof file>, edition: string): Promise<void> {
  await page.goto('/admin/earnings');
  await page.locator('input[type=file]').setInputFiles(report);
  await expect(page).toHaveURL(/report=\d+/);
  await page.getByRole('combobox', { name: 'Edição' }).click();
  await page.getByRole('option', { name: edition, exact: true }).click();
  await page.getByRole('button', { name: 'Conferir' }).click();
  await expect(page.getByText('A decidir')).toBeVisible(PATIENT);
}

async function takeIn(page: Page, rows: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^Importar ${rows} linhas?$`) }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: /^Importar/ }).click();
  await expect(page.getByText('Importado', { exact: true })).toBeVisible(PATIENT);
}

test('a month of three networks in three currencies is taken in, changes its states, and adds up beside the files', async ({
  page,
  desk,
}, info) => {
  const { year, month, two, query } = ownMonth(info);
  const owner = await desk.newPerson('owner');
  await desk.open('/admin/earnings', owner);
  const { affiliateId } = await (await owner.api.get('/api/locale-configs/us')).json();
  const name = unique('mar');
  const fees = (...rows: string[]) =>
    [
      `Fee-Earnings reports from ${two}-01-${year} to ${two}-28-${year}`,
      'Category,Name,ASIN,Tracking ID,Date Shipped,Items Shipped,Revenue($),Ad Fees($)',
      ...rows.map((row) => `Home,Lamp 12" ${name},B0DEMO0001,${row}`),
    ].join('\r\n');
  const amazon = fees(
    `${affiliateId},${month}/4/${year} 0:00,1,"1,000.00",30.05`,
    `${affiliateId},${month}/4/${year} 0:00,1,"1,000.00",30.05`,
    `somebody-20,${month}/5/${year} 0:00,1,10.00,1.00`,
  );
  await bring(page, file(`${name}-amazon.csv`, amazon), await nameOf(owner.api, 'us'));
  await expect(page.getByText(/^2 linhas de 4 de .+ a 4 de /)).toBeVisible();
  await expect(page.getByRole('list', { name: 'Linhas de fora: 1' }).getByRole('listitem')).toHaveText(
    /^Linha 5, Tag: “somebody-20” não é a tag desta edição/,
  );
  await expectAccessible(page, 'a report with a wrong row');
  await takeIn(page, '2');
  const sums = page.getByRole('table', { name: 'Soma do arquivo e o que fica aqui' });
  await expect(sums.getByRole('row', { name: /^Arquivo inteiro/ })).toHaveText(/US\$\s61,10.*US\$\s60,10/);

  // The links of two editions' pages say in their sub-ids where they stand.
  const pageOf = async (locale: string) => {
    const { posts } = await (await owner.api.get(`/api/home-data?locale=${locale}`)).json();
    const { items } = await (await owner.api.get(`/api/reviews?locale=${locale}`)).json();
    return { post: posts[0], review: items[0] };
  };
  const [italy, brazil] = [await pageOf('it'), await pageOf('br')];
  const awin = (status: string) =>
    JSON.stringify([
      {
        id: `${name}-1`,
        commissionStatus: status,
        commissionAmount: { amount: 5.59, currency: 'EUR' },
        saleAmount: { amount: 55, currency: 'EUR' },
        transactionDate: `${year}-${two}-10T22:04:00`,
      },
      {
        id: `${name}-2`,
        commissionStatus: 'pending',
        commissionAmount: { amount: 4.41, currency: 'EUR' },
        clickRefs: { clickRef: `it-p${italy.post.id}-card-${italy.review.product.id}` },
        saleAmount: { amount: 44, currency: 'EUR' },
        transactionDate: `${year}-${two}-11T10:00:00`,
      },
    ]);
  await bring(page, file(`${name}-awin.json`, awin('pending')), await nameOf(owner.api, 'it'));
  await takeIn(page, '2');
  await bring(page, file(`${name}-awin-later.json`, awin('declined')), await nameOf(owner.api, 'it'));
  await expect(page.getByText('1 muda, 1 igual')).toBeVisible();
  await takeIn(page, '2');

  const admitad = JSON.stringify({
    results: [
      {
        action_id: `${name}-9`,
        status: 'approved',
        payment: 100,
        cart: 900,
        currency: 'BRL',
        action_date: `${year}-${two}-12 19:54:34`,
        subid: `br-r${brazil.review.id}-verdict-${brazil.review.product.id}`,
      },
    ],
  });
  await bring(page, file(`${name}-admitad.json`, admitad), await nameOf(owner.api, 'br'));
  await takeIn(page, '1');

  expect(await sumsOf(owner.api, query)).toEqual([
    'br admitad approved BRL 10000',
    'it awin declined EUR 559',
    'it awin pending EUR 441',
    'us amazon approved USD 6010',
  ]);
  await page.goto(`/admin/clicks?of=all&${query}&tab=edition`);
  await expect(page.getByRole('row').filter({ hasText: await nameOf(owner.api, 'it') })).toContainText(
    '4,41',
  );
  await expect(page.getByRole('row').filter({ hasText: await nameOf(owner.api, 'us') })).toContainText(
    '60,10',
  );

  // Down to the block: the card in the article, and the verdict of the review. Amazon's names neither, and nobody clicked then.
  await page.goto(`/admin/earnings?${query}`);
  const blocks = page.getByRole('table', { name: 'Que bloco rendeu' });
  const productOf = ({ product }: { product: { brand: string; name: string } }) =>
    `${product.brand} ${product.name}`;
  const card = blocks.getByRole('row').filter({ hasText: 'Cartão do produto' });
  await expect(card).toContainText(productOf(italy.review));
  await expect(card).toContainText(/€\s?4,41|4,41\s€/);
  const verdict = blocks.getByRole('row').filter({ hasText: 'Veredito da avaliação' });
  await expect(verdict).toContainText(productOf(brazil.review));
  await expect(verdict).toContainText('100,00');
  await expect(page.getByText('Sem bloco').locator('..')).toContainText('60,10');

  await page.goto('/admin/earnings');
  const list = page.getByRole('table', { name: 'Relatórios' });
  await expect(list.getByRole('row').filter({ hasText: `${name}-amazon.csv` })).toContainText('60,10');
  await expectAccessible(page, 'earnings');
});

test('a report of an unknown shape is said once and remembered; one that cannot be read says what to do', async ({
  page,
  desk,
}) => {
  const person = await desk.open('/admin/earnings');
  const { affiliateId } = await (await person.api.get('/api/locale-configs/mx')).json();
  const column = unique('quanto');
  const report = file(`${column}.csv`, `Quando;De quem;${column}\n2025-04-01;${affiliateId};12,50`);
  await page.locator('input[type=file]').setInputFiles(report);
  for (const [field, name] of [
    ['Dia', 'Quando'],
    ['Tag', 'De quem'],
    ['Ganhos', column],
  ] as const) {
    // What is not needed says so beside its name.
    await page.getByRole('combobox', { name: new RegExp(`^${field}(?: \\(|$)`) }).click();
    await page.getByRole('option', { name, exact: true }).click();
  }
  await page.getByRole('combobox', { name: 'Edição' }).click();
  await page.getByRole('option', { name: await nameOf(person.api, 'mx'), exact: true }).click();
  await expectAccessible(page, 'columns that are said by hand');
  await page.getByRole('button', { name: 'Conferir' }).click();
  await expect(page.getByText('A decidir')).toBeVisible(PATIENT);
  await takeIn(page, '1');

  await page.goto('/admin/earnings');
  await page.locator('input[type=file]').setInputFiles(report);
  await expect(page.getByRole('combobox', { name: /^Ganhos/ })).toHaveText(column);

  await page.goto('/admin/earnings');
  await page.locator('input[type=file]').setInputFiles(file('old.xls', '\xd0\xcf\x11\xe0'));
  await expect(page.getByRole('alert')).toContainText(/Salve-a como \.xlsx|Não é um relatório/);
});
