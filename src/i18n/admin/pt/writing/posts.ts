import type { PostStatus } from '#contract/writing/posts/post-statuses.ts';
import type {
  AdminPostSort,
  BulkAction,
  BulkRefusal,
  PostView,
} from '#contract/writing/posts/posts.words.ts';

const statuses: Record<PostStatus, string> = {
  draft: 'Rascunho',
  scheduled: 'Agendado',
  published: 'Publicado',
  archived: 'Arquivado',
};
const views: Record<PostView, string> = {
  handed_in: 'Entregues',
  draft: 'Rascunhos',
  scheduled: 'Agendados',
  published: 'Publicados',
  archived: 'Arquivados',
  trash: 'Lixeira',
};
const sorts: Record<AdminPostSort, string> = {
  updated: 'Última alteração',
  published: 'Publicação',
  title: 'Título',
  scheduled: 'Agendamento',
};
const many = (n: number) => (n === 1 ? '1 artigo' : `${n} artigos`);
const done: Record<BulkAction, (n: number) => string> = {
  publish: (n) => (n === 1 ? '1 artigo publicado' : `${n} artigos publicados`),
  unpublish: (n) => (n === 1 ? '1 artigo voltou a rascunho' : `${n} artigos voltaram a rascunho`),
  archive: (n) => (n === 1 ? '1 artigo arquivado' : `${n} artigos arquivados`),
  move: (n) => (n === 1 ? '1 artigo movido' : `${n} artigos movidos`),
  trash: (n) => (n === 1 ? '1 artigo na lixeira' : `${n} artigos na lixeira`),
  restore: (n) => (n === 1 ? '1 artigo restaurado' : `${n} artigos restaurados`),
};
const refusals: Record<BulkRefusal, string> = {
  not_found: 'não existe mais',
  unchanged: 'já estava assim',
  trashed: 'está na lixeira',
  failed_checks: 'ainda tem algo a corrigir',
  other_edition: 'é de outra edição',
  changed: 'mudou nesse meio-tempo',
};

export const posts = {
  title: 'Artigos',
  about: 'Tudo o que esta edição publicou, vai publicar ou está escrevendo.',
  newPost: 'Novo artigo',
  untitled: 'Sem título',
  notCreated: 'O artigo não foi criado',
  all: 'Todos',
  views,
  viewsLabel: 'Situação dos artigos',
  statuses,
  handedIn: 'Entregue',
  inTrash: 'Na lixeira',
  status: 'Situação',
  missing: 'Falta em',
  category: 'Categoria',
  noCategory: 'Sem categoria',
  author: 'Autor',
  editions: 'Edições',
  postBy: 'Artigo, autor e publicação',
  updated: 'Alterado',
  sortBy: 'Ordenar por',
  sorts,
  search: 'Buscar por título ou texto',
  emptyTitle: 'Nenhum artigo ainda',
  emptyText: 'O primeiro começa com um título.',
  noneFound: 'Nenhum artigo com esses filtros',
  noneFoundText: 'Mude a busca ou limpe os filtros.',
  emptyTrash: 'A lixeira está vazia',
  emptyTrashText: 'O que você mover para a lixeira espera aqui 30 dias.',
  trashNotice: 'O que está na lixeira some de vez depois de 30 dias.',
  by: (name: string) => `por ${name}`,
  publish: 'Publicar',
  unpublish: 'Tornar rascunho',
  move: 'Mover',
  trash: 'Mover para a lixeira',
  restore: 'Restaurar',
  publishTitle: (n: number) => `Publicar ${many(n)}?`,
  publishText: 'Os leitores passam a ver agora o que passar nas verificações. O resto fica como está.',
  unpublishTitle: (n: number) => `Tirar ${many(n)} do ar?`,
  unpublishText: 'Quem abrir esses endereços não encontra mais a página. O texto e o histórico ficam.',
  moveTitle: (n: number) => `Mover ${many(n)}`,
  moveTo: 'Para a categoria',
  done,
  nothingDone: 'Nada mudou',
  left: (n: number) => (n === 1 ? '1 ficou como estava' : `${n} ficaram como estavam`),
  refusals,
};

export type PostsTexts = typeof posts;
