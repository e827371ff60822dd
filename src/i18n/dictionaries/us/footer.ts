import type { FooterTexts } from '../br/footer.ts';

export const footer = {
  tagline: 'Honest recommendations to help you choose well and buy better.',
  globalPresence: 'Global Presence',
  popularCategories: 'Popular Categories',
  allCategories: 'All categories',
  usefulLinks: 'Useful Links',
  about: 'About',
  privacy: 'Privacy Policy',
  terms: 'Terms of Use',
  affiliates: 'Affiliate Disclosure',
  contact: 'Contact',
  earnings: (site: string) => `As an Amazon Associate, ${site} earns from qualifying purchases.`,
  images: 'Product images belong to Amazon and their respective owners.',
  prices: null,
  rights: (year: number, site: string) => `© ${year} ${site}. All rights reserved.`,
} satisfies FooterTexts;
