import type { RenewalReason, RenewalState } from '#contract/writing/renewals/renewals.words.ts';

const reasons: Record<RenewalReason, string> = {
  fell: 'Cliques em queda',
  gone: 'Produtos fora das lojas',
  succeeded: 'Produtos com sucessor',
  failing: 'Links que falham em silêncio',
  dated: 'Ano ou mês passado no título',
  old: 'Texto antigo',
  prices: 'Preços em falta',
  broken: 'Links quebrados',
  lonely: 'Nenhum texto leva até aqui',
};

/** Por que, em números. */
const sentences: Record<RenewalReason, (n: string, of: string) => string> = {
  fell: (n, of) => `${n} cliques em 30 dias; antes, ${of}`,
  gone: (n, of) =>
    of === '1' ? 'Nenhuma loja tem o produto' : `${n} de ${of} produtos sem loja que os tenha`,
  succeeded: (n, of) => (of === '1' ? 'O produto tem um sucessor' : `${n} de ${of} produtos têm um sucessor`),
  failing: (n) => (n === '1' ? '1 link responde e não rende' : `${n} links respondem e não rendem`),
  dated: (n) => `O título fala de ${n}`,
  old: (n, of) => `Sem novidade há ${n} dias; metade da categoria mudou nos últimos ${of}`,
  prices: (n, of) => (of === '1' ? 'O produto está sem preço' : `${n} de ${of} produtos sem preço`),
  broken: (n) => (n === '1' ? '1 link quebrado' : `${n} links quebrados`),
  lonely: () => 'Nenhum artigo ou avaliação leva a esta página',
};

const states: Record<RenewalState, string> = {
  open: 'A fazer',
  mine: 'Comigo',
  taken: 'Com alguém',
  snoozed: 'Adiados',
};

export const renewals = {
  title: 'A renovar',
  about: 'Artigos e avaliações na ordem em que mexer neles rende mais. Cada linha diz por quê, em números.',
  reasons,
  sentences,
  states,
  kinds: { post: 'Artigo', review: 'Avaliação' },
  state: 'Situação',
  kind: 'Tipo',
  reason: 'Motivo',
  edition: 'Edição',
  text: 'Texto',
  atStake: 'Em jogo',
  atStakeTip: 'Cliques por mês que estão em jogo: a soma dos motivos.',
  clicksAMonth: (n: string) => `${n} cliques/mês`,
  money: (amount: string) => `≈ ${amount} por mês`,
  estimate: 'Estimativa: o que a edição ganhou em 90 dias, repartido pelos cliques.',
  counted: (clicks: string, views: string) => `${clicks} cliques e ${views} visitas em 30 dias`,
  why: (n: number) => (n === 1 ? '1 motivo' : `${n} motivos`),
  take: 'Pegar',
  release: 'Devolver',
  snooze: 'Adiar 30 dias',
  wake: 'Trazer de volta',
  actions: (title: string) => `Ações para ${title}`,
  takenBy: (name: string) => `Com ${name}`,
  taken: 'O texto está com você',
  released: 'O texto voltou para a lista',
  snoozed: 'Adiado por 30 dias',
  woken: 'O texto voltou para a lista',
  until: 'Adiado até',
  weighed: 'Pesados',
  never: 'Ainda não foram pesados: isso acontece toda noite, ou já, em Tarefas.',
  emptyTitle: 'Nada a renovar',
  emptyText: 'Todos os textos estão em ordem, ou alguém já cuida deles. Eles são pesados toda noite.',
  nothingTitle: 'Nada com esses filtros',
  nothingText: 'Mude os filtros para ver mais.',
  mended: 'O que você salvar some da lista; à noite os textos são pesados de novo.',
  all: 'Ver tudo o que há a renovar',
};

export type RenewalsTexts = typeof renewals;
