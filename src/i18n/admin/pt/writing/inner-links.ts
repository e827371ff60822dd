import type { LinkingKind } from '#contract/writing/inner-links/inner-links.words.ts';

const kinds: Record<LinkingKind, string> = { post: 'Artigo', review: 'Avaliação' };

/** Links entre as nossas próprias páginas. */
export const innerLinks = {
  kinds,
  title: 'Links para as nossas páginas',
  about: 'Frases deste texto que podem levar a artigos e avaliações nossos.',
  look: 'Procurar sugestões',
  lookAgain: 'Procurar de novo',
  looking: 'Procurando…',
  none: 'Nenhuma frase combina com outra página nossa que ainda não tenha link aqui.',
  accept: (phrase: string, title: string) => `Ligar “${phrase}” a ${title}`,
  acceptShort: 'Ligar',
  dismissed: (title: string) => `Dispensar ${title}`,
  keys: 'Enter liga, Delete dispensa, setas mudam de linha.',
  shortcut: 'Ir às sugestões de links',
  linked: (title: string) => `Ligado a ${title}`,
  gone: 'A frase já não está no texto. Procure de novo.',
  sameCategory: 'mesma categoria',
  sharedProducts: 'mesmos produtos',
  byName: 'pelo nome',
  left: (n: number) => (n === 1 ? '1 texto leva a esta página' : `${n} textos levam a esta página`),
  leftText: 'Os links neles deixarão de funcionar para os leitores:',
  more: (n: number) => (n === 1 ? 'e mais 1' : `e mais ${n}`),
  tabs: { out: 'Para outros sites', lonely: 'Páginas sem links' },
  lonelyAbout:
    'Páginas publicadas a que nenhum texto nosso leva. Leitores só chegam a elas por listas e buscas.',
  kind: 'Tipo',
  page: 'Página',
  published: 'Publicada',
  lonelyNoneTitle: 'A todas as páginas leva algum texto',
  lonelyNoneText: 'Quando uma página nova ficar sem links, ela aparece aqui.',
};

export type InnerLinksTexts = typeof innerLinks;
