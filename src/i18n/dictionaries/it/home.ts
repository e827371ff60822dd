import type { HomeTexts } from '../br/home.ts';

export const home = {
  blogTagline: 'Blog di Consigli sui Prodotti',
  latest: 'Ultimi articoli',
  featured: 'In primo piano',
  readMore: 'Leggi di più',
  loadMore: 'Carica altri',
  loadMoreFailed: 'Non è stato possibile caricare altri articoli. Riprova.',
  empty: 'Nessun articolo trovato per questa lingua.',
  by: (author: string) => `di ${author}`,
} satisfies HomeTexts;
