import type { HeldCode } from '#contract/commerce/imports/imports.words.ts';
import type { FeedState } from '#contract/commerce/shop-feeds/shop-feeds.words.ts';
import { shopFeedResults } from './shop-feed-results.ts';

const states: Record<FeedState, string> = {
  paused: 'Em pausa',
  first_look: 'Espera a primeira conferência',
  held: 'Retido',
  failed: 'Falhou',
  fetching: 'Buscando',
  working: 'Conferindo',
  never: 'Ainda não veio',
  well: 'Em dia',
};

const rows = (n: number) => (n === 1 ? '1 linha' : `${n} linhas`);

/** Why it waits, and what to do: it is let in or discarded by the same buttons. */
const held: Record<HeldCode, (n: number, of: number) => string> = {
  no_rows: (_n, of) =>
    `O arquivo veio sem nenhuma linha; da última vez eram ${of}. Descarte-o e pergunte à loja.`,
  far_fewer: (n, of) =>
    `O arquivo tem ${rows(n)}; da última vez eram ${of}. Se a loja não tirou produtos, descarte-o.`,
  far_more: (n, of) =>
    `O arquivo tem ${rows(n)}; da última vez eram ${of}. Veja se as novas interessam antes de deixá-las entrar.`,
  many_refused: (n, of) =>
    `${n} de ${of} linhas seriam recusadas, bem mais do que da última vez. Talvez as colunas tenham mudado: veja as recusadas.`,
  other_currency: (n, of) =>
    `${n} de ${of} linhas estão em uma moeda que não é a da edição. Peça à loja o feed deste país.`,
  far_prices: (n, of) =>
    `${n} de ${of} preços mudariam pela metade ou mais. Veja alguns: talvez estejam em centavos, ou sejam de outra loja.`,
  many_missing: (n, of) =>
    `${n} de ${of} produtos da última vez não estão neste arquivo. Talvez ele esteja incompleto.`,
  after_undo: () =>
    'A última importação deste feed foi desfeita. Confira esta antes que volte a entrar sozinha.',
  new_address: () => 'O endereço do feed mudou. Confira o primeiro arquivo que vem de lá.',
};

export const shopFeeds = {
  title: 'Feeds que vêm sozinhos',
  about:
    'Buscados no horário marcado. O primeiro arquivo espera você; depois cada um entra sozinho enquanto se parece com o anterior.',
  list: 'Feeds que vêm sozinhos',
  states,
  held,
  results: shopFeedResults,
  status: (code: number) => `Resposta ${code}.`,
  heldTitle: 'Este arquivo veio sozinho e está retido.',
  heldAfter: 'Nada mudou ainda. Importe mesmo assim, ou cancele: o próximo arquivo será conferido de novo.',

  name: 'Nome',
  nameHint: 'Com o nome de um feed já importado, as colunas vêm preenchidas.',
  edition: 'Edição',
  address: 'Endereço',
  addressHint:
    'Começa com https://, sftp://, ftps:// ou ftp:// (este último manda a senha sem cifra). Chave e senha podem estar nele: é guardado cifrado e nunca mais mostrado.',
  addressKept: (host: string) => `O endereço em ${host} está guardado. Preencha só para trocá-lo.`,
  fileTells: 'Nenhuma: o arquivo diz',
  networkChange: 'Mudando aqui, o próximo arquivo espera de novo a primeira conferência.',
  every: 'Quando',
  everyHours: (n: number) => (n === 1 ? 'A cada hora' : `A cada ${n} horas`),
  onceADay: 'Uma vez por dia',
  hour: 'Hora',
  hourHint: 'No relógio da edição.',
  atHour: (hour: number) => `Todo dia às ${hour} h`,
  state: 'Situação',
  last: 'Última vez',
  next: 'Próxima vez',
  neverFetched: 'ainda não',
  add: 'Novo feed',
  addTitle: 'Um feed que vem sozinho',
  addAction: 'Guardar e buscar',
  added: 'Feed guardado',
  addedText: (name: string) => `${name} é buscado agora. Depois, diga o que é cada coluna.`,
  change: 'Mudar',
  saved: 'Feed mudado',
  savedText: (name: string) => `${name} vale assim a partir de agora.`,
  fetch: 'Buscar agora',
  fetching: 'Buscando',
  fetchingText: (name: string) => `${name} é buscado em instantes.`,
  look: 'Conferir',
  lookAt: (name: string) => `Conferir: ${name}`,
  pause: 'Pausar',
  paused: 'Em pausa',
  pausedText: (name: string) => `${name} não é mais buscado até que alguém o retome.`,
  resume: 'Retomar',
  resumed: 'Retomado',
  resumedText: (name: string) => `${name} volta a ser buscado no seu horário.`,
  remove: 'Excluir',
  removeTitle: (name: string) => `Excluir o feed “${name}”?`,
  removeText: 'Ele não é mais buscado, e o endereço é esquecido. O que já foi importado continua.',
  removed: 'Feed excluído',
  removedText: (name: string) => `${name} não vem mais.`,
  emptyTitle: 'Nenhum feed vem sozinho ainda',
  emptyText: 'Com o endereço que a rede ou a loja dá para o arquivo de produtos, ele passa a vir sem você.',
};

export type ShopFeedsTexts = typeof shopFeeds;
