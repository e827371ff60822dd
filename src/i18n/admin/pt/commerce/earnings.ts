import type {
  EarningField,
  EarningOutcome,
  EarningProblem,
  EarningReportState,
  ReportDoubt,
  ReportFileProblem,
  ReportKind,
} from '#contract/commerce/earnings/earnings.words.ts';
import type { EarningState } from '#contract/commerce/networks/network.ts';

const fields: Record<EarningField, string> = {
  day: 'Dia',
  tag: 'Tag',
  id: 'Número da venda',
  state: 'Situação',
  earned: 'Ganhos',
  revenue: 'Valor da venda',
  currency: 'Moeda',
  subId: 'Sub-ID',
  externalId: 'Número do produto',
  publisher: 'Número da conta',
  orderedItems: 'Itens pedidos',
  shippedItems: 'Itens enviados',
};

const problems: Record<EarningProblem, (value: string) => string> = {
  required: () => 'está vazio',
  not_a_day: (value) => `“${value}” não é um dia do calendário`,
  future: (value) => `${value} ainda não chegou`,
  outside_period: (value) => `${value} está fora do período que o título do relatório diz`,
  not_a_number: (value) => `“${value}” não é um número`,
  not_a_currency: (value) => `“${value}” não é o código de uma moeda`,
  unknown_state: (value) => `a situação “${value}” não é conhecida nesta rede; complete-a em Redes`,
  too_long: () => 'é longo demais',
  wrong_length: (value) => `a linha tem ${value} colunas, mais do que o cabeçalho`,
  unknown_tag: (value) =>
    `“${value}” não é a tag desta edição nem de uma de suas ofertas: é de outra conta? Se for sua, ponha-a na oferta`,
  other_edition: (value) => `a tag ${value} é de outra edição: importe esta linha lá`,
  counted_elsewhere: (value) => `a venda ${value} já conta em outra edição`,
  other_publisher: (value) => `a conta ${value} não é a desta edição: baixe o relatório da sua conta`,
  counted_by_day: (value) =>
    `os ganhos de ${value} já foram importados dia a dia neste período: não há o que somar`,
  counted_in_period: (value) =>
    `os ganhos desta tag já contam no resumo de ${value}: importe o relatório por dia do período inteiro`,
};

const doubts: Record<ReportDoubt, string> = {
  same_file: 'Este mesmo arquivo já foi importado. Importar de novo não muda nada.',
  rows_left_out: 'Há linhas com problema. Elas ficam de fora; as outras entram.',
  sum_differs:
    'O total que o arquivo diz não é a soma das linhas. Baixe o relatório de novo antes de importar.',
  other_currency: 'Há valores em uma moeda que não é a da edição. Eles ficam nela e são mostrados à parte.',
  foreign_store:
    'Há uma tag da loja dos Estados Unidos, que também ganha aqui pelo OneLink. Ela conta nesta edição.',
  older: 'Algumas linhas dizem menos do que já se sabe: o relatório é mais antigo. Elas não mudam nada.',
  formulas: 'A planilha tem fórmulas. Vale o valor gravado no arquivo; nada é calculado aqui.',
};

const fileProblems: Record<ReportFileProblem, string> = {
  empty: 'Não há nenhuma tabela no arquivo. Baixe o relatório de novo.',
  too_large: 'O arquivo é grande demais. Baixe períodos menores.',
  too_dense: 'O arquivo cresce demais ao ser aberto. Envie os relatórios sem compactar.',
  too_many_rows: 'O arquivo tem linhas demais. Baixe períodos menores.',
  spreadsheet_too_large: 'A planilha é grande demais. Baixe o mesmo relatório em CSV.',
  too_costly: 'Ler o arquivo demorou demais. Baixe o relatório em CSV ou um período menor.',
  damaged: 'O arquivo está danificado ou incompleto. Baixe-o de novo.',
  encrypted: 'O arquivo pede uma senha. Envie-o sem senha.',
  macros: 'A planilha tem macros e não é aberta. Salve-a como .xlsx ou baixe o relatório em CSV.',
  old_spreadsheet: 'É uma planilha do formato antigo (.xls) ou com senha. Salve-a como .xlsx ou CSV.',
  not_a_report: 'Não é um relatório em CSV, JSON ou XLSX.',
  nothing_earned:
    'Este relatório não diz ganhos, só pedidos ou cliques. Envie o Fee-Earnings (ganhos) do mesmo período.',
  missing: 'O arquivo não está mais guardado. Envie-o de novo.',
  failed: 'Algo falhou aqui. Nada foi importado; tente de novo.',
};

const states: Record<EarningReportState, string> = {
  uploaded: 'A conferir',
  waiting_to_check: 'Na fila',
  checking: 'Lendo',
  checked: 'A decidir',
  waiting_to_apply: 'Na fila',
  applying: 'Importando',
  done: 'Importado',
  failed: 'Recusado',
  cancelled: 'Descartado',
};

const earningStates: Record<EarningState, string> = {
  pending: 'Pendente',
  approved: 'Aprovado',
  declined: 'Recusado',
  paid: 'Pago',
};

const kinds: Record<ReportKind, string> = {
  earnings: 'ganhos por dia',
  summary: 'ganhos de um período, sem dias',
  orders: 'pedidos, sem ganhos',
  trends: 'cliques e pedidos por dia, sem ganhos',
  unknown: 'colunas desconhecidas',
};

const outcomes: Record<EarningOutcome, (n: number) => string> = {
  new: (n) => (n === 1 ? '1 nova' : `${n} novas`),
  changed: (n) => (n === 1 ? '1 muda' : `${n} mudam`),
  same: (n) => (n === 1 ? '1 igual' : `${n} iguais`),
  older: (n) => (n === 1 ? '1 mais antiga' : `${n} mais antigas`),
  again: (n) => (n === 1 ? '1 repetida no arquivo' : `${n} repetidas no arquivo`),
};

export const earnings = {
  title: 'Ganhos',
  about: 'O que lojas e redes dizem que pagaram, pelos relatórios delas.',
  upload: 'Enviar relatório',
  uploading: 'Enviando o relatório…',
  accepted: 'CSV, JSON ou XLSX, também vários em um zip. Nada conta até você conferir.',
  reports: 'Relatórios',
  report: 'Relatório',
  state: 'Estado',
  period: 'Período',
  inFile: 'No arquivo',
  ours: 'Aqui',
  when: 'Quando',
  by: (name: string) => `por ${name}`,
  back: 'Todos os relatórios',
  emptyTitle: 'Nenhum relatório ainda',
  emptyText:
    'Baixe o relatório de ganhos da Amazon (Fee-Earnings) ou de uma rede e envie-o aqui. Você vê o que entra antes de importar.',
  sums: 'O que foi relatado',
  sumsAbout: 'Conta tudo menos o recusado; o pendente ainda pode mudar.',
  chosenDays: 'Dias escolhidos',
  periods: { month: 'Este mês', last: 'Mês passado', quarter: 'Últimos 90 dias', year: 'Últimos 365 dias' },
  noSums: 'Nenhum ganho relatado neste período.',
  source: 'Origem',
  edition: 'Edição',
  counted: 'Conta',
  total: (currency: string) => `Total em ${currency}`,
  converted: (sum: string, day: string) => `${sum} ao todo, pelo câmbio de ${day}`,
  noRate: (currencies: string) => `sem ${currencies}: falta o câmbio`,
  rates: 'Câmbio',
  ratesTitle: 'Somar em uma moeda',
  ratesAbout: 'Os valores ficam em suas moedas. A soma usa o câmbio que você digitar, com o dia dele.',
  ratesTo: 'Somar em',
  ratesDay: 'Dia do câmbio',
  rateOf: (code: string, to: string) => `1 ${code} em ${to}`,
  noRates: 'Não somar',
  ratesSaved: 'Câmbio guardado',
  save: 'Guardar',
  readTitle: 'De quem é e como se lê',
  readAbout: 'O que foi reconhecido está preenchido. Corrija o que não for assim.',
  tables: 'No arquivo',
  table: (name: string, kind: string) => (name ? `${name}: ${kind}` : kind),
  notTaken: 'fica de fora',
  sourceHint: 'A loja ou rede que fez o relatório.',
  editionHint: 'As tags, a conta e a moeda são conferidas com as desta edição.',
  byHand: 'Dizer as colunas à mão',
  byHandHint: 'Fica lembrado para relatórios com o mesmo cabeçalho.',
  asFound: 'Usar as colunas reconhecidas',
  noColumn: 'Nenhuma',
  fields,
  periodFrom: 'Primeiro dia do período',
  periodTo: 'Último dia do período',
  periodHint: 'Este relatório não diz os dias. Os ganhos contam no último dia do período.',
  currency: 'Moeda dos valores',
  currencyHint: 'Só se o relatório não disser e não for a da edição.',
  sample: 'Primeiras linhas do arquivo',
  look: 'Conferir',
  lookAgain: 'Ler de outro modo',
  waiting: 'Esperando a vez…',
  reading: (n: string) => `Lendo: ${n} linhas até agora…`,
  taking: 'Importando…',
  rows: (n: number, shown: string) => (n === 1 ? '1 linha' : `${shown} linhas`),
  found: (rows: string, from: string, to: string) => `${rows} de ${from} a ${to}`,
  nothing: 'Nenhuma linha pode ser importada.',
  sumTitle: 'Soma do arquivo e o que fica aqui',
  left: 'De fora',
  all: 'Arquivo inteiro',
  stated: (total: string, rows: string) => `O arquivo diz um total de ${total}; as linhas somam ${rows}.`,
  outcomes,
  replaces: (n: number, shown: string) =>
    n === 1
      ? 'Toma o lugar de 1 linha que já está aqui.'
      : `Toma o lugar de ${shown} linhas que já estão aqui.`,
  doubts,
  sameFile: (day: string) => `Este mesmo arquivo foi importado em ${day}. Importar de novo não muda nada.`,
  problemCount: (n: string) => `Linhas de fora: ${n}`,
  line: (n: number) => `Linha ${n}`,
  problems,
  moreProblems: 'Só os primeiros problemas são mostrados.',
  take: (n: number, shown: string) => (n === 1 ? 'Importar 1 linha' : `Importar ${shown} linhas`),
  takeAnyway: 'Importar assim mesmo',
  takeTitle: 'Importar com estas ressalvas?',
  discard: 'Descartar',
  discardTitle: 'Descartar este relatório?',
  discardText: 'O arquivo é apagado. Nada do que já conta muda.',
  discarded: 'Relatório descartado',
  done: (day: string) => `Importado em ${day}.`,
  fileProblems,
  states,
  earningStates,
  kinds,
};

export type EarningsTexts = typeof earnings;
