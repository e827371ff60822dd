import { FileText, FolderTree, Images, Inbox, LayoutDashboard, SquarePen } from 'lucide-react';
import { adminRoutes } from '#contract/site/addresses/admin-paths.ts';
import type { Screen } from './screen.ts';

/** What is written, and who writes back. */
export const writingScreens: Screen[] = [
  {
    name: 'overview',
    group: 'write',
    route: adminRoutes.overview,
    icon: LayoutDashboard,
    go: 'o',
    load: () => import('./running/overview/overview-page.tsx'),
  },
  {
    name: 'posts',
    group: 'write',
    route: adminRoutes.posts,
    icon: FileText,
    go: 't',
    load: () => import('./writing/posts/list/posts-page.tsx'),
  },
  {
    name: 'editPost',
    route: adminRoutes.editPost,
    alias: adminRoutes.editPostAlias,
    icon: SquarePen,
    load: () => import('./writing/posts/edit-post-page.tsx'),
  },
  {
    name: 'media',
    group: 'write',
    route: adminRoutes.media,
    icon: Images,
    go: 'i',
    load: () => import('./writing/media/media-page.tsx'),
  },
  {
    name: 'categories',
    group: 'write',
    route: adminRoutes.categories,
    icon: FolderTree,
    go: 'c',
    load: () => import('./writing/categories/categories-page.tsx'),
  },
  {
    name: 'messages',
    group: 'write',
    route: adminRoutes.messages,
    icon: Inbox,
    go: 'm',
    role: 'editor',
    load: () => import('./readers/messages/messages-page.tsx'),
  },
];
