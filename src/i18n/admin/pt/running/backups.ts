import type {
  BackupHoldings,
  BackupProblemCode,
  BackupReason,
  BackupState,
  CountedTable,
  SentHoldings,
} from '#contract/running/backups/backups.words.ts';
import type { ContentKind } from '#contract/running/content-transfer/content-kinds.ts';

/** O que uma cópia sem segredos pode deixar por digitar. */
const secretNames: Record<string, string> = {
  indexnow_key: 'chave do IndexNow',
  amazon_na: 'acesso à Amazon (Brasil, México, Estados Unidos)',
  amazon_eu: 'acesso à Amazon (Itália, Espanha)',
  second_factors: 'segundo fator de quem o usava (cada pessoa, na própria conta)',
};

const problems: Record<BackupProblemCode, (detail: string) => string> = {
  missing_file: () => 'O arquivo não está mais onde as cópias são guardadas.',
  not_a_backup: () => 'O arquivo não é uma cópia de segurança do Vitrina.',
  broken_file: () => 'O arquivo está incompleto ou danificado.',
  wrong_checksum: (detail) =>
    detail
      ? `O conteúdo não confere com o que foi guardado (${detail}).`
      : 'O arquivo não é o que foi guardado: alguém ou algo o mudou.',
  passphrase_needed: () =>
    'A cópia está cifrada, e este servidor não tem frase. Defina BACKUP_PASSPHRASE com a que valia quando ela foi feita.',
  wrong_passphrase: () =>
    'A frase em BACKUP_PASSPHRASE não é a desta cópia. Use a que valia quando ela foi feita.',
  newer_format: () => 'A cópia foi feita por um programa mais novo que este. Atualize o programa antes.',
  newer_program: (detail) =>
    `A cópia foi feita pela versão ${detail}, mais nova que esta. Atualize o programa antes.`,
  too_old: (detail) =>
    `A cópia é antiga demais para este programa: foi feita pela versão ${detail}. Restaure-a com a última versão antes desta e atualize essa.`,
  other_tables: (detail) => `A tabela ${detail} não é a mesma aqui e na cópia.`,
  rows_differ: (detail) => `Na tabela ${detail}, o que voltou não é igual ao que foi guardado.`,
  missing_pictures: (detail) => `Faltam imagens que os textos usam: ${detail}.`,
  database_busy: () => 'O banco de dados estava ocupado demais. Tente de novo mais tarde.',
  interrupted: () => 'O servidor parou no meio. Nada ficou pela metade.',
  enter_again: (detail) =>
    `A cópia veio sem segredos. Falta definir de novo: ${detail
      .split(', ')
      .map((name) => secretNames[name] ?? name)
      .join('; ')}.`,
  unexpected: (detail) => `Uma falha nossa: ${detail}`,
};

const holds: Record<BackupHoldings, string> = {
  everything: 'Tudo, sem cifra',
  encrypted: 'Tudo, cifrado',
  without_secrets: 'Sem segredos',
};

const sends: Record<SentHoldings, string> = {
  encrypted:
    'O arquivo baixado vem cifrado e contém tudo: textos, imagens, mensagens, pessoas, senhas cifradas, chaves e segredos das configurações. Só abre com a frase de BACKUP_PASSPHRASE: guarde-a noutro lugar.',
  without_secrets:
    'O arquivo baixado não vem cifrado: contém textos, imagens, mensagens de leitores, pessoas e senhas cifradas. A chave da instalação e os segredos das configurações ficam de fora, e quem o restaurar noutro lugar terá de defini-los de novo. Para baixar tudo, defina BACKUP_PASSPHRASE no servidor.',
};

const reasons: Record<BackupReason, string> = {
  schedule: 'Automática',
  person: 'Pedida',
  before_restore: 'Antes de restaurar',
};

const states: Record<BackupState, string> = {
  waiting: 'Na fila',
  running: 'Fazendo',
  ready: 'Pronta',
  failed: 'Falhou',
};

const things: Record<CountedTable, string> = {
  posts: 'Artigos',
  reviews: 'Avaliações',
  products: 'Produtos',
  offers: 'Ofertas',
  media: 'Imagens',
  contact_messages: 'Mensagens',
  accounts: 'Pessoas',
};

export const backups = {
  title: 'Cópias de segurança',
  about: 'O site inteiro, guardado: banco de dados e imagens. Feita toda madrugada e sempre que você pedir.',
  problems,
  reasons,
  states,
  things,
  holds,
  sends,

  secret:
    'Uma cópia é tão secreta quanto o site. O que sai desta máquina, baixado ou guardado num bucket, só vai inteiro se for cifrado (BACKUP_PASSPHRASE); senão vai sem a chave da instalação e sem os segredos das configurações.',
  contains: 'Contém',
  make: 'Fazer uma cópia agora',
  asked: 'Cópia na fila',
  askedText: 'Ela começa em instantes e aparece aqui quando estiver pronta.',
  list: 'Cópias guardadas',
  name: 'Cópia',
  size: 'Tamanho',
  rehearsal: 'Ensaio',
  when: 'Quando',
  by: (name: string) => `por ${name}`,
  actions: 'Ações',
  actionsOf: (name: string) => `Ações para ${name}`,
  emptyTitle: 'Nenhuma cópia ainda',
  emptyText:
    'A primeira é feita sozinha na próxima madrugada. Ou faça uma agora e ensaie como seria restaurá-la.',
  progress: (done: number, total: number) => `${done} de ${total} partes`,
  working: {
    backup: 'Fazendo a cópia',
    rehearsal: 'Ensaiando a cópia',
    restore: 'Restaurando: o site responde com páginas prontas, e salvar espera até o fim',
  },
  silent: 'Ninguém está cuidando das tarefas: nada começa até um servidor que as execute estar no ar.',

  never: 'Não ensaiada',
  rehearsalStates: {
    waiting: 'Ensaio na fila',
    running: 'Ensaiando',
    done: 'Ensaiada',
    failed: 'Não passou',
  },
  restoreStates: {
    waiting: 'Restauração na fila',
    running: 'Restaurando',
    done: 'Restaurada',
    failed: 'Não restaurada',
  },
  missing: (n: number) => (n === 1 ? '1 imagem já faltava' : `${n} imagens já faltavam`),

  open: 'Detalhes',
  download: 'Baixar',
  downloadTitle: (name: string) => `Baixar a cópia ${name}?`,
  rehearse: 'Ensaiar',
  rehearseAsked: 'Ensaio na fila',
  rehearseText: 'A cópia é restaurada num lugar à parte e conferida linha por linha. O site não muda.',
  restore: 'Restaurar…',
  delete: 'Excluir',
  deleteTitle: (name: string) => `Excluir a cópia ${name}?`,
  deleteText: 'O arquivo é apagado para sempre. O site não muda.',
  deleted: 'Cópia excluída',
  deletedText: (name: string) => `${name} não existe mais.`,

  details: (name: string) => `Cópia ${name}`,
  madeAt: 'Feita',
  reason: 'Motivo',
  state: 'Situação',
  file: 'Arquivo',
  checksum: 'Soma SHA-256',
  copyChecksum: 'Copiar a soma',
  program: 'Versão do programa',
  rows: 'Linhas',
  pictures: 'Imagens',
  rehearsedRows: (n: string) => `${n} linhas restauradas à parte e conferidas, tudo igual`,
  restored: 'Restaurada',

  restoreTitle: (name: string) => `Restaurar a cópia ${name}?`,
  restoreLead: 'O site volta a ser o que era naquele momento, inteiro ou nada.',
  consequences: [
    'O estado de agora é guardado antes numa cópia própria: dá para voltar atrás.',
    'O que foi escrito, publicado ou recebido depois da cópia sai do site: artigos, mensagens, preços.',
    'Pessoas, papéis e senhas voltam a ser os daquele momento. Convites e links de senha enviados deixam de valer.',
    'Enquanto dura, leitores recebem as páginas prontas; quem salva algo espera ou recebe um aviso.',
    'O registro de atividades fica inteiro.',
  ],
  inBackup: 'Na cópia',
  now: 'Agora',
  thing: 'O que há',
  restoreWithoutSecrets:
    'Esta cópia não contém segredos: a chave e os segredos das configurações que há aqui ficam como estão. Se faltar algum, a lista diz qual.',
  notRehearsed:
    'Esta cópia ainda não foi ensaiada. Um ensaio leva pouco tempo e mostra se ela volta inteira.',
  badRehearsal:
    'Esta cópia não passou no ensaio. Restaurá-la provavelmente vai falhar; nada ficaria pela metade.',
  typeName: (name: string) => `Para confirmar, digite ${name}`,
  typeHint: 'É o nome da cópia: a data e a hora em que foi feita (UTC).',
  wrongName: 'Não é o nome desta cópia.',
  restoreNow: 'Restaurar agora',
  restoreAsked: 'Restauração na fila',
  restoreAskedText: 'Começa em instantes. Acompanhe aqui.',
  restoreDone: 'Cópia restaurada',
  restoreDoneText: (name: string) => `O site é o que era em ${name}. O estado anterior está na lista.`,

  content: 'Conteúdo em JSON',
  contentAbout:
    'Artigos, avaliações, produtos, ofertas e imagens, sem pessoas, mensagens nem segredos. Serve para levar o conteúdo a outra instalação. Para guardar o site inteiro, faça uma cópia.',
  contentOf: 'Edição',
  everyEdition: 'Todas as edições',
  exportContent: 'Exportar o conteúdo',
  importContent: 'Importar um conteúdo…',

  importTitle: 'Importar um conteúdo',
  importAbout:
    'Um arquivo que o Vitrina exportou, de uma edição ou de todas. Primeiro ele é só conferido; nada muda até você confirmar.',
  chooseFile: 'Escolher o arquivo…',
  sending: 'Enviando o arquivo',
  looking: 'Conferindo linha por linha',
  taking: 'Importando',
  tooLarge: (size: string) =>
    `O arquivo passa de ${size}. Importe-o no servidor: npm run content -- import ARQUIVO`,
  fileFrom: (program: string) => `Feito pela versão ${program}, `,
  fileOf: (editions: string) => `Conteúdo de: ${editions}`,
  inFile: 'No arquivo',
  fresh: 'Novos',
  changes: 'Mudam',
  contentThings: {
    locale_configs: 'Edições',
    settings: 'Configurações',
    networks: 'Redes',
    categories: 'Categorias',
    authors: 'Autores',
    author_aliases: 'Endereços antigos de autores',
    products: 'Produtos',
    reviews: 'Avaliações',
    offers: 'Ofertas',
    offer_prices: 'Preços de ofertas',
    posts: 'Artigos',
    launches: 'Lançamentos',
    shop_links: 'Links da Shopee',
    slug_redirects: 'Redirecionamentos',
    old_addresses: 'Endereços de sites antigos',
    media: 'Imagens',
  } satisfies Record<ContentKind, string>,
  clash:
    'Nada pode ser importado: com esses números já há aqui outra coisa. Um conteúdo inteiro entra numa instalação sem conteúdo (inicie-a com SEED=none); edições do mesmo site entram uma a uma.',
  clashOf: (thing: string, numbers: string) => `${thing}: ${numbers}`,
  nothingNew: 'Tudo o que há no arquivo já está aqui, igual. Não há o que importar.',
  importReady:
    'Nada está no caminho. Importado, o conteúdo aparece aos leitores em seguida, inteiro ou nada.',
  importNow: 'Importar agora',
  importDone: 'Conteúdo importado',
  importDoneText: (rows: string) => `${rows} linhas novas estão no lugar, e as páginas se renovam.`,
};

export type BackupsTexts = typeof backups;
