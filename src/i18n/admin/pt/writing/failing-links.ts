import type { SilentKind } from '#contract/commerce/link-ends/link-ends.words.ts';
import type { LeftReason } from '#contract/writing/links/failing-links.words.ts';

const kinds: Record<SilentKind, string> = {
  sold_out: 'Esgotado',
  search_instead: 'Busca no lugar do produto',
  home_instead: 'Página inicial no lugar do produto',
  category_instead: 'Categoria no lugar do produto',
  tag_lost: 'Identificação perdida',
  programme_closed: 'Programa encerrado',
  shop_closed: 'Loja fechada',
};

/** Em uma frase; o que a mostrou vem junto. */
const reasons: Record<SilentKind, (shown: string) => string> = {
  sold_out: () => 'A página do produto abre, mas a loja diz que ele está esgotado.',
  search_instead: (shown) => `A loja mostra uma busca no lugar do produto: ${shown}`,
  home_instead: (shown) => `A loja manda para a página inicial: ${shown}`,
  category_instead: (shown) => `A loja mostra uma lista no lugar do produto: ${shown}`,
  tag_lost: (shown) =>
    `No fim do caminho falta o que diz que o leitor veio de nós (${shown}): a venda não conta.`,
  programme_closed: (shown) => `A rede não leva mais à loja e fica em ${shown}`,
  shop_closed: (shown) => `Ninguém vende mais nesse endereço: ${shown}`,
};

const left: Record<LeftReason, string> = {
  changed: 'mudou nesse meio-tempo',
  gone: 'não existe mais',
  refused: 'não aceita esse link',
};

export const failingLinks = {
  tab: (n: number) => (n === 0 ? 'Falham em silêncio' : `Falham em silêncio (${n})`),
  about:
    'Links que respondem e não rendem nada, vistos em duas verificações com um dia de intervalo. Os mais clicados vêm primeiro.',
  kinds,
  reasons,
  since: 'Desde',
  seen: (n: number) => (n === 1 ? 'visto 1 vez' : `visto ${n} vezes`),
  where: 'Onde está',
  atStake: 'Em jogo',
  clicks: (short: string, long: string) => `${short} cliques em 30 dias, ${long} em 90`,
  clicksTip: 'Nas páginas em que o link está; de uma oferta, os cliques nela.',
  earned: (short: string, long: string) => `${short} em 30 dias, ${long} em 90`,
  earnedTip: 'O que as lojas e redes relataram do produto.',
  nothingEarned: 'Nada relatado em 90 dias',
  estimate: (amount: string) => `≈ ${amount} por mês`,
  estimateTip: 'Uma estimativa: o que a edição ganhou em 90 dias, dividido pelos cliques.',
  instead: 'Trocar em todos os lugares por',
  ways: {
    offer: (shop: string) => shop,
    successor: (product: string, shop: string) => `${product}, o sucessor, em ${shop}`,
  },
  noneNear: 'Nenhuma outra loja tem o produto.',
  noProduct: 'Não sabemos de que produto ele é: troque o link onde ele está.',
  nameSuccessor: 'Dizer o que veio depois dele',
  replaced: 'Link trocado',
  replacedText: (n: number, by: string) =>
    n === 1 ? `Em 1 lugar, por ${by}.` : `Em ${n} lugares, por ${by}.`,
  nothingReplaced: 'Nada foi trocado',
  leftText: (title: string, reason: string) => `${title || 'Um lugar'}: ${reason}.`,
  left,
  edition: 'Edição',
  more: 'Há mais do que cabe aqui: os de mais cliques vêm primeiro.',
  emptyTitle: 'Nenhum link falha em silêncio',
  emptyText: 'Os links para lojas são abertos de tempos em tempos. O que não leva ao produto aparece aqui.',
};

export type FailingLinksTexts = typeof failingLinks;
