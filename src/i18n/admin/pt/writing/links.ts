import type { LinkPlaceKind, LinkState } from '#contract/writing/links/links.words.ts';

const states: Record<LinkState, string> = {
  broken: 'Quebrado',
  failing: 'Falha em silêncio',
  suspect: 'Talvez quebrado',
  unreachable: 'Sem resposta',
  blocked: 'Não aceita programas',
  refused: 'Endereço interno',
  working: 'Funciona',
  waiting: 'Na fila',
  excluded: 'Não verificado',
};

const stateTexts: Record<LinkState, string> = {
  broken: 'A página não existia em duas verificações, com um dia de intervalo.',
  failing:
    'Em duas verificações, com um dia de intervalo, a página respondeu, mas não é a esperada ou não rende nada.',
  suspect: 'A página não existia na última verificação. Amanhã perguntamos de novo.',
  unreachable: 'O site não respondeu ou teve um problema. Isso não quer dizer que a página sumiu.',
  blocked: 'O site só mostra a página a pessoas. Abra o link para conferir.',
  refused: 'O link leva a um endereço que não é da internet aberta.',
  working: 'A página respondeu.',
  waiting: 'Ainda não foi verificado.',
  excluded: 'Alguém pediu para não verificar.',
};

const placeKinds: Record<LinkPlaceKind, string> = {
  post: 'Artigo',
  review: 'Avaliação',
  offer: 'Oferta',
  shop_link: 'Link da Shopee',
};

export const links = {
  title: 'Links',
  about: 'Os links para outros sites em artigos, avaliações e ofertas, e se ainda levam a algum lugar.',
  states,
  stateTexts,
  placeKinds,
  search: 'Buscar endereço',
  state: 'Situação',
  edition: 'Edição',
  link: 'Link',
  places: 'Onde está',
  checked: 'Verificado',
  never: 'ainda não',
  status: (code: number) => `resposta ${code}`,
  morePlaces: (n: number) => (n === 1 ? 'e em mais 1 lugar' : `e em mais ${n} lugares`),
  counted: (all: number, broken: number) =>
    `${all === 1 ? '1 link' : `${all} links`}, ${broken === 0 ? 'nenhum quebrado' : broken === 1 ? '1 quebrado' : `${broken} quebrados`}`,
  lastChecked: 'Última verificação',
  withCount: (label: string, n: number) => `${label} (${n})`,
  open: 'Abrir o link em outra aba',
  checkNow: 'Verificar agora',
  checkedNow: 'Link verificado',
  exclude: 'Não verificar mais',
  excluded: 'Link fora das verificações',
  excludedText: (url: string) => `${url} não é mais verificado nem aparece entre os quebrados.`,
  excludedBy: (name: string) => `por ${name}`,
  include: 'Voltar a verificar',
  included: 'Link de volta às verificações',
  includedText: (url: string) => `${url} é verificado em instantes.`,
  emptyTitle: 'Nenhum link ainda',
  emptyText:
    'Quando um artigo, uma avaliação ou uma oferta levar a outro site, o link aparece aqui em até uma hora.',
  noneBrokenTitle: 'Nenhum link quebrado',
  noneBrokenText: 'Todos os que foram verificados levam a algum lugar.',
  nothingTitle: 'Nenhum link com esses filtros',
  nothingText: 'Tente outra palavra ou limpe os filtros.',
};

export type LinksTexts = typeof links;
