import type { Locale } from '#contract/site/locales.ts';

export interface AuthorTexts {
  /** Of whoever stands below an article or a review. */
  writtenBy: string;
  knows: string;
  elsewhere: string;
  works: string;
  review: string;
  /** For search engines, where nobody has written a word about the person. */
  description: (name: string, site: string) => string;
}

/** What is said about people who write; it comes with their page alone. */
export const authorTexts: Record<Locale, AuthorTexts> = {
  br: {
    writtenBy: 'Quem escreveu',
    knows: 'Entende de',
    elsewhere: 'Também em',
    works: 'O que já publicou',
    review: 'Avaliação',
    description: (name, site) => `Posts e avaliações de ${name} na ${site}.`,
  },
  it: {
    writtenBy: 'Chi scrive',
    knows: 'Si occupa di',
    elsewhere: 'Anche su',
    works: 'Che cosa ha pubblicato',
    review: 'Recensione',
    description: (name, site) => `Articoli e recensioni di ${name} su ${site}.`,
  },
  mx: {
    writtenBy: 'Quién escribe',
    knows: 'Sabe de',
    elsewhere: 'También en',
    works: 'Lo que ha publicado',
    review: 'Reseña',
    description: (name, site) => `Artículos y reseñas de ${name} en ${site}.`,
  },
  es: {
    writtenBy: 'Quién escribe',
    knows: 'Sabe de',
    elsewhere: 'También en',
    works: 'Lo que ha publicado',
    review: 'Reseña',
    description: (name, site) => `Artículos y reseñas de ${name} en ${site}.`,
  },
  us: {
    writtenBy: 'Written by',
    knows: 'Knows about',
    elsewhere: 'Also on',
    works: 'Published here',
    review: 'Review',
    description: (name, site) => `Articles and reviews by ${name} at ${site}.`,
  },
};
