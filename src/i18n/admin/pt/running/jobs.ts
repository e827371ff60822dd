import type { PriceStopReason } from '#contract/commerce/price-runs/price-runs.words.ts';
import type { Marketplace } from '#contract/commerce/products/products.schemas.ts';
import type { CheckId, CheckObstacle } from '#contract/running/database/database.words.ts';
import type {
  JobErrorCode,
  JobLineCode,
  JobObstacle,
  JobRunState,
  JobTrigger,
  JobValues,
} from '#contract/running/jobs/jobs.words.ts';
import { prices } from '#i18n/admin/pt/commerce/price-runs.ts';
import { type ShopFeedResults, shopFeedResults } from '#i18n/admin/pt/commerce/shop-feed-results.ts';
import { databaseChecks } from './database-checks.ts';
import { jobNames } from './job-names.ts';

const counted = (one: string, many: string) => (values: JobValues) =>
  values.n === 1 ? `1 ${one}` : `${values.n} ${many}`;
const shopOf = ({ shop }: JobValues) => prices.shops[shop as Marketplace] ?? String(shop);
const reasonOf = ({ reason }: JobValues) => prices.stopReasons[reason as PriceStopReason] ?? String(reason);

const fetchedOf = ({ result }: JobValues) =>
  shopFeedResults[result as keyof ShopFeedResults] ?? String(result);

const checkOf = ({ check }: JobValues) => databaseChecks.checks[check as CheckId]?.name ?? String(check);
const obstacleOf = ({ reason }: JobValues) =>
  databaseChecks.obstacles[reason as CheckObstacle] ?? String(reason);

const states: Record<JobRunState, string> = {
  waiting: 'Na fila',
  running: 'Em andamento',
  done: 'Concluída',
  failed: 'Falhou',
  cancelled: 'Cancelada',
  lost: 'Interrompida',
};

const triggers: Record<JobTrigger, string> = {
  schedule: 'Horário',
  person: 'Pessoa',
  retry: 'Nova tentativa',
};

const lines: Record<JobLineCode, (values: JobValues) => string> = {
  taken_over: ({ attempt }) => `Tentativa ${attempt}: continua o que ficou por fazer.`,
  nothing_to_do: () => 'Não havia nada a fazer.',
  posts_published: counted('post publicado', 'posts publicados'),
  shop_asked: (values) =>
    `${shopOf(values)}: ${counted('oferta a perguntar', 'ofertas a perguntar')(values)}.`,
  shop_done: (values) => `${shopOf(values)}: ${counted('oferta conferida', 'ofertas conferidas')(values)}.`,
  shop_stopped: (values) => `${shopOf(values)} parou. ${reasonOf(values)}`,
  prices_renewed: counted('oferta conferida', 'ofertas conferidas'),
  feed_brought: ({ name }) => `${name}: ${shopFeedResults.brought}`,
  feed_unchanged: ({ name }) => `${name}: ${shopFeedResults.unchanged}`,
  feed_busy: ({ name }) => `${name}: ${shopFeedResults.busy}`,
  feed_failed: (values) => `${values.name}: ${fetchedOf(values)}`,
  feeds_fetched: counted('feed buscado', 'feeds buscados'),
  pages_rendered: counted('página renderizada', 'páginas renderizadas'),
  addresses_told: counted('endereço avisado', 'endereços avisados'),
  links_asked: (values) =>
    `${counted('link verificado', 'links verificados')(values)}, ${counted('quebrado ao todo', 'quebrados ao todo')({ n: values.broken ?? 0 })}`,
  texts_weighed: counted('texto a renovar', 'textos a renovar'),
  clicks_forgotten: counted('linha de cliques apagada', 'linhas de cliques apagadas'),
  messages_deleted: counted('mensagem apagada', 'mensagens apagadas'),
  sessions_ended: counted('sessão antiga encerrada', 'sessões antigas encerradas'),
  attempts_forgotten: counted('contagem de tentativas esquecida', 'contagens de tentativas esquecidas'),
  trash_emptied: counted('post da lixeira excluído', 'posts da lixeira excluídos'),
  revisions_thinned: counted('versão antiga apagada', 'versões antigas apagadas'),
  changes_forgotten: counted('aviso de mudança apagado', 'avisos de mudança apagados'),
  price_runs_forgotten: counted('renovação de preços esquecida', 'renovações de preços esquecidas'),
  visits_forgotten: counted('visita de robô esquecida', 'visitas de robôs esquecidas'),
  policy_reports_forgotten: counted('aviso de segurança esquecido', 'avisos de segurança esquecidos'),
  comparisons_forgotten: counted('comparação esquecida', 'comparações esquecidas'),
  pages_forgotten: counted('página que não existe mais esquecida', 'páginas que não existem mais esquecidas'),
  render_runs_forgotten: counted('renderização antiga esquecida', 'renderizações antigas esquecidas'),
  imports_forgotten: counted('importação antiga esquecida', 'importações antigas esquecidas'),
  findings_forgotten: counted('correção antiga esquecida', 'correções antigas esquecidas'),
  replacements_forgotten: counted('substituição antiga esquecida', 'substituições antigas esquecidas'),
  job_runs_forgotten: counted('execução antiga esquecida', 'execuções antigas esquecidas'),
  rows_tidied: counted('registro apagado', 'registros apagados'),
  table_left: ({ name }) => `${name}: grande demais para agora; o PostgreSQL cuida dela por conta própria.`,
  check_found: (values) => `${checkOf(values)}: ${counted('defeito', 'defeitos')(values)}.`,
  check_skipped: (values) => `${checkOf(values)}: ${obstacleOf(values)}`,
  integrity_checked: (values) =>
    values.n === 0 ? 'Nenhum defeito' : counted('defeito encontrado', 'defeitos encontrados')(values),
  tables_done: (values) =>
    `${counted('tabela cuidada', 'tabelas cuidadas')(values)}, ${values.megabytes} MB ao todo`,
  backup_made: (values) =>
    `${counted('cópia feita', 'cópias feitas')(values)}, ${values.megabytes} MB a última`,
  backups_forgotten: counted('cópia antiga excluída', 'cópias antigas excluídas'),
  backup_rehearsed: (values) => `${counted('linha conferida', 'linhas conferidas')(values)}, tudo igual`,
  backup_restored: counted('linha restaurada', 'linhas restauradas'),
  secrets_missing: () => 'A cópia veio sem segredos: o que falta digitar de novo está na lista de cópias.',
  restart_needed: () => 'A cópia é de outra instalação: reinicie todos os servidores.',
};

const errors: Record<JobErrorCode, (values: JobValues) => string> = {
  remote_refused: ({ status }) => `O outro servidor recusou o pedido (resposta ${status}).`,
  remote_unreachable: () => 'O outro servidor não respondeu.',
  feeds_failed: (values) => `${values.name}: ${fetchedOf(values)}`,
  shops_stopped: (values) => `${shopOf(values)} parou. ${reasonOf(values)}`,
  nobody_renders: () =>
    'Nenhum processo que guarda páginas assumiu. Confira se um servidor com ROLE=web (ou all) está no ar.',
  render_run_ended: () => 'A renderização foi cancelada ou falhou; /admin/pre-render conta mais.',
  backup_failed: () => 'A cópia não foi feita. O motivo está em Cópias de segurança.',
  rehearsal_failed: () => 'A cópia não passou no ensaio. O motivo está em Cópias de segurança.',
  restore_failed: () => 'Nada foi restaurado nem mudado. O motivo está em Cópias de segurança.',
  timed_out: () => 'Levou mais tempo do que pode.',
  server_stopped: () => 'O servidor foi desligado no meio.',
  server_lost: () => 'O servidor que cuidava dela sumiu no meio.',
  unexpected: ({ detail }) => `Uma falha nossa: ${detail}`,
};

const obstacles: Record<JobObstacle, string> = {
  no_key: 'Desligada: falta a chave INDEXNOW_KEY na configuração do servidor.',
  checks_off: 'Desligado: o servidor está com LINK_CHECKS=false.',
};

export const jobs = {
  title: 'Tarefas',
  about: 'O que acontece sozinho: quando, como foi e o que fazer quando falha.',
  names: jobNames,
  states,
  triggers,
  lines,
  errors,
  obstacles,
  nameIn: (name: string, edition: string) => `${name}: ${edition}`,

  silentTitle: 'Ninguém está cuidando das tarefas',
  silentNever: 'Nenhum processo deu sinal até agora. Confira se o servidor (ou o de ROLE=worker) está no ar.',
  silentSince: 'O último sinal foi',
  silentText:
    'Enquanto isso nada é publicado nem renovado sozinho. Confira se o servidor (ou o de ROLE=worker) está no ar.',

  list: 'Todas as tarefas',
  whenDue: 'Assim que houver o que fazer',
  paused: 'Pausada',
  next: 'Próximas',
  noNext: 'Sem próxima vez marcada',
  lastTime: 'Última vez',
  trend: (n: number, last: string) => `Duração das últimas ${n}: agora ${last}`,
  progressOf: (done: number, total: number) => `${done} de ${total}`,
  progressSoFar: (done: number) => `${done} até agora`,
  triesAgain: 'Tenta de novo sozinha em instantes.',
  cancelling: 'Parando…',

  runNow: 'Executar agora',
  runNowOf: (name: string) => `Executar agora: ${name}`,
  started: 'Tarefa na fila',
  startedText: (name: string) => `${name} começa em instantes.`,
  retry: 'Tentar de novo',
  retryOf: (name: string) => `Tentar de novo: ${name}`,
  cancel: 'Cancelar',
  cancelOf: (name: string) => `Cancelar: ${name}`,
  cancelled: 'Cancelamento pedido',
  cancelledText: (name: string) => `${name} para assim que puder.`,
  pause: 'Pausar',
  pauseOf: (name: string) => `Pausar: ${name}`,
  pauseTitle: (name: string) => `Pausar “${name}”?`,
  pauseText: 'Ela deixa de acontecer sozinha até alguém retomá-la. Executar à mão continua possível.',
  resume: 'Retomar',
  resumeOf: (name: string) => `Retomar: ${name}`,
  resumed: 'Tarefa retomada',
  resumedText: (name: string) => `${name} volta a acontecer sozinha.`,
  details: 'Detalhes',
  detailsOf: (name: string) => `Detalhes da última vez: ${name}`,
  moreOf: (name: string, state: string) => `${state}. Quando e como: ${name}`,
  off: 'Desligada',
  notYet: 'Ainda não',

  hours: 'Horário',
  hoursOf: (name: string) => `Horário: ${name}`,
  hoursAbout: 'Cinco campos: minuto, hora, dia do mês, mês e dia da semana.',
  cron: 'Expressão',
  cronHint: '0 4,16 * * * é todo dia às 4 e às 16 horas.',
  timeZone: 'Fuso horário',
  inWords: 'Em palavras',
  notReadable: 'Esta expressão não faz sentido.',
  save: 'Salvar o horário',
  saved: 'Horário salvo',
  savedText: (words: string) => `Agora: ${words}.`,
  usual: 'Voltar ao de sempre',

  history: 'O que já foi feito',
  job: 'Tarefa',
  edition: 'Edição',
  state: 'Situação',
  trigger: 'Motivo',
  result: 'Resultado',
  duration: 'Duração',
  when: 'Quando',
  quiet: 'Sem nada a fazer',
  quietShown: 'Mostrar também',
  by: (name: string) => `por ${name}`,
  emptyTitle: 'Nada foi feito ainda',
  emptyText: 'A primeira execução aparece aqui sozinha. Para ver uma agora, use “Executar agora”.',
  nothingTitle: 'Nenhuma execução com esses filtros',
  nothingText: 'Tente outra tarefa ou limpe os filtros.',

  report: 'Execução',
  startedAt: 'Começou',
  asked: 'Pedida por',
  itself: 'ninguém: é o horário dela',
  attempt: 'Tentativa',
  items: 'Itens',
  process: 'Processo',
  log: 'Passo a passo',
  noLog: 'Ainda não disse nada.',
};

export type JobsTexts = typeof jobs;
