import type { PageTemplate } from '#contract/pages/rendered-pages/page-templates.ts';
import type { PageState, RenderRunState } from '#contract/pages/rendered-pages/rendered-pages.words.ts';

const states: Record<PageState, string> = {
  fresh: 'Pronta',
  stale: 'Desatualizada',
  missing: 'Fora do cache',
  failed: 'Com falha',
};

const stateNotes: Record<PageState, string> = {
  fresh: 'Sai na hora, para quem pedir.',
  stale: 'Algo nela mudou, ou seu tempo passou: é gerada de novo quando alguém pedir.',
  missing: 'Ainda ninguém a pediu nesta versão do site: é gerada na primeira visita.',
  failed:
    'Não foi possível gerá-la na última vez. Quem pede recebe a anterior, e o site tenta de novo sozinho.',
};

const templates: Record<PageTemplate, string> = {
  landing: 'Escolha do país',
  home: 'Início da edição',
  post: 'Artigo',
  review: 'Avaliação',
  reviews: 'Lista de avaliações',
  category: 'Categoria',
  categories: 'Lista de categorias',
  launches: 'Lançamentos',
  shop_link: 'Link da Shopee',
  static: 'Página fixa',
  author: 'Autor',
  other: 'Outras',
};

const runStates: Record<RenderRunState, string> = {
  waiting: 'Na fila',
  running: 'Em andamento',
  done: 'Concluída',
  cancelled: 'Cancelada',
  failed: 'Interrompida por uma falha',
};

export const renderedPages = {
  title: 'Cache de páginas',
  about:
    'Cada página é gerada uma vez e fica no cache até que algo nela mude. Aqui se vê como elas estão, e por quê.',
  states,
  stateNotes,
  templates,
  runStates,
  tabs: 'O que ver das páginas',
  pages: 'Páginas',
  runs: 'Renovações',
  causes: 'O que mudou',
  lifetimes: 'Validade',

  editions: 'Páginas por edição',
  outside: 'Fora das edições',
  readyOf: (n: string, all: string) => `${n} de ${all} prontas`,
  noPages: 'Nenhuma página ainda',
  countOf: (n: string, state: string) => `${n} · ${state.toLowerCase()}`,
  weight: (sent: string, whole: string) => `${sent} no cache (${whole} sem compressão)`,
  hitRate: (share: string) => `${share} das respostas saíram prontas`,
  noAnswers: 'Nenhuma resposta ainda',
  perSecond: (n: string) => `${n} por segundo geradas no último minuto`,
  since: 'As respostas são as deste servidor, desde que começou:',
  notKept: 'Este servidor não guarda páginas (modo de desenvolvimento): cada uma é gerada na hora.',

  search: 'Procurar no endereço',
  edition: 'Edição',
  state: 'Estado',
  template: 'Tipo',
  address: 'Endereço',
  age: 'Gerada',
  never: 'nunca',
  took: 'Levou',
  bytes: 'Tamanho',
  cause: 'Por quê',
  nothingTitle: 'Nenhuma página com estes filtros',
  nothingText: 'Tire algum filtro para ver mais.',
  emptyTitle: 'Nenhuma página conhecida',
  emptyText: 'Abra uma edição e publique um artigo: suas páginas aparecem aqui em um minuto.',

  open: 'Abrir a página',
  check: 'Conferir',
  checkOf: (path: string) => `Conferir ${path}`,
  details: 'Sobre a página',
  renderedAt: 'Gerada',
  expiresAt: 'Vale até',
  noEnd: 'algo nela mudar',
  sizes: 'Tamanho',
  sizesOf: (sent: string, whole: string) => `${sent} enviados, ${whole} sem compressão`,
  tags: 'O que mostra',
  tagsAbout: 'Uma mudança em qualquer um destes renova a página.',
  failedAt: 'Falhou',

  renew: 'Regenerar',
  renewOf: (path: string) => `Regenerar ${path}`,
  renewMany: 'Regenerar páginas',
  renewTitle: 'Regenerar páginas',
  renewAbout:
    'Um servidor regenera as páginas, na velocidade que você escolher. Enquanto isso, quem visita o site não percebe nada.',
  scope: 'Quais páginas',
  everything: 'Todas as edições',
  speed: 'Velocidade',
  fastest: 'O mais rápido possível',
  fastestHint:
    'Com todos os processadores que o servidor pode usar para isso. Os leitores continuam na frente.',
  speedHint: (most: number) => `Páginas por segundo, de 1 a ${most}. Devagar pesa menos no servidor.`,
  start: 'Começar',
  started: 'Renovação na fila',
  startedText: (n: number) =>
    n === 1 ? '1 página é regenerada em instantes.' : `${n} páginas são regeneradas em instantes.`,
  underWay: 'Renovações em andamento',
  cancel: 'Cancelar',
  cancelOf: (name: string) => `Cancelar: ${name}`,
  cancelled: 'Renovação cancelada',
  cancelledText: 'O que já foi regenerado fica como está.',
  chosen: (n: number) => (n === 1 ? '1 página escolhida' : `${n} páginas escolhidas`),
  progressOf: (done: number, all: number) => `${done} de ${all}`,
  failures: (n: number) => (n === 1 ? '1 com falha' : `${n} com falha`),
  by: (name: string) => (name ? `por ${name}` : 'pela agenda'),
  result: 'Resultado',
  pace: (n: number) => (n === 0 ? 'o mais rápido possível' : `${n} por segundo`),
  when: 'Quando',
  run: 'Renovação',
  noRunsTitle: 'Ninguém regenerou páginas ainda',
  noRunsText:
    'As páginas se renovam sozinhas quando algo muda. Depois de uma atualização do site, regenere todas para que ninguém espere.',

  forget: 'Limpar cache',
  forgetTitle: 'Limpar o cache por endereço',
  forgetAbout:
    'Páginas tiradas do cache são geradas de novo quando alguém as pedir. A cópia atual só é usada se isso não der certo.',
  pattern: 'Endereço',
  patternHint: 'Um * vale por qualquer coisa: /br/categoria/* são todas as categorias do Brasil.',
  matching: (n: number) => (n === 1 ? '1 página tem este endereço.' : `${n} páginas têm este endereço.`),
  matchingNone: 'Nenhuma página tem este endereço.',
  forgetCount: (n: number) => (n === 1 ? 'Limpar 1 página' : `Limpar ${n} páginas`),
  forgotten: 'Cache limpo',
  forgottenText: (n: number) =>
    n === 1 ? '1 página será gerada de novo.' : `${n} páginas serão geradas de novo.`,

  lifetimesAbout:
    'Uma página se renova quando algo nela muda, à meia-noite da edição se mostra datas, e antes que um preço envelheça. Só dê uma validade a um tipo se quiser que ele se renove também sem motivo.',
  minutes: 'Minutos',
  untilChange: 'até mudar',
  lifetimeOf: (template: string) => `Validade de ${template}, em minutos`,
  saved: 'Validade salva',
  savedText: (template: string, minutes: number | null) =>
    minutes === null
      ? `${template}: até algo mudar. As páginas deste tipo se renovam agora.`
      : `${template}: ${minutes} min no máximo. As páginas deste tipo se renovam agora.`,

  causesAbout: 'Cada mudança que leitores podem ver, e o que ela renovou. Guardado por uma semana.',
  change: 'Mudança',
  touches: 'O que renovou',
  more: (n: number) => `e mais ${n}`,
  noCausesTitle: 'Nada mudou nesta semana',
  noCausesText: 'Publique ou altere alguma coisa: a mudança aparece aqui com as páginas que renovou.',
  byCause: {
    firstVisit: 'Primeira visita',
    timeOver: 'Seu tempo passou',
    failedBefore: 'Falhou antes',
    manyChanges: 'Muitas mudanças de uma vez',
    unknown: 'Não se sabe se mudou',
    renewedBy: (name: string) => `Regenerada por ${name}`,
    forgotten: (pattern: string) => `Tiradas do cache: ${pattern}`,
    lifetime: (template: string) => `Validade de ${template}`,
    prices: (edition: string) => `Preços renovados em ${edition}`,
    heldPrice: (id: string) => `Preço aceito da oferta ${id}`,
    redirect: (path: string) => `Redirecionamento de ${path}`,
    noRedirect: (path: string) => `Fim do redirecionamento de ${path}`,
    change: (subject: string, name: string, action: string) => `${subject} ${name}: ${action}`,
  },
};

export type RenderedPagesTexts = typeof renderedPages;
