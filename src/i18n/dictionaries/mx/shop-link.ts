import type { ShopLinkTexts } from '../br/shop-link.ts';

export const shopLink = {
  title: 'Vas a Shopee',
  affiliate: 'Este es un enlace de afiliado: podemos recibir una comisión, sin costo adicional para ti.',
  go: 'Ir a Shopee',
  back: 'Volver a la página de inicio',
} satisfies ShopLinkTexts;
