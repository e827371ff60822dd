import { FileText, FolderTree, Images, Inbox, LayoutDashboard, SquarePen } from 'lucide-react';
import { adminRoutes } from '#contract/site/admin-paths.ts';
import type { Screen } from './screen.ts';

/** What is written, and who writes back. */
export const writingScreens: Screen[] = [
  {
    name: 'overview',
    group: 'write',
    route: adminRoutes.overview,
    icon: LayoutDashboard,
    go: 'o',
    load: () => import('./overview/overview-page.tsx'),
  },
  {
    name: 'posts',
    group: 'write',
    route: adminRoutes.posts,
    icon: FileText,
    go: 't',
    load: () => import('./posts/posts-page.tsx'),
  },
  {
    name: 'editPost',
    route: adminRoutes.editPost,
    alias: adminRoutes.editPostAlias,
    icon: SquarePen,
    load: () => import('./posts/edit-post-page.tsx'),
  },
  {
    name: 'media',
    group: 'write',
    route: adminRoutes.media,
    icon: Images,
    go: 'i',
    load: () => import('./media/media-page.tsx'),
  },
  {
    name: 'categories',
    group: 'write',
    route: adminRoutes.categories,
    icon: FolderTree,
    go: 'c',
    load: () => import('./categories/categories-page.tsx'),
  },
  {
    name: 'messages',
    group: 'write',
    route: adminRoutes.messages,
    icon: Inbox,
    go: 'm',
    role: 'editor',
    load: () => import('./messages/messages-page.tsx'),
  },
];
