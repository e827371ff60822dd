import type { EdgeState, PurgeOutcome } from '#contract/pages/edge/edge.words.ts';
import type { ServedFrom } from '#contract/pages/rendered-pages/rendered-pages.words.ts';

export const edge = {
  title: 'Caches na frente',
  about: 'O que guarda as páginas entre o servidor e os leitores, e até onde já sabe das mudanças.',
  states: {
    told: 'Em dia',
    failing: 'Tentando de novo',
    behind: 'Atrasado',
    stopped: 'Parado',
    unheard: 'Ninguém avisa',
    asks: 'Pergunta sozinho',
  } satisfies Record<EdgeState, string>,
  notes: {
    told: 'Sabe de toda mudança segundos depois.',
    failing: 'Não respondeu bem. O servidor tenta de novo sozinho, com pausas cada vez maiores.',
    behind: 'Faz mais de um minuto que não sabe das mudanças. Até lá, guarda páginas por um minuto só.',
    stopped:
      'Recusou o aviso, e esperar não resolve: confira a chave ou o acesso, e mande avisar de novo. Até lá, guarda páginas por um minuto só.',
    unheard:
      'Nenhum servidor que trabalha em tarefas está avisando este cache. Confira se um deles está no ar com os mesmos EDGE_TARGETS.',
    asks: 'Não pode ser avisado: a cada segundo pergunta se a página ainda vale. Aqui não há o que esquecer.',
  } satisfies Record<EdgeState, string>,
  caughtUp: 'Sabe de tudo até',
  lastSent: 'Último aviso',
  waiting: 'Mudanças à espera',
  answer: 'O que respondeu',
  tries: (n: number) => (n === 1 ? '1 tentativa' : `${n} tentativas`),
  never: 'nunca',
  resume: 'Avisar de novo',
  resumed: 'Vai ser avisado de novo',
  resumedText: 'Em alguns segundos esta tela mostra o que ele respondeu.',
  answers: 'O que os caches pediram',
  answered: (n: string) => `${n} respostas deste servidor a caches desde o início`,
  from: {
    memory: 'da memória',
    disk: 'do disco',
    render: 'feitas na hora',
    stale: 'cópia antiga',
  } satisfies Record<ServedFrom, string>,
  noAnswers:
    'Nenhum cache se apresentou a este servidor ainda. Cada pedido dele precisa levar o CACHE_TOKEN no cabeçalho X-Cache-Token.',
  hidden:
    'Quantas páginas um cache entrega sem perguntar, só ele sabe: o número está no painel dele. Os leitores contam assim mesmo, pela própria página; robôs que ele responde sozinho não aparecem em Robôs e buscadores.',
  purge: 'Esquecer uma página',
  purgeAbout:
    'Avisa todos os caches agora e mostra o que cada um respondeu. A página continua no ar: é buscada de novo na próxima visita.',
  path: 'Endereço da página',
  pathHint: 'Cole o endereço inteiro ou só o caminho, como /br.',
  purgeNow: 'Esquecer agora',
  purging: 'Avisando…',
  outcomes: { done: 'Aceitou', later: 'Não agora', refused: 'Recusou' } satisfies Record<
    PurgeOutcome,
    string
  >,
  reports: (path: string) => `O que cada cache respondeu sobre ${path}`,
  sent: 'Enviado',
  took: (ms: string) => `${ms} ms`,
  noAnswerText: 'nenhuma resposta',
  emptyTitle: 'Nenhum cache na frente',
  emptyText:
    'O servidor responde sozinho a todos os leitores, e isso basta para a maioria dos sites. Para pôr um Varnish ou uma CDN na frente, diga qual em EDGE_TARGETS: docs/operations.md mostra como.',
};

export type EdgeTexts = typeof edge;
