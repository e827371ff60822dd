import { adminRoutes } from '#contract/site/addresses/admin-paths.ts';
import type { Screen } from './screen.ts';

/** What is written, and who writes back. */
export const writingScreens: Screen[] = [
  {
    name: 'overview',
    group: 'content',
    route: adminRoutes.overview,
    icon: 'layout-dashboard',
    go: 'o',
    role: 'author',
    load: () => import('./running/overview/overview-page.tsx'),
  },
  {
    name: 'posts',
    group: 'content',
    route: adminRoutes.posts,
    icon: 'file-text',
    go: 't',
    role: 'author',
    load: () => import('./writing/posts/list/posts-page.tsx'),
  },
  {
    name: 'postBoard',
    group: 'content',
    route: adminRoutes.postBoard,
    icon: 'grid-3x3',
    load: () => import('./writing/posts/board/board-page.tsx'),
  },
  {
    name: 'editPost',
    route: adminRoutes.editPost,
    alias: adminRoutes.editPostAlias,
    icon: 'square-pen',
    role: 'author',
    load: () => import('./writing/posts/edit-post-page.tsx'),
  },
  {
    name: 'media',
    group: 'content',
    route: adminRoutes.media,
    icon: 'images',
    go: 'i',
    role: 'author',
    load: () => import('./writing/media/media-page.tsx'),
  },
  {
    name: 'categories',
    group: 'content',
    route: adminRoutes.categories,
    icon: 'folder-tree',
    go: 'c',
    load: () => import('./writing/categories/categories-page.tsx'),
  },
  {
    name: 'authors',
    group: 'content',
    route: adminRoutes.authors,
    icon: 'pen-line',
    go: 'u',
    role: 'author',
    load: () => import('./writing/authors/authors-page.tsx'),
  },
  {
    name: 'messages',
    group: 'content',
    route: adminRoutes.messages,
    icon: 'inbox',
    go: 'm',
    role: 'editor',
    load: () => import('./readers/messages/messages-page.tsx'),
  },
];
