import type { ShopLinkTexts } from '../br/shop-link.ts';

export const shopLink = {
  title: 'Stai andando su Shopee',
  affiliate:
    'Questo è un link di affiliazione: potremmo ricevere una commissione, senza costi in più per te.',
  go: 'Vai su Shopee',
  back: 'Torna alla pagina iniziale',
} satisfies ShopLinkTexts;
