import type { BoardState } from '#contract/writing/posts/post-board.words.ts';

const states: Record<BoardState, string> = {
  draft: 'Rascunho',
  scheduled: 'Agendado',
  published: 'Publicado',
  archived: 'Arquivado',
  missing: 'Falta',
  drifted: 'Original mudou',
};

export const postBoard = {
  title: 'Artigos por edição',
  about: 'Que edição tem qual artigo, em que situação, e que cópias ficaram para trás do original.',
  article: 'Artigo',
  search: 'Buscar por título',
  state: 'Situação',
  states,
  edition: 'Na edição',
  anywhere: 'em qualquer uma',
  missing: 'falta',
  handedIn: 'entregue',
  original: 'original',
  copyOf: (edition: string) => `cópia de ${edition}`,
  drifted: 'o original mudou',
  isCurrent: 'Já está em dia',
  isCurrentAbout: 'Diz que esta cópia já traz o que mudou no original.',
  followed: 'Cópia em dia',
  followedText: 'Ela segue o original até a próxima mudança dele.',
  open: 'Abrir',
  copy: 'Copiar',
  copyHere: 'Copiar para cá',
  copyFrom: (edition: string) => `Copiar de ${edition}`,
  cell: (article: string, edition: string) => `${article}, ${edition}`,
  copied: 'Artigo copiado',
  copiedText: (edition: string) => `O rascunho está em ${edition}, à espera da tradução.`,
  openCopy: 'Abrir a cópia',
  notDone: 'Nada mudou',
  empty: 'Nenhum artigo para comparar',
  emptyText: 'O primeiro artigo de qualquer edição aparece aqui.',
  noneFound: 'Nenhum artigo assim',
  noneFoundText: 'Mude a busca ou limpe os filtros.',
};

export type PostBoardTexts = typeof postBoard;
