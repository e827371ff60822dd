import type { ClickPosition } from '#contract/commerce/clicks/clicks.words.ts';
import type { PageKind } from '#contract/commerce/clicks/counted-page.ts';
import type { EarningField, EarningProblem } from '#contract/commerce/earnings/earning-columns.ts';

const positions: Record<ClickPosition, string> = {
  picks: 'Escolhas no topo',
  card: 'Cartão do produto',
  table: 'Tabela comparativa',
  text: 'Link no texto',
  verdict: 'Veredito da avaliação',
  list: 'Lista de avaliações',
  compare: 'Comparador',
  button: 'Botão da página antes da loja',
  forward: 'Encaminhamento à loja',
};

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

const fields: Record<EarningField, string> = {
  day: 'Dia',
  tag: 'Tag',
  orderedItems: 'Itens pedidos',
  shippedItems: 'Itens enviados',
  revenue: 'Receita',
  earned: 'Ganhos',
  externalId: 'Código do produto',
};

const problems: Record<EarningProblem, (value: string) => string> = {
  required: () => 'está vazio',
  not_a_day: (value) => `“${value}” não é um dia do calendário`,
  future: (value) => `${value} ainda não chegou`,
  not_a_number: (value) => `“${value}” não é um número`,
  too_long: () => 'é longo demais',
  unknown_tag: (value) =>
    `“${value}” não é a tag desta edição nem de uma oferta dela. Confira a edição escolhida`,
  twice: (value) => `${value} aparece duas vezes no relatório`,
  wrong_length: (value) => `a linha tem ${value} colunas, mais que o cabeçalho`,
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
    edition: 'Ganhos na moeda de cada edição.',
    post: 'Ganhos de links com tag própria, repartidos pelos cliques de cada página.',
    product: 'Ganhos de relatórios que dizem o produto.',
    position: 'Em que parte da página o link estava.',
  },
  positions,
  pages,
  otherLinks: 'Outros links para lojas',
  goneProduct: 'Produto que não existe mais',
  first: (shown: number, all: number) => `As ${shown} primeiras de ${all} linhas. O arquivo CSV tem todas.`,
  download: 'Baixar CSV',
  emptyTitle: 'Nada contado neste período',
  emptyText:
    'Conta quem segue um link de afiliado em um artigo, uma avaliação ou na página da Shopee: um clique por produto a cada 30 segundos, sem cookies e sem guardar endereços. Robôs são contados à parte.',
  nothingHere: 'Nenhum clique neste período.',
  importEarnings: 'Importar ganhos',
  importTitle: 'Importar relatório de ganhos',
  importAbout:
    'O relatório diário por tag do programa de afiliados, em CSV. Nada é gravado até você conferir, e só se todas as linhas estiverem certas.',
  edition: 'Edição',
  editionHint: 'As tags e a moeda são as desta edição.',
  file: 'Escolher arquivo',
  chosenFile: (name: string) => `Arquivo: ${name}`,
  text: 'Relatório',
  textHint: 'Escolha o arquivo ou cole aqui. A primeira linha traz o nome das colunas.',
  check: 'Conferir',
  checkAgain: 'Conferir de novo',
  columns: 'Colunas',
  noColumn: 'Nenhuma',
  fields,
  found: (n: number, tags: string) =>
    n === 1 ? `1 linha lida, de ${tags}` : `${n} linhas lidas, de ${tags}`,
  foundSum: (sum: string, from: string, to: string) => `${sum} de ${from} a ${to}.`,
  replaces: (n: number) =>
    n === 1
      ? '1 dia com esta tag já foi importado e será substituído.'
      : `${n} dias com estas tags já foram importados e serão substituídos.`,
  problemCount: (n: number) =>
    n === 1 ? '1 problema impede a importação' : `${n} problemas impedem a importação`,
  problemsAbout:
    'Corrija o relatório ou a escolha das colunas e confira de novo. O que você colou continua aqui.',
  line: (n: number) => `Linha ${n}`,
  wholeReport: 'Relatório',
  problems,
  moreProblems: (n: number) => `E mais ${n}.`,
  sample: 'Como as primeiras linhas foram lidas',
  import: (n: number) => (n === 1 ? 'Importar 1 linha' : `Importar ${n} linhas`),
  imported: 'Ganhos importados',
  importedText: (n: number, sum: string) => (n === 1 ? `1 linha, ${sum}.` : `${n} linhas, ${sum}.`),
};

export type ClicksTexts = typeof clicks;
