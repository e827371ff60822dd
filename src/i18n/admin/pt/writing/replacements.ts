import type { LeftReason, TextField, TextKind } from '#contract/writing/replacements/replacements.words.ts';

const count = (one: string, many: string) => (n: number) => (n === 1 ? `1 ${one}` : `${n} ${many}`);

const kinds: Record<TextKind, string> = {
  post: 'Artigos',
  review: 'Avaliações',
  product: 'Produtos',
  category: 'Categorias',
  edition: 'Textos das edições',
  shop_link: 'Links da Shopee',
  setting: 'Nome do site',
};

const oneOf: Record<TextKind, string> = {
  post: 'Artigo',
  review: 'Avaliação',
  product: 'Produto',
  category: 'Categoria',
  edition: 'Edição',
  shop_link: 'Link da Shopee',
  setting: 'Configuração',
};

const fields: Record<TextField, string> = {
  title: 'Título',
  excerpt: 'Resumo',
  metaTitle: 'Título para buscadores',
  metaDescription: 'Descrição para buscadores',
  imageAlt: 'Descrição da capa',
  keyword: 'Palavra-chave',
  updateNote: 'O que mudou',
  content: 'Texto',
  verdict: 'Veredito',
  bestFor: 'Bom para',
  notFor: 'Não serve para',
  pros: 'Prós',
  cons: 'Contras',
  body: 'Texto',
  updates: 'Atualizações',
  brand: 'Marca',
  name: 'Nome',
  description: 'Descrição',
  siteName: 'Nome da edição',
  disclosure: 'Aviso de afiliados',
  site_name: 'Nome do site',
};

const reasons: Record<LeftReason, string> = {
  changed: 'alguém mudou este texto desde então',
  gone: 'não existe mais',
  required: 'ficaria vazio, e não pode',
  too_long: 'ficaria longo demais',
  invalid: 'o resultado não seria válido',
};

export const replace = {
  title: 'Buscar e substituir',
  about:
    'Troca palavras em todos os textos de uma vez. Primeiro você vê cada lugar; depois, se mudar de ideia, desfaz.',
  find: 'Procurar',
  findHint: 'Exatamente estas palavras. Uma expressão dividida por negrito ou link conta em partes.',
  replacement: 'Trocar por',
  replacementHint: 'Vazio apaga as palavras.',
  matchCase: 'Diferenciar maiúsculas de minúsculas',
  wholeWords: 'Só palavras inteiras',
  links: 'Também nos endereços dos links',
  where: 'Onde',
  noKinds: 'Escolha ao menos um lugar onde procurar.',
  edition: 'Edição',
  allEditions: 'Todas',
  kinds,
  oneOf,
  fields,
  reasons,
  show: 'Ver os lugares',
  places: 'Lugares encontrados',
  placesCount: count('lugar encontrado', 'lugares encontrados'),
  occurrences: count('vez', 'vezes'),
  morePassages: (n: number) => (n === 1 ? 'e mais 1 vez' : `e mais ${n} vezes`),
  more: 'Há mais do que 500 lugares. Estes vêm primeiro; depois busque de novo.',
  cannot: (reason: string) => `Fica como está: ${reason}.`,
  choose: (title: string, field: string) => `Trocar em ${title}: ${field}`,
  chooseAll: 'Escolher todos',
  chosen: (n: number, all: number) => `${n} de ${all} escolhidos`,
  apply: (n: number) => (n === 1 ? 'Trocar em 1 lugar' : `Trocar em ${n} lugares`),
  applyTitle: (n: number) => (n === 1 ? 'Trocar em 1 lugar?' : `Trocar em ${n} lugares?`),
  applyText: (find: string, by: string) =>
    by === ''
      ? `“${find}” é apagado dos textos escolhidos.`
      : `“${find}” vira “${by}” nos textos escolhidos.`,
  applyFollows:
    'Os leitores veem a mudança na hora. Cada artigo ganha uma nova versão, os endereços ficam, e tudo pode ser desfeito por 90 dias.',
  done: 'Palavras trocadas',
  doneText: count('lugar mudou', 'lugares mudaram'),
  leftTitle: count('lugar ficou como estava', 'lugares ficaram como estavam'),
  noneTitle: 'Nada encontrado',
  noneText: 'Nenhum texto tem estas palavras. Confira a grafia, ou escolha mais lugares onde procurar.',
  past: 'Substituições anteriores',
  pastNone: 'Nenhuma substituição ainda.',
  pastLine: (find: string, by: string) => (by === '' ? `“${find}” apagado` : `“${find}” → “${by}”`),
  pastPlaces: count('lugar', 'lugares'),
  by: (name: string) => `por ${name}`,
  undo: 'Desfazer',
  undoOf: (what: string) => `Desfazer: ${what}`,
  undoTitle: 'Desfazer esta substituição?',
  undoText: 'Os textos voltam a ser como eram, menos os que alguém mudou desde então.',
  undone: 'Substituição desfeita',
  undoneBy: (name: string) => `desfeita por ${name}`,
};

export type ReplaceTexts = typeof replace;
