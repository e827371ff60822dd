import type { ShopLinkTexts } from '../br/shop-link.ts';

export const shopLink = {
  title: 'You are going to Shopee',
  affiliate: 'This is an affiliate link: we may earn a commission, at no extra cost to you.',
  go: 'Go to Shopee',
  back: 'Back to the home page',
} satisfies ShopLinkTexts;
