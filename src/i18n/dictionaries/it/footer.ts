import type { FooterTexts } from '../br/footer.ts';

export const footer = {
  tagline: 'Consigli onesti per scegliere bene e comprare meglio.',
  globalPresence: 'Presenza globale',
  popularCategories: 'Categorie popolari',
  allCategories: 'Tutte le categorie',
  usefulLinks: 'Link utili',
  about: 'Chi siamo',
  privacy: 'Informativa sulla privacy',
  terms: 'Termini di utilizzo',
  affiliates: 'Programma di affiliazione',
  contact: 'Contatti',
  earnings: (site: string) =>
    `In qualità di affiliato Amazon, ${site} riceve un guadagno dagli acquisti idonei.`,
  images: 'Le immagini dei prodotti appartengono ad Amazon e ai rispettivi proprietari.',
  prices: null,
  rights: (year: number, site: string) => `© ${year} ${site}. Tutti i diritti riservati.`,
} satisfies FooterTexts;
