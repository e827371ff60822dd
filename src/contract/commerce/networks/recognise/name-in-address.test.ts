import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nameInAddress } from './name-in-address.ts';

describe('an address calls its product', () => {
  test.each([
    ['https://www.amazon.com.br/Panela-Aurora-4L/dp/B0DEMO0001/ref=sr_1_1', 'Panela Aurora 4L'],
    ['https://produto.mercadolivre.com.br/MLB-1234567890-panela-aurora-_JM', 'Panela aurora'],
    ['https://shopee.com.br/Panela-Aurora-4L-i.12345.67890', 'Panela Aurora 4L'],
    ['https://loja.example/produto/panela-de-press%C3%A3o-aurora-123456.html', 'Panela de pressão aurora'],
    ['https://www.ebay.com/itm/Blue-Kettle/123456789012', 'Blue Kettle'],
    ['https://loja.example/cozinha/panela_aurora+azul?x=nao-e-nome', 'Panela aurora azul'],
    ['https://loja.example/100%-algodao-leve', '100% algodao leve'],
  ])('%s', (address, name) => {
    expect(nameInAddress(new URL(address))).toBe(name);
  });

  test.each([
    'https://www.amazon.it/dp/B0DEMO0001',
    'https://www.awin1.com/cread.php?awinmid=5',
    'https://loja.example/p/9',
    'https://loja.example/',
    'https://loja.example/12345-67890',
  ])('%s says nothing', (address) => {
    expect(nameInAddress(new URL(address))).toBeUndefined();
  });

  test('whatever it is, a name is one short line', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (path) => {
        const name = nameInAddress({ pathname: `/${path}` });
        if (name !== undefined) expect(name).toMatch(/^[^\p{Cc}<>]{1,160}$/u);
      }),
    );
  });
});
