import type { PageKind } from '#contract/commerce/clicks/counted-page.ts';
import { linkPlaces } from './link-places.ts';

const pages: Record<PageKind, string> = {
  home: 'Página inicial',
  post: 'Artigo que não existe mais',
  review: 'Avaliação que não existe mais',
  reviews: 'Lista de avaliações',
  category: 'Categoria que não existe mais',
  categories: 'Todas as categorias',
  launches: 'Lançamentos',
  shop_link: 'Link da Shopee que não existe mais',
  to_shop: 'Endereços antigos que levam a lojas',
  static: 'Páginas da edição',
};

export const clicks = {
  title: 'Cliques',
  about: 'Quantas vezes leitores seguiram um link até uma loja. Só contamos: ninguém é identificado.',
  scope: 'Edições',
  allEditions: 'Todas as edições',
  period: 'Período',
  lastDays: (n: number) => `Últimos ${n} dias`,
  chosenDays: 'Dias escolhidos',
  from: 'De',
  to: 'até',
  visitors: 'Quem',
  person: 'Pessoas',
  crawler: 'Robôs',
  totals: 'Totais do período',
  clicks: 'Cliques',
  views: 'Visualizações',
  clickThrough: 'Taxa de cliques',
  earned: 'Ganhos',
  perClick: 'Ganho por clique',
  estimated: 'Estimado',
  nearly: (amount: string) => `≈ ${amount}`,
  unplaced: 'Ganhos sem página',
  before: (value: string) => `Período anterior: ${value}`,
  noEarnings: 'Sem relatório neste período',
  byDay: 'Cliques por dia',
  day: 'Dia',
  dayTold: (day: string, clicks: string, views: string) =>
    `${day}: ${clicks} cliques, ${views} visualizações`,
  chooseDay: 'Dia mostrado',
  dayBefore: 'Dia anterior',
  dayAfter: 'Dia seguinte',
  asTable: 'Ver como tabela',
  groups: 'Cliques por',
  by: {
    edition: 'Edição',
    post: 'Página',
    product: 'Produto',
    position: 'Posição',
  },
  byText: {
    edition: 'Ganhos na moeda de cada relatório, sem os recusados.',
    post: 'Ganhos que os relatórios dizem de cada página; o que não dizem é estimado pelos cliques.',
    product: 'Ganhos de relatórios que dizem o produto.',
    position: 'Em que parte da página o link estava. O que os relatórios não dizem é estimado pelos cliques.',
  },
  positions: linkPlaces,
  pages,
  otherLinks: 'Outros links para lojas',
  goneProduct: 'Produto que não existe mais',
  first: (shown: number, all: number) => `As ${shown} primeiras de ${all} linhas. O arquivo CSV tem todas.`,
  download: 'Baixar CSV',
  cached: {
    person:
      'Um cache na frente do site responde a parte dos leitores, por isso as próprias páginas avisam quando são vistas: cada visualização conta uma vez, venha de onde vier. Só faltam as de navegadores sem scripts.',
    crawler:
      'Um cache na frente do site esconde visualizações de robôs: o que ele responde sozinho não aparece aqui. O Varnish com o arquivo que vem com o Vitrina deixa passar os robôs que conhece; outros caches não.',
  },
  emptyTitle: 'Nada contado neste período',
  emptyText:
    'Conta quem segue um link de afiliado em um artigo, uma avaliação ou na página da Shopee: um clique por produto a cada 30 segundos, sem cookies e sem guardar endereços. Robôs são contados à parte.',
  nothingHere: 'Nenhum clique neste período.',
  toEarnings: 'Relatórios de ganhos',
};

export type ClicksTexts = typeof clicks;
