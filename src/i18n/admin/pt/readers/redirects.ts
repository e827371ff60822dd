import type { RedirectKind } from '#contract/readers/redirects/redirects.words.ts';

const kinds: Record<RedirectKind, string> = {
  post: 'Post',
  category: 'Categoria',
  review: 'Avaliação',
  manual: 'Manual',
};

export const redirects = {
  title: 'Redirecionamentos',
  about: 'Endereços sem página, que levam a uma. Os de posts, categorias e avaliações nascem sozinhos.',
  create: 'Novo redirecionamento',
  search: 'Buscar endereço',
  edition: 'Edição',
  kind: 'Origem',
  kinds,
  from: 'De',
  to: 'Para',
  leadsTo: (to: string) => `leva a ${to}`,
  made: 'Criado',
  emptyTitle: 'Nenhum redirecionamento ainda',
  emptyText: 'Eles nascem quando um endereço muda, ou quando você cria um.',
  nothingTitle: 'Nenhum redirecionamento com esses filtros',
  nothingText: 'Tente outra palavra ou limpe os filtros.',

  createTitle: 'Novo redirecionamento',
  createAction: 'Criar redirecionamento',
  createAbout: 'Quem pedir o primeiro endereço é levado ao segundo, e os buscadores ficam sabendo (301).',
  fromHint: 'Um endereço de uma edição que não tem página, como /br/promocao.',
  toHint: 'Qualquer página do site, como /br ou /br/categoria/casa.',
  fromProblems: {
    invalid: 'Comece pela edição e escreva o resto do endereço, sem “?” nem “#”: /br/promocao.',
    reserved: 'Este endereço pertence ao próprio site.',
    taken: 'Já existe uma página ou um redirecionamento neste endereço.',
  },
  toProblems: {
    invalid: 'Use um endereço deste site que comece com “/”.',
    loop: 'Assim o endereço levaria de volta a si mesmo.',
    unpublished: 'Esta página não está publicada: os leitores cairiam no vazio. Publique-a antes.',
  },
  fine: 'O endereço está livre.',
  targetFound: 'A página existe.',
  targetMissing:
    'Hoje não há página neste endereço. O redirecionamento funciona, mas leva a uma página não encontrada.',
  created: 'Redirecionamento criado',
  createdText: (from: string, to: string) => `${from} agora leva a ${to}.`,

  try: 'Testar o endereço',
  delete: 'Excluir',
  deleteOf: (from: string) => `Excluir o redirecionamento de ${from}`,
  deleteTitle: (from: string) => `Excluir o redirecionamento de ${from}?`,
  deleteText: {
    post: 'Era o endereço de um post. Links antigos, favoritos e buscadores que ainda o usam passam a encontrar uma página que não existe, e não há como desfazer.',
    category:
      'Era o endereço de uma categoria. Links antigos, favoritos e buscadores que ainda o usam passam a encontrar uma página que não existe, e não há como desfazer.',
    review:
      'Era o endereço de uma avaliação. Links antigos, favoritos e buscadores que ainda o usam passam a encontrar uma página que não existe, e não há como desfazer.',
  },
  deleted: 'Redirecionamento excluído',
  deletedText: (from: string) => `${from} não leva mais a lugar nenhum.`,
};

export type RedirectsTexts = typeof redirects;
