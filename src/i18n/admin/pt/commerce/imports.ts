import type {
  DecimalStyle,
  ImportField,
  ImportMatch,
  ImportState,
  PastedOutcome,
  RowOutcome,
  RowProblem,
} from '#contract/commerce/imports/imports.words.ts';
import { feedProblemTexts } from './feed-problems.ts';
import { fileSizes } from './file-sizes.ts';

const states: Record<ImportState, string> = {
  uploaded: 'Faltam as colunas',
  waiting_to_check: 'Na fila',
  checking: 'Em conferência',
  checked: 'Conferida',
  waiting_to_apply: 'Na fila',
  applying: 'Importando',
  done: 'Importada',
  failed: 'Falhou',
  cancelled: 'Cancelada',
  waiting_to_undo: 'Na fila para desfazer',
  undoing: 'Desfazendo',
  undone: 'Desfeita',
};

const outcomes: Record<RowOutcome, string> = {
  new: 'Nova',
  changed: 'Muda',
  same: 'Continua igual',
  replaced: 'Repetida: vale a última',
  refused: 'Recusada',
};

const rowProblems: Record<RowProblem, string> = {
  wrong_length: 'A linha tem células a mais ou a menos.',
  too_long: 'Um dos textos é longo demais.',
  malformed: 'A linha não pode ser lida.',
  required: 'Falta este valor.',
  unknown_product: 'Nenhum produto nosso é este.',
  ambiguous_product: 'Mais de um produto nosso pode ser este.',
  ambiguous_offer: 'O produto tem ofertas de várias lojas: diga por um endereço de qual é esta.',
  ean: 'Não é um EAN: os dígitos não fecham.',
  shop_ean: 'Um número da própria loja: outras o usam para outra coisa, e nenhum produto é achado por ele.',
  bad_amount: 'Não é um preço.',
  ambiguous_amount: 'Pode ser mil ou um e pouco: diga nas colunas como o feed escreve os centavos.',
  other_currency: 'A moeda não é a da edição.',
  bad_date: 'Não é uma data como 2026-11-27T00:00-0300.',
  bad_picture: 'O endereço da imagem precisa começar com https://.',
  unknown_spec: 'Nenhuma característica tem este nome.',
  below_price: 'O preço de tabela não é maior que o preço.',
  wrong_country: 'O link é da loja de outro país.',
  wrong_tag: 'O link tem o código de outro afiliado.',
  missing_tag: 'A edição ainda não tem código de afiliado desta loja.',
  unknown_host: 'O link não é de uma loja que esta edição conhece. Acrescente-a em Lojas.',
  no_product: 'O link não leva a um produto.',
  no_short_link: 'Use o link curto de afiliado, como s.shopee.com.br/…',
  no_destination: 'O link não diz a que página leva. Use o endereço da página na loja.',
  shop_closed: 'A loja está fechada nesta edição. Reabra-a em Lojas.',
  taken: 'Outro produto já tem este EAN.',
};

const fields: Record<ImportField, string> = {
  productId: 'Número na Vitrina',
  ean: 'EAN',
  brand: 'Marca',
  name: 'Nome',
  imageUrl: 'Imagem',
  externalId: 'Código na loja (ASIN)',
  url: 'Link',
  price: 'Preço',
  listPrice: 'Preço de tabela',
  salePrice: 'Preço promocional',
  saleDates: 'Período da promoção',
  saleFrom: 'Início da promoção',
  saleTo: 'Fim da promoção',
  availability: 'Disponibilidade',
  deliveryPrice: 'Entrega',
  currency: 'Moeda',
};

const matches: Record<ImportMatch, string> = {
  ean: 'Pelo EAN',
  externalId: 'Pelo código na loja',
  productId: 'Pelo número na Vitrina',
};

const decimals: Record<DecimalStyle, string> = {
  unsaid: 'Não sei: recuse o que for duvidoso',
  comma: 'Com vírgula: 1.234,56',
  point: 'Com ponto: 1,234.56',
};

const pasted: Record<PastedOutcome, string> = {
  changed: 'Muda',
  same: 'Continua igual',
  first: 'Primeiro preço',
  not_understood: 'Falta o ponto e vírgula entre o produto e o preço',
  bad_amount: 'Não é um preço',
  unknown_product: 'Nenhum produto é este',
  ambiguous_product: 'Mais de um produto se chama assim: use o EAN',
  ambiguous_offer: 'O produto tem ofertas de várias lojas: use o código da loja',
  no_offer: 'O produto não tem oferta desta loja na edição',
  twice: 'O produto já está numa linha acima',
};

const rowWord = (n: number) => (n === 1 ? '1 linha' : `${n} linhas`);

export const imports = {
  title: 'Importações',
  about: 'Produtos e preços que vêm em arquivos das lojas. Nada muda antes de você conferir.',
  states,
  problems: feedProblemTexts,
  outcomes,
  rowProblems,
  fields,
  matches,
  decimals,
  pasted,

  upload: 'Enviar arquivo',
  uploading: 'Enviando e lendo o arquivo',
  kinds: fileSizes.kinds,
  files: 'Arquivos e o que veio deles',
  list: 'Importações',
  feed: 'Feed',
  file: 'Arquivo',
  state: 'Situação',
  rows: 'Linhas',
  when: 'Quando',
  unnamed: 'Feed sem nome',
  by: (name: string) => `por ${name}`,
  rowCount: rowWord,
  emptyTitle: 'Nenhuma importação ainda',
  emptyText: 'Envie o arquivo de produtos de uma loja: você diz o que é cada coluna e confere antes.',
  back: 'Todas as importações',

  steps: 'Passos',
  step: { file: 'Arquivo', columns: 'Colunas', look: 'Conferência', import: 'Importação' },

  columnsTitle: 'O que é cada coluna?',
  columnsAbout: 'Adivinhamos pelos nomes. Corrija o que não estiver certo.',
  readAs: 'Arquivo de',
  readAsHint: 'A rede que diz como escreve seus arquivos traz junto as colunas, os sinais e a moeda.',
  ownColumns: 'Nenhuma: pelas colunas do arquivo',
  byNames: 'Colunas pelo nome',
  byPlaces: 'Colunas pelo lugar, sem nomes',
  readAgain: 'Arquivo lido de novo',
  readAsText: (network: string) => `Como ${network} escreve os seus. Confira as colunas.`,
  readByItself: 'Pelas colunas do próprio arquivo.',
  columnAt: (place: number) => `Coluna ${place}`,
  sameInEveryRow: (field: string) => `${field}, igual em todas as linhas`,
  columnsSaid: (network: string) => `Como ${network} diz. Corrija o que não estiver certo.`,
  feedName: 'Nome do feed',
  feedHint: 'Com o mesmo nome, da próxima vez tudo vem preenchido.',
  edition: 'Edição',
  shop: 'Loja',
  match: 'Como achar o produto',
  decimal: 'Centavos no feed',
  noColumn: 'Nenhuma',
  minorUnits: 'Os preços estão em centavos (1990 é 19,90)',
  catalogue: 'Guardar como catálogo',
  catalogueAbout:
    'As linhas podem ser procuradas em Catálogo, sem virar produtos. Só os produtos que já temos têm as ofertas atualizadas.',
  inCatalogue: 'No catálogo',
  cataloguedAbout:
    'Abaixo estão só as linhas de produtos que já temos e as recusadas; as outras vão para o catálogo.',
  cataloguedText: (n: number) => `${rowWord(n)} no catálogo.`,
  toCatalogue: 'Procurar no catálogo',
  createProducts: 'Criar os produtos que ainda não existem',
  keepFacts: 'Manter marca, nome e imagem que o produto já tem',
  sample: 'As primeiras linhas',
  check: 'Conferir',

  checking: (done: number) => `${rowWord(done)} até agora`,
  waiting: 'Começa em instantes.',
  applying: 'Importando. Pode sair desta página: o trabalho continua.',
  summary: (n: number) => `${rowWord(n)} no arquivo`,
  alarms: {
    no_rows: 'O arquivo não tem nenhuma linha. Importá-lo não muda nada.',
    far_fewer: (now: number, last: number) =>
      `O arquivo tem ${rowWord(now)}; da última vez tinha ${last}. Talvez esteja incompleto.`,
    many_jumps:
      'A maioria dos preços ficaria dez vezes maior ou menor. Talvez estejam em centavos, ou com outra vírgula.',
  },
  apply: (n: number) => `Importar ${rowWord(n)}`,
  applyAnyway: 'Importar mesmo assim',
  applyTitle: 'Importar mesmo assim?',
  otherColumns: 'Mudar as colunas',
  cancel: 'Cancelar a importação',
  cancelTitle: 'Cancelar esta importação?',
  cancelText: 'O que foi conferido é descartado. Nenhum produto ou preço muda.',
  cancelled: 'Importação cancelada',
  cancelledText: 'Nada foi mudado.',
  doneText: (n: number) => `${rowWord(n)} importadas. As páginas que mostram essas ofertas já estão em dia.`,
  refusedStay: 'As recusadas ficam de fora; as outras entram.',

  outcome: 'Resultado',
  everything: 'Tudo',
  row: 'Linha',
  rowNumber: (n: number) => `Linha ${n}`,
  what: 'O que acontece',
  report: 'Linha por linha',
  noRowsTitle: 'Nenhuma linha',
  noRowsText: 'Nenhuma linha com esse resultado.',
  change: (field: string, from: string, to: string) => `${field}: de ${from} para ${to}`,
  added: (field: string, to: string) => `${field}: ${to}`,
  nothing: 'nada',
  specs: 'Características',
  jump: 'Dez vezes maior ou menor que antes',

  paste: 'Colar preços',
  pasteTitle: 'Colar preços',
  pasteAbout: 'Uma linha para cada produto: EAN, ASIN ou nome, ponto e vírgula, preço.',
  pasteText: 'Produtos e preços',
  pasteHint: '7891234567895; 1.299,90',
  pasteLook: 'Conferir',
  pasteSave: (n: number) => (n === 1 ? 'Salvar 1 preço' : `Salvar ${n} preços`),
  pasteBad: (n: number) =>
    n === 1
      ? '1 linha precisa de conserto. Nada é salvo até lá.'
      : `${n} linhas precisam de conserto. Nada é salvo até lá.`,
  pasteGood: (n: number) => (n === 1 ? '1 preço pronto para salvar.' : `${n} preços prontos para salvar.`),
  pasteSaved: 'Preços salvos',
  pasteSavedText: (n: number) =>
    n === 1 ? '1 preço vale a partir de agora.' : `${n} preços valem a partir de agora.`,
  line: (n: number) => `Linha ${n}`,
  price: 'Preço',
  product: 'Produto',
};

export type ImportsTexts = typeof imports;
