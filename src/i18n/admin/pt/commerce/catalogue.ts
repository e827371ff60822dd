/** Of feeds that are kept to be searched: the words of one screen. */
export const catalogue = {
  title: 'Catálogo',
  about:
    'O que as lojas vendem, sem virar produto. Procure, e faça um produto do que interessar. Os leitores não veem nada daqui.',
  search: 'Nome, marca, loja, EAN ou código',
  feed: 'Feed',
  sum: (feeds: number, rows: string) =>
    feeds === 1 ? `1 feed, ${rows} linhas` : `${feeds} feeds, ${rows} linhas`,
  one: (rows: string) => `${rows} linhas`,
  list: 'Linhas do catálogo',
  item: 'Produto na loja',
  shop: 'Loja',
  price: 'Preço',
  noPrice: 'sem preço',
  soldOut: 'Esgotado',
  ours: 'Já é produto nosso',
  make: 'Fazer um produto',
  makeOf: (name: string) => `Fazer um produto: ${name}`,
  add: 'Adicionar como oferta',
  addTo: (name: string) => `Adicionar como oferta: ${name}`,
  page: 'Ver na loja',
  pageOf: (name: string) => `Ver na loja: ${name}`,
  empty: 'Esvaziar este catálogo',
  emptyTitle: (feed: string) => `Esvaziar o catálogo de “${feed}”?`,
  emptyConsequence:
    'As linhas saem daqui. Produtos e ofertas ficam como estão; se o feed vier de novo, o catálogo volta.',
  emptied: 'Catálogo esvaziado',
  emptiedText: (feed: string) => `${feed} não está mais no catálogo.`,
  noneTitle: 'Nenhum feed está no catálogo desta edição',
  noneText:
    'Envie o arquivo de uma loja ou cadastre um feed em Importações e, ao dizer o que é cada coluna, ligue “Guardar como catálogo”.',
  toImports: 'Ir a Importações',
  nothingTitle: 'Nada encontrado',
  nothingText:
    'Cada palavra precisa estar no nome, na marca, na loja ou no código. Tente menos palavras, ou só o começo delas.',
};
export type CatalogueTexts = typeof catalogue;
