import type {
  PriceItemReason,
  PriceOutcome,
  PriceRunState,
  PriceStopReason,
} from '#contract/commerce/price-runs/price-runs.words.ts';
import type { Marketplace } from '#contract/commerce/products/products.schemas.ts';

const states: Record<PriceRunState, string> = {
  waiting: 'Na fila',
  running: 'Em andamento',
  done: 'Concluída',
  stopped: 'Interrompida',
};

const stopReasons: Record<PriceStopReason, string> = {
  no_credentials: 'Não há acesso à API desta região.',
  no_tag: 'A edição não tem um código de afiliado desta loja.',
  credentials_refused: 'A loja não aceitou o acesso. Confira o identificador e o segredo nas configurações.',
  not_eligible:
    'A conta de afiliado ainda não dá direito aos preços: são precisas 10 vendas em 30 dias. O acesso volta sozinho, até dois dias depois delas.',
  access_denied: 'A loja negou o acesso.',
  wrong_tag: 'A loja não reconhece o código de afiliado desta edição. Confira-o em Edições.',
  throttled: 'A loja pediu para parar: perguntas demais por hoje. O que faltou vem primeiro na próxima.',
  unavailable: 'A loja não respondeu várias vezes seguidas. O que faltou vem primeiro na próxima.',
  unexpected_answer: 'As respostas da loja não fizeram sentido. Nada do que veio nelas foi usado.',
  failed: 'Uma falha nossa. O registro do servidor diz qual.',
};

const outcomes: Record<PriceOutcome, string> = {
  changed: 'Mudou',
  confirmed: 'Continua igual',
  no_price: 'Sem preço',
  not_found: 'Não encontrado',
  refused: 'Recusado',
  held: 'À espera de alguém',
  left: 'Fica para a próxima',
};

const itemReasons: Record<PriceItemReason, string> = {
  no_key: 'O ASIN não tem a forma de um ASIN.',
  no_offer: 'A loja não tem oferta em destaque agora.',
  out_of_stock: 'Esgotado na loja.',
  used_only: 'Só há usados.',
  hidden_price: 'A loja não deixa mostrar este preço.',
  prime_only: 'O preço é só para assinantes Prime.',
  other_currency: 'O preço veio em outra moeda.',
  bad_amount: 'O valor não é um preço.',
  foreign_link: 'O link é de outra loja ou tem outro código.',
  malformed: 'A resposta não fez sentido.',
  jump: 'Dez vezes mais caro ou mais barato que antes.',
  no_answer: 'A loja não respondeu.',
};

const shops: Record<Marketplace, string> = {
  amazon: 'Amazon',
  shopee: 'Shopee',
  other: 'Outras lojas',
  demo: 'Demonstração',
};

export const prices = {
  title: 'Preços',
  about: 'De onde vêm os preços, quando foram renovados e o que a loja disse de cada um.',
  states,
  stopReasons,
  outcomes,
  itemReasons,
  shops,

  sources: 'Lojas que sabem o preço',
  offers: (n: number) => (n === 1 ? '1 oferta' : `${n} ofertas`),
  priced: (n: number, all: number) => `${n} de ${all} com preço à mostra`,
  noOffers: 'Nenhuma oferta nesta edição',
  lastRun: 'Última renovação',
  neverRun: 'Ainda não houve',
  runNow: 'Renovar agora',
  runNowOf: (shop: string, edition: string) => `Renovar agora: ${shop} em ${edition}`,
  started: 'Renovação na fila',
  startedText: (shop: string, edition: string) => `${shop} em ${edition} começa em instantes.`,
  noAccess: 'Sem acesso',
  noAccessTitle: 'Ainda não há acesso aos preços da Amazon',
  noAccessText:
    'Um site novo só o recebe depois das primeiras vendas, e até lá tudo funciona: os produtos aparecem com o link para a loja, sem preço. Quando tiver o acesso, um proprietário o salva nas configurações e os preços vêm sozinhos, todo dia de madrugada.',
  toSettings: 'Abrir as configurações',

  held: 'Preços à espera de alguém',
  heldAbout:
    'Mudaram tanto que parecem engano. Os leitores continuam com o preço anterior, até ele ficar velho demais.',
  product: 'Produto',
  before: 'Antes',
  now: 'Agora',
  accept: 'Aceitar',
  acceptOf: (name: string) => `Aceitar o preço novo de ${name}`,
  refuse: 'Recusar',
  refuseOf: (name: string) => `Recusar o preço novo de ${name}`,
  accepted: 'Preço aceito',
  acceptedText: (name: string, price: string) => `${name} agora custa ${price}.`,
  refused: 'Preço recusado',
  refusedText: (name: string) => `${name} fica com o preço de antes.`,

  runs: 'Renovações',
  edition: 'Edição',
  shop: 'Loja',
  state: 'Situação',
  result: 'Resultado',
  duration: 'Duração',
  when: 'Quando',
  daily: 'do dia',
  by: (name: string) => `por ${name}`,
  runName: (shop: string, edition: string) => `${shop} em ${edition}`,
  changedOf: (changed: number, all: number) => `${changed} de ${all} mudaram`,
  progressOf: (done: number, all: number) => `${done} de ${all}`,
  unfinished: (n: number) => (n === 1 ? '1 ficou para a próxima' : `${n} ficaram para a próxima`),
  emptyTitle: 'Nenhuma renovação ainda',
  emptyText: 'A primeira acontece de madrugada, ou quando você pedir.',
  nothingTitle: 'Nenhuma renovação com esses filtros',
  nothingText: 'Tente outra edição ou limpe os filtros.',

  report: 'Relatório',
  outcome: 'O que houve',
  everything: 'Tudo',
  price: 'Preço',
  total: 'Ofertas',
  startedAt: 'Começou',
  askedBy: 'Pedida por',
  theProgram: 'ninguém: é a de todo dia',
  waitingFor: (n: number) => (n === 1 ? '1 sem resposta' : `${n} sem resposta`),
  noItemsTitle: 'Nada a relatar',
  noItemsText: 'Nenhuma oferta com esse resultado.',
  decisions: { accepted: 'aceito', refused: 'recusado', superseded: 'a loja já diz outra coisa' },

  accessAbout:
    'O acesso à Creators API vale para uma região inteira. É um segredo: depois de salvo, não aparece mais.',
  accessSet: 'Há um acesso salvo. Ele não é mostrado de novo.',
  accessMissing: 'Ainda não há acesso. Os produtos aparecem sem preço, com o link para a loja.',
  version: 'Versão da credencial',
  versionHint: 'Está ao lado da credencial, no site do programa. As novas começam com 3.',
  clientId: 'Identificador',
  clientSecret: 'Segredo',
  accessIncomplete: 'Copie inteiro, sem espaços, como está no site do programa.',
  saveAccess: 'Salvar o acesso',
  accessSaved: 'Acesso salvo',
  accessSavedText: 'Vale a partir da próxima renovação.',
  removeAccess: 'Remover o acesso',
  removeAccessTitle: (region: string) => `Remover o acesso de ${region}?`,
  removeAccessText:
    'Os preços deixam de ser renovados e somem das páginas em até 23 horas. Os links ficam. O acesso não volta: para ter preços de novo, copie-o outra vez do site do programa.',
  accessRemoved: 'Acesso removido',
  accessRemovedText: 'Os preços dessa região não são mais renovados.',
};

export type PricesTexts = typeof prices;
