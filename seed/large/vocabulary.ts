import type { CategoryKey } from '#seed/facts/categories.ts';

/** A kind of product in the plural, with the grammatical gender that its adjectives follow. */
export interface Thing {
  name: string;
  feminine: boolean;
}

/** One word form for each gender; languages without genders repeat themselves. */
export interface Inflected {
  masculine: string;
  feminine: string;
}

/**
 * The words one edition writes with. Lists stand in the same order in every edition, so that post number n
 * says the same in all of them. {tokens} are filled in by write-text.ts; {{month}} and {{year}} stay.
 */
export interface Vocabulary {
  /** Eight for each category. */
  things: Record<CategoryKey, Thing[]>;
  qualities: Inflected[];
  situations: string[];
  best: Inflected;
  titles: string[];
  datedTitles: string[];
  /** An excerpt is one opening and one closing. */
  openings: string[];
  closings: string[];
  paragraphs: string[];
  headings: string[];
  points: string[];
  verdicts: string[];
}

/** What the rest of an edition's sentences are made of, apart from the names of things. */
export type Phrases = Omit<Vocabulary, 'things'>;

/** 'air fryers.f, panelas.f, liquidificadores' */
export const things = (list: string): Thing[] =>
  list.split(', ').map((entry) => ({ name: entry.replace(/\.f$/, ''), feminine: entry.endsWith('.f') }));

/** 'baratos/baratas, leves' */
export const inflected = (list: string): Inflected[] =>
  list.split(', ').map((entry) => {
    const [masculine = '', feminine = masculine] = entry.split('/');
    return { masculine, feminine };
  });

/** Invented, like the demonstration's own; the same in every edition. */
export const brands = (
  'Nimbra Kaluma Orvane Brumelo Corvita Teluri Lumbrea Miaveo Solvanto Vigarra Fortello Andira Belvano ' +
  'Caprello Dorvina Estrova Falmeri Galdera Hintova Irvaldo Jorvela Kestrano Lumareo Morvella Nortava ' +
  'Olvero Pontrella Quindara Rovanti Selmira Tarvello Ulmera Vantreo Welmora Xandreli Yorvana Zelmaro ' +
  'Ardeno Brisalto Cendrino'
).split(' ');
