import type { MergeWarning } from '#contract/commerce/product-merges/product-merges.words.ts';

const warnings: Record<MergeWarning, string> = {
  pack: 'Um dos nomes fala em kit, pacote ou várias unidades, e o outro não: podem ser embalagens diferentes.',
  size: 'Os nomes trazem volumes, tamanhos ou voltagens diferentes: podem ser variantes.',
  eans: 'Cada um tem o seu código de barras: quase sempre são produtos diferentes.',
};
const many = (n: number, one: string, more: string) => (n === 1 ? `1 ${one}` : `${n} ${more}`);

/** Two products that are one, and one that is two: words that only a product's own screen needs. */
export const productMerges = {
  warnings,
  merge: 'Juntar com outro…',
  mergeTitle: (product: string) => `Juntar outro produto a ${product}`,
  mergeAbout:
    'Escolha o produto que passa a fazer parte deste. Nada muda antes de você ver o que vai para onde.',
  search: 'Buscar o outro produto por nome, código ou endereço',
  goes: 'Some da lista',
  stays: 'Fica',
  turn: 'Trocar os dois',
  another: 'Escolher outro',
  plan: 'O que vai para onde',
  reviewedTwice: (editions: string) =>
    `Os dois têm avaliação em ${editions}. Exclua uma delas antes: só uma pode ficar.`,
  offers: (n: number) => many(n, 'oferta passa a ser dele', 'ofertas passam a ser dele'),
  offersRemain: (n: number, shops: string) =>
    n === 1
      ? `1 oferta não vem, porque ele já vende nessa loja: ${shops}`
      : `${n} ofertas não vêm, porque ele já vende nessas lojas: ${shops}`,
  eanComes: (ean: string) => `O código de barras ${ean} passa a ser dele`,
  eansCome: (n: number, eans: string) =>
    n === 1
      ? `Também será reconhecido pelo código de barras ${eans}`
      : `Também será reconhecido pelos códigos de barras ${eans}`,
  reviews: (n: number, editions: string) =>
    `${many(n, 'avaliação vem', 'avaliações vêm')} com o mesmo endereço: ${editions}`,
  texts: (n: number) => many(n, 'texto passa a mostrá-lo', 'textos passam a mostrá-lo'),
  shopLinks: (n: number) => many(n, 'link da Shopee passa a vendê-lo', 'links da Shopee passam a vendê-lo'),
  clicks: (n: number) => `${many(n, 'clique conta', 'cliques contam')} para ele`,
  prices: (n: number) => `${many(n, 'preço do histórico vem', 'preços do histórico vêm')} com as ofertas`,
  archives: 'O outro fica arquivado, com o que não veio.',
  nothing: 'Não há nada a levar: o outro só é arquivado.',
  mergeNow: 'Juntar',
  mergeAnyway: 'São o mesmo: juntar',
  merged: 'Produtos juntados',
  mergedText: (product: string) => `${product} agora faz parte deste.`,
  split: 'Separar ofertas…',
  splitTitle: (product: string) => `Separar ofertas de ${product}`,
  splitAbout: 'As ofertas escolhidas vão para um produto novo, com os seus cliques e preços.',
  whichOffers: 'Ofertas que são de outro produto',
  brand: 'Marca do produto novo',
  name: 'Nome do produto novo',
  splitNow: 'Separar',
  chooseSome: 'Escolha ao menos uma oferta.',
  splitDone: 'Ofertas separadas',
  splitDoneText: (product: string) => `Agora são de ${product}.`,
  noOffers: 'Este produto não tem ofertas a separar.',
  history: 'Juntado e separado',
  lineMergedHere: (other: string) => `${other} passou a fazer parte deste`,
  lineMergedAway: (other: string) => `Passou a fazer parte de ${other}`,
  lineSplitOff: (other: string) => `Ofertas foram para ${other}`,
  lineSplitFrom: (other: string) => `Separado de ${other}`,
  gone: 'um produto excluído',
  by: (name: string) => `por ${name}`,
  undone: 'Desfeito',
  undo: 'Desfazer',
  undoTitle: 'Desfazer isto?',
  undoText:
    'Ofertas, avaliações e textos voltam a ser de quem eram, se ninguém mexeu neles desde então. As páginas são refeitas.',
  undoneToast: 'Desfeito',
  undoneText: 'Cada produto tem de novo o que era seu.',
  saveFirst: 'Salve antes',
  saveFirstText: 'Há algo digitado e não salvo neste produto.',
};

export type ProductMergesTexts = typeof productMerges;
