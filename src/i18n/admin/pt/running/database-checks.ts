import type {
  CheckId,
  CheckObstacle,
  FaultKind,
  FaultValues,
} from '#contract/running/database/database.words.ts';

const checks: Record<CheckId, { name: string; about: string }> = {
  constraints: { name: 'Regras do banco', about: 'Se o banco de dados faz valer todas as suas regras.' },
  indexes: { name: 'Índices', about: 'Se cada índice encontra todas as linhas da sua tabela.' },
  orphans: { name: 'Registros órfãos', about: 'Registros que apontam para outro que não existe mais.' },
  products: { name: 'Produtos nos textos', about: 'Textos que citam um produto que não existe mais.' },
  pictures: { name: 'Imagens nos textos', about: 'Capas e textos que mostram uma imagem que não existe.' },
  files: { name: 'Arquivos de imagens', about: 'Se a biblioteca e os arquivos guardados combinam.' },
  addresses: { name: 'Endereços', about: 'Endereços repetidos, ou com um redirecionamento por baixo.' },
  redirects: { name: 'Redirecionamentos', about: 'Os que andam em círculo ou não levam a lugar nenhum.' },
  siblings: { name: 'Traduções', about: 'Se as versões de um artigo em cada edição estão ligadas entre si.' },
  counts: { name: 'Contagem das categorias', about: 'Se cada categoria diz quantos posts realmente tem.' },
  search: { name: 'Texto de busca', about: 'Se a busca encontra os textos como eles são agora.' },
  categories: { name: 'Posts sem categoria', about: 'Posts no ar aos quais nenhuma categoria leva.' },
  offers: { name: 'Ofertas de outro país', about: 'Ofertas que não são da loja ou da moeda da edição.' },
};

const obstacles: Record<CheckObstacle, string> = {
  no_amcheck:
    'Não foi possível verificar: falta a extensão amcheck, ou o usuário do banco não pode usá-la. Quem cuida do servidor pode criá-la com CREATE EXTENSION amcheck.',
  too_long: 'Não foi possível verificar: demorou mais do que pode.',
};

const offerProblems: Record<string, string> = {
  currency: 'está em outra moeda',
  wrong_country: 'é de uma loja de outro país',
  wrong_tag: 'tem um código de afiliado de outro país',
};

/** What is wrong, in one sentence. */
const faults: Record<FaultKind, (values: FaultValues) => string> = {
  constraint_unchecked: ({ table, name }) =>
    `A regra ${name} da tabela ${table} vale para o que é novo, mas nunca foi conferida no que já existia.`,
  trigger_off: ({ table, name }) => `A automação ${name} da tabela ${table} está desligada.`,
  index_broken: ({ table, name, detail }) =>
    `O índice ${name} da tabela ${table} está com defeito: ${detail}`,
  rows_without_parent: ({ table, column, parent, n }) =>
    `${n === 1 ? '1 registro' : `${n} registros`} de ${table} (${column}) sem o seu registro em ${parent}.`,
  links_without_parent: ({ table, column, parent, n }) =>
    `${n === 1 ? '1 registro' : `${n} registros`} de ${table} (${column}) apontam para algo que não existe em ${parent}.`,
  product_missing: ({ product }) => `O texto cita o produto nº ${product}, que não existe mais.`,
  cover_missing: ({ name }) => `A capa é a imagem “${name}”, que não existe.`,
  picture_missing: ({ name }) => `O texto mostra a imagem “${name}”, que não existe.`,
  product_picture_missing: ({ name }) => `O produto mostra a imagem “${name}”, que não existe.`,
  picture_without_file: ({ name }) => `O arquivo da imagem “${name}” sumiu, e nada a mostra.`,
  picture_without_file_in_use: ({ name, n }) =>
    `O arquivo da imagem “${name}” sumiu, e ela aparece em ${n === 1 ? '1 lugar' : `${n} lugares`}.`,
  file_without_picture: ({ name }) =>
    `O arquivo “${name}” está guardado, mas não está na biblioteca e nada o mostra.`,
  address_twice: ({ slug }) => `O endereço “${slug}” já é de outro texto mais antigo.`,
  redirect_under_page: ({ slug }) =>
    `O redirecionamento de “${slug}” não serve para nada: uma página está nesse endereço.`,
  redirect_loop: ({ from, to }) => `${from} leva a ${to}, que acaba voltando para ${from}.`,
  redirect_nowhere: ({ from, to }) => `${from} leva a ${to}, onde não há nada.`,
  copy_apart: ({ original }) => `É a tradução de “${original}”, mas os dois textos não estão ligados.`,
  copy_of_another: ({ original }) => `Diz ser a tradução de “${original}”, que é de outro produto.`,
  edition_twice: ({ original }) => `A edição já tem este artigo: “${original}”.`,
  count_wrong: ({ kept, counted }) => `A categoria diz ter ${kept} posts, e tem ${counted}.`,
  search_stale: () => 'A busca ainda conhece este texto como ele era.',
  category_missing: () => 'Está no ar sem categoria.',
  offer_abroad: ({ problem, marketplace }) =>
    `A oferta (${marketplace}) ${offerProblems[String(problem)] ?? problem}.`,
};

/** What mending would do; where only a person can decide, what that person does. */
const mends: Record<FaultKind, string> = {
  constraint_unchecked: 'Confere a regra em tudo o que existe. Se algo a viola, nada muda.',
  trigger_off: 'Liga a automação outra vez.',
  index_broken: 'Refaz o índice. A tabela não aceita mudanças enquanto isso.',
  rows_without_parent: 'Apaga esses registros, como teria acontecido junto com o registro que falta.',
  links_without_parent: 'Esvazia esse campo. Os registros ficam.',
  product_missing: 'Tira o produto do texto, como uma nova versão. Os leitores já não o viam.',
  cover_missing: 'Deixa o texto sem capa, como uma nova versão.',
  picture_missing: 'Tira a imagem do texto, como uma nova versão.',
  product_picture_missing: 'Tira a imagem do produto.',
  picture_without_file: 'Tira a imagem da biblioteca.',
  picture_without_file_in_use: 'Abra a imagem, veja onde ela aparece e envie o mesmo arquivo outra vez.',
  file_without_picture: 'Apaga o arquivo. Não há como trazê-lo de volta.',
  address_twice: 'Dá a este texto o próximo endereço livre; o mais antigo fica com o endereço.',
  redirect_under_page: 'Apaga o redirecionamento.',
  redirect_loop: 'Apaga o redirecionamento.',
  redirect_nowhere: 'Aponte para outro lugar, ou apague.',
  copy_apart: 'Liga os dois textos como versões do mesmo artigo.',
  copy_of_another: 'Esquece de onde a avaliação veio. O texto fica como está.',
  edition_twice: 'Faz deste texto um artigo à parte, sem traduções.',
  count_wrong: 'Conta os posts de novo.',
  search_stale: 'Escreve o texto de busca de novo. O texto em si não muda.',
  category_missing: 'Escolha a categoria no artigo.',
  offer_abroad: 'Corrija a oferta no produto, ou apague.',
};

export const databaseChecks = { checks, obstacles, faults, mends };

export type DatabaseChecksTexts = typeof databaseChecks;
