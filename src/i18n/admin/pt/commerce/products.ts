import type { ProductBulk } from '#contract/commerce/products/products.admin.schemas.ts';
import type { ProductBulkRefusal, ProductFilter } from '#contract/commerce/products/products.words.ts';
import type { PostStatus } from '#contract/writing/posts/post-statuses.ts';

const filters: Record<ProductFilter, string> = {
  stale: 'Preço vencido',
  unavailable: 'Indisponíveis',
  no_link: 'Sem link',
  unused: 'Sem uso',
  no_review: 'Sem avaliação',
  archived: 'Arquivados',
};
const statuses: Record<PostStatus, string> = {
  draft: 'rascunho',
  scheduled: 'agendada',
  published: 'publicada',
  archived: 'arquivada',
};
const many = (n: number) => (n === 1 ? '1 produto' : `${n} produtos`);
const done: Record<ProductBulk['action'], (n: number) => string> = {
  archive: (n) => (n === 1 ? '1 produto arquivado' : `${n} produtos arquivados`),
  restore: (n) => (n === 1 ? '1 produto restaurado' : `${n} produtos restaurados`),
  publish: (n) => (n === 1 ? '1 avaliação publicada' : `${n} avaliações publicadas`),
  unpublish: (n) => (n === 1 ? '1 avaliação fora do ar' : `${n} avaliações fora do ar`),
};
const refusals: Record<ProductBulkRefusal, string> = {
  not_found: 'não existe mais',
  unchanged: 'já estava assim',
  no_review: 'não tem avaliação nesta edição',
  failed_checks: 'ainda tem algo a corrigir',
  changed: 'mudou nesse meio-tempo',
};

export const products = {
  title: 'Produtos',
  about: 'Os fatos valem para todas as edições; cada uma tem a sua avaliação e as suas ofertas.',
  product: 'Produto',
  newProduct: 'Novo produto',
  pasteLinks: 'Colar links',
  all: 'Todos',
  filters,
  filtersLabel: 'Situação dos produtos',
  search: 'Buscar por nome, marca ou código',
  scope: 'Vale para',
  scopes: { edition: 'esta edição', all: 'todas as edições no ar' },
  exportCsv: 'Exportar CSV',
  editions: 'Edições',
  standing: 'Nesta edição',
  clicks: 'Cliques',
  clicksCount: (n: number) =>
    n === 1 ? '1 clique em 30 dias, em todas as edições' : `${n} cliques em 30 dias, em todas as edições`,
  usedIn: 'Em uso',
  usedInCount: (n: number) => (n === 0 ? 'sem uso' : n === 1 ? 'em 1 página' : `em ${n} páginas`),
  noEan: 'sem código de barras',
  emptyTitle: 'Nenhum produto ainda',
  emptyText: 'O primeiro começa com marca e nome.',
  noneFound: 'Nenhum produto assim',
  makeOfLink: 'Criar a partir disto',
  noneFoundText: 'Mude a busca ou escolha outra situação.',
  archived: 'Arquivado',
  statuses,
  reviewIs: (status: string) => `avaliação ${status}`,
  noReview: 'sem avaliação',
  noOffer: 'sem oferta',
  noLink: 'sem link',
  unavailable: 'indisponível',
  noPrice: 'sem preço',
  stalePrice: 'preço vencido',
  freshPrice: 'preço em dia',
  drifted: 'o original mudou',
  toTranslate: (n: number) => (n === 1 ? '1 campo a traduzir' : `${n} campos a traduzir`),
  publish: 'Publicar avaliações',
  unpublish: 'Tirar avaliações do ar',
  archive: 'Arquivar',
  restore: 'Restaurar',
  publishTitle: (n: number, edition: string) => `Publicar as avaliações de ${many(n)} em ${edition}?`,
  publishText:
    'Os leitores dessa edição passam a ver o que passar nas verificações. As outras edições não mudam.',
  unpublishTitle: (n: number, edition: string) => `Tirar do ar as avaliações de ${many(n)} em ${edition}?`,
  unpublishText:
    'Quem abrir esses endereços não encontra mais a página. O texto fica como rascunho, e as outras edições não mudam.',
  done,
  nothingDone: 'Nada mudou',
  left: (n: number) => (n === 1 ? '1 ficou como estava' : `${n} ficaram como estavam`),
  refusals,
  create: 'Criar produto',
  createAbout: 'Marca e nome bastam para começar. O resto se completa na próxima tela.',
  brand: 'Marca',
  name: 'Nome',
  ean: 'Código de barras (EAN)',
  eanHint: '8, 12, 13 ou 14 dígitos. Espaços e hifens não atrapalham.',
  created: 'Produto criado',
  createdText: 'Agora complete os fatos e avalie em uma edição.',
  boardTitle: 'Produtos por edição',
  boardAbout: 'O que cada edição tem de cada produto, o que falta e há quanto tempo foi escrito.',
  boardEmpty: 'Nenhum produto para comparar',
  open: 'Abrir',
  write: 'Escrever',
  copyHere: 'Copiar para cá',
  copyFrom: (edition: string) => `Copiar de ${edition}`,
  cellActions: (product: string, edition: string) => `${product}, ${edition}`,
  copied: 'Avaliação copiada',
  copiedText: (edition: string) => `O rascunho está em ${edition}, com o que falta traduzir marcado.`,
  openCopy: 'Abrir a cópia',
};

export type ProductsTexts = typeof products;
