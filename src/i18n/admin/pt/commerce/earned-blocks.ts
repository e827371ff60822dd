import { linkPlaces } from './link-places.ts';

export const earnedBlocks = {
  title: 'Que bloco rendeu',
  about:
    'Relatado é o que um relatório diz do próprio link (pelo sub-ID). Estimado é o que ele não diz, repartido pelos cliques que combinam: produto, código do lugar, loja. Um nunca entra na soma do outro.',
  page: 'Página',
  place: 'Bloco e produto',
  clicks: 'Cliques',
  views: 'Visualizações da página',
  reported: 'Relatado',
  estimated: 'Estimado',
  nearly: (amount: string) => `≈ ${amount}`,
  estimateTip: 'Repartido pelos cliques; nenhum relatório diz isto',
  total: (currency: string) => `Soma em ${currency}`,
  unplaced: 'Sem bloco',
  unplacedText: 'Nenhum link seguido no período pode ter trazido isto.',
  nowhere: 'Fora das páginas conhecidas',
  anyPlace: 'Lugar não relatado',
  gonePost: 'Artigo que não existe mais',
  goneReview: 'Avaliação que não existe mais',
  toShop: 'Endereços antigos que levam a lojas',
  otherPages: {
    home: 'Página inicial',
    reviews: 'Lista de avaliações',
    category: 'Categoria',
    categories: 'Todas as categorias',
    launches: 'Lançamentos',
    shop_link: 'Página da Shopee',
    static: 'Páginas da edição',
  } as Partial<Record<string, string>>,
  someProduct: 'Outros produtos',
  goneProduct: 'Produto que não existe mais',
  first: (shown: number, all: number) => `Os ${shown} que mais renderam, de ${all}.`,
  none: 'Nenhum clique e nenhum ganho neste período.',
  here: 'O que esta página rendeu',
  lastDays: (days: number) => `Últimos ${days} dias`,
  hereNone: (days: number) => `Nenhum clique e nenhum ganho em ${days} dias.`,
  clicksOf: (n: number, told: string) => (n === 1 ? '1 clique' : `${told} cliques`),
  all: 'Ver todos os ganhos',
  places: linkPlaces,
};

export type EarnedBlocksTexts = typeof earnedBlocks;
