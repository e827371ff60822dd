import { adminRoutes } from '#contract/site/addresses/admin-paths.ts';
import type { Screen } from './screen.ts';

/** What is recommended, and what it earns. */
export const productScreens: Screen[] = [
  {
    name: 'products',
    group: 'commerce',
    route: adminRoutes.products,
    icon: 'package',
    go: 'd',
    load: () => import('./commerce/products/products-page.tsx'),
  },
  {
    name: 'productBoard',
    group: 'commerce',
    route: adminRoutes.productBoard,
    icon: 'grid-3x3',
    load: () => import('./commerce/products/board/board-page.tsx'),
  },
  {
    name: 'newProduct',
    route: adminRoutes.newProduct,
    icon: 'package-plus',
    role: 'editor',
    load: () => import('./commerce/products/new-product-page.tsx'),
  },
  {
    name: 'pasteLinks',
    route: adminRoutes.pasteLinks,
    icon: 'clipboard-paste',
    role: 'editor',
    load: () => import('./commerce/products/paste/paste-page.tsx'),
  },
  {
    name: 'editProduct',
    route: adminRoutes.editProduct,
    alias: adminRoutes.editProductAlias,
    icon: 'package-open',
    load: () => import('./commerce/products/edit/edit-product-page.tsx'),
  },
  {
    name: 'clicks',
    group: 'commerce',
    route: adminRoutes.clicks,
    icon: 'mouse-pointer-click',
    go: 'k',
    load: () => import('./commerce/clicks/clicks-page.tsx'),
  },
  {
    name: 'prices',
    group: 'commerce',
    route: adminRoutes.prices,
    icon: 'tags',
    go: 'v',
    load: () => import('./commerce/price-runs/price-runs-page.tsx'),
  },
  {
    name: 'launches',
    group: 'commerce',
    route: adminRoutes.launches,
    icon: 'rocket',
    load: () => import('./commerce/launches/launches-page.tsx'),
  },
  {
    name: 'shopLinks',
    group: 'commerce',
    route: adminRoutes.shopLinks,
    icon: 'shopping-bag',
    load: () => import('./commerce/shop-links/shop-links-page.tsx'),
  },
  {
    name: 'links',
    group: 'content',
    route: adminRoutes.links,
    icon: 'link-2',
    load: () => import('./writing/links/links-page.tsx'),
  },
  {
    name: 'imports',
    group: 'commerce',
    route: adminRoutes.imports,
    icon: 'file-input',
    go: 'f',
    load: () => import('./commerce/imports/imports-page.tsx'),
  },
];
