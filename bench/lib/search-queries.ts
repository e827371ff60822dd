import type { Locale } from '#contract/site/locales.ts';
import { planPost } from '#seed/large/post-plan.ts';

export interface SearchQuery {
  locale: Locale;
  q: string;
}

const perEdition = (words: Record<Locale, string[]>): SearchQuery[] =>
  Object.entries(words).flatMap(([locale, list]) => list.map((q) => ({ locale: locale as Locale, q })));

const everywhere = (list: string[]): SearchQuery[] =>
  perEdition({ br: list, it: list, mx: list, es: list, us: list });

/** Model names of posts that both data sets hold; each stands in a handful of posts at most. */
function modelNames(): string[] {
  const plans = Array.from({ length: 150 }, (_, index) => planPost(index + 1));
  const inTitle = plans.filter(
    ({ dated, title, status }) => !dated && title % 12 === 5 && status === 'published',
  );
  return inTitle.slice(0, 6).map(({ model }) => model.toLowerCase());
}

/** What people type, by how hard it is to answer. Each kind is measured by itself. */
export const searchKinds: Record<string, SearchQuery[]> = {
  'rare word': everywhere(modelNames()),
  'uncommon word': perEdition({
    br: ['parafusadeiras', 'ventiladores', 'livros de receitas'],
    it: ['idropulitrici', 'ventilatori', 'quaderni'],
    mx: ['licuadoras', 'ventiladores', 'chamarras'],
    es: ['hidrolimpiadoras', 'ventiladores', 'chaquetas'],
    us: ['blenders', 'ladders', 'cookbooks'],
  }),
  'common word': perEdition({
    br: ['melhores', 'casa', 'para'],
    it: ['migliori', 'casa', 'per'],
    mx: ['mejores', 'casa', 'para'],
    es: ['mejores', 'casa', 'para'],
    us: ['best', 'home', 'for'],
  }),
  'word of excerpts only': perEdition({
    br: ['embalagem', 'tabela'],
    it: ['confezione', 'tabella'],
    mx: ['respuesta', 'tabla'],
    es: ['respuesta', 'tabla'],
    us: ['answer', 'table'],
  }),
  'two words': perEdition({
    br: ['monitores estudantes', 'melhores mochilas', 'parafusadeiras baratas'],
    it: ['monitor studenti', 'migliori borse', 'trapani economici'],
    mx: ['monitores estudiantes', 'mejores mochilas', 'taladros baratos'],
    es: ['monitores estudiantes', 'mejores mochilas', 'taladros baratos'],
    us: ['monitors students', 'best backpacks', 'affordable drills'],
  }),
  'no match': everywhere(['xyzzyk', 'qwrtzp']),
  'no match, familiar syllables': perEdition({
    br: ['melhorando', 'casaparana', 'comprador ideal'],
    it: ['migliorando', 'casaparana', 'compratore ideale'],
    mx: ['mejorando', 'casaparana', 'comprador ideal'],
    es: ['mejorando', 'casaparana', 'comprador ideal'],
    us: ['bestaurant', 'homeforward', 'buyingest'],
  }),
  'two letters': everywhere(['tv', 'ca', 'be', 'so']),
  'two letters, no match': everywhere(['zq', 'xk']),
};
