import { fallbackLocale } from '../locales.ts';
import { isAdminPath, localeOfPath } from './paths.ts';
import { withoutEnding } from './without-ending.ts';

/** Every address of the administrators' area; ":id" stands for a number. Nothing else may spell one. */
export const adminRoutes = {
  overview: '/admin',
  login: '/admin/login',
  forgottenPassword: '/admin/forgotten-password',
  /** Links in messages lead to these two; their token stands behind the "#" (see paths.ts). */
  newPassword: '/admin/new-password',
  invitation: '/admin/invitation',
  posts: '/admin/posts',
  postBoard: '/admin/posts/editions',
  editPost: '/admin/edit/:id',
  editPostAlias: '/admin/edit-post/:id',
  products: '/admin/products',
  newProduct: '/admin/products/new',
  pasteLinks: '/admin/products/paste',
  productBoard: '/admin/products/parity',
  editProduct: '/admin/products/edit/:id',
  editProductAlias: '/admin/edit-product/:id',
  renderedPages: '/admin/pre-render',
  renderedPagesDemo: '/admin/pre-render-demo',
  edge: '/admin/edge',
  dynamicRendering: '/admin/dynamic-rendering',
  cron: '/admin/cron',
  database: '/admin/database',
  replace: '/admin/replace',
  backups: '/admin/backups',
  moveIn: '/admin/move-in',
  prices: '/admin/prices',
  imports: '/admin/imports',
  catalogue: '/admin/catalogue',
  categories: '/admin/categories',
  authors: '/admin/authors',
  media: '/admin/media',
  messages: '/admin/messages',
  clicks: '/admin/clicks',
  earnings: '/admin/earnings',
  editions: '/admin/editions',
  settings: '/admin/settings',
  redirects: '/admin/redirects',
  links: '/admin/links',
  renewals: '/admin/renewals',
  shops: '/admin/shops',
  shopLinks: '/admin/shop-links',
  networks: '/admin/networks',
  launches: '/admin/launches',
  people: '/admin/people',
  audit: '/admin/audit',
  account: '/admin/account',
  /** The parts that screens are made of, in every state. */
  kit: '/admin/kit',
} as const;

export const editPostPath = (id: number): string => adminRoutes.editPost.replace(':id', String(id));

export const editProductPath = (id: number): string => adminRoutes.editProduct.replace(':id', String(id));

export type AdminRoute = (typeof adminRoutes)[keyof typeof adminRoutes];

const known = Object.values(adminRoutes).map((route) => new RegExp(`^${route.replace(':id', '[^/]+')}$`));

/** What is under /admin and not one of these is the area's own not-found. */
export const isAdminRoute = (pathname: string): boolean => known.some((pattern) => pattern.test(pathname));

/** Admin addresses inside an edition, or behind anything else, lead to the one area, which keeps the edition. */
export function adminTarget(pathname: string, search: string): string | undefined {
  if (!isAdminPath(pathname) || /^\/admin(\/|$)/.test(pathname)) return undefined;
  const target = withoutEnding(pathname.slice(pathname.search(/\/admin(?=\/|$)/)), '/');
  const params = new URLSearchParams(search);
  const edition = localeOfPath(pathname);
  if (edition && edition !== fallbackLocale && !params.has('locale')) params.set('locale', edition);
  return params.size > 0 ? `${target}?${params}` : target;
}
