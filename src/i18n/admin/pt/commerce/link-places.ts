import type { ClickPosition } from '#contract/commerce/clicks/clicks.words.ts';

export const linkPlaces: Record<ClickPosition, string> = {
  picks: 'Escolhas no topo',
  card: 'Cartão do produto',
  table: 'Tabela comparativa',
  text: 'Link no texto',
  verdict: 'Veredito da avaliação',
  list: 'Lista de avaliações',
  compare: 'Comparador',
  button: 'Botão da página antes da loja',
  forward: 'Encaminhamento à loja',
};
