import type { FetchFailure } from '#contract/commerce/shop-feeds/shop-feeds.words.ts';
import { feedProblemTexts } from './feed-problems.ts';

/** By themselves: the runs of the job say them, too. */
const failures: Record<FetchFailure, string> = {
  refused:
    'O endereço não pode ser buscado: não é um servidor público, ou leva para dentro de uma rede. Confira-o.',
  unresolved: 'O servidor do endereço não existe. Confira o endereço no painel da rede ou da loja.',
  timeout: 'O servidor não respondeu a tempo. Tentaremos de novo.',
  unreachable: 'O servidor não respondeu. Tentaremos de novo.',
  redirects: 'O endereço leva de um lugar a outro sem chegar. Copie-o de novo do painel.',
  encoded:
    'O servidor mandou o arquivo compactado de um jeito que não foi pedido. Peça à loja gzip, zip ou nada.',
  unauthorised: 'O servidor recusou a chave ou a senha. Copie do painel um endereço novo.',
  gone: 'Não há nada neste endereço. Copie-o de novo do painel da rede ou da loja.',
  other_host:
    'Quem responde não é o mesmo servidor da última vez: a chave dele mudou. Nada lhe foi enviado. Se a rede confirmar a mudança, mude o feed e informe o endereço de novo.',
  status: 'O servidor respondeu com um erro. Tentaremos de novo.',
  sealed:
    'O endereço não pode mais ser lido aqui, porque veio de outra instalação. Mude o feed e informe o endereço de novo.',
};

export const shopFeedResults = {
  ...feedProblemTexts,
  empty: 'Veio um arquivo vazio. Nada foi mudado; se continuar assim, pergunte à loja.',
  ...failures,
  brought: 'Veio um arquivo novo.',
  unchanged: 'Nada mudou desde a última vez; os preços que vieram dela continuam atuais.',
  busy: 'O arquivo anterior ainda espera; nada foi buscado.',
};

export type ShopFeedResults = typeof shopFeedResults;
