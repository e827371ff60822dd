import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { AdminProductRow } from '#contract/commerce/products/products.admin.schemas.ts';
import { loadAdminTexts } from '#i18n/admin/load-texts.ts';
import { TextsProvider } from '#web/admin/context/texts.tsx';
import { ProductLine } from './product-line.tsx';

const product = {
  brand: 'Nimbra',
  name: 'Aero 3',
  imageUrl: null,
  review: { score: 8.8 },
} as AdminProductRow;

test.each([
  ['pt', '8,8'],
  ['en', '8.8'],
] as const)('a score is written as people write it who read %s', async (language, score) => {
  const first = { language, texts: await loadAdminTexts(language) };
  const html = renderToStaticMarkup(
    <TextsProvider first={first}>
      <ProductLine product={product} />
    </TextsProvider>,
  );
  expect(html).toContain(`>${score}<`);
});
