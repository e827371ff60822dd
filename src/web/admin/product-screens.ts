import {
  FileInput,
  Grid3x3,
  Link2,
  MousePointerClick,
  Package,
  PackageOpen,
  PackagePlus,
  Rocket,
  ShoppingBag,
  Tags,
} from 'lucide-react';
import { adminRoutes } from '#contract/site/addresses/admin-paths.ts';
import type { Screen } from './screen.ts';

/** What is recommended, and what it earns. */
export const productScreens: Screen[] = [
  {
    name: 'products',
    group: 'products',
    route: adminRoutes.products,
    icon: Package,
    go: 'd',
    load: () => import('./commerce/products/products-page.tsx'),
  },
  {
    name: 'productBoard',
    group: 'products',
    route: adminRoutes.productBoard,
    icon: Grid3x3,
    load: () => import('./commerce/products/board/board-page.tsx'),
  },
  {
    name: 'newProduct',
    route: adminRoutes.newProduct,
    icon: PackagePlus,
    role: 'editor',
    load: () => import('./commerce/products/new-product-page.tsx'),
  },
  {
    name: 'editProduct',
    route: adminRoutes.editProduct,
    alias: adminRoutes.editProductAlias,
    icon: PackageOpen,
    load: () => import('./commerce/products/edit/edit-product-page.tsx'),
  },
  {
    name: 'clicks',
    group: 'products',
    route: adminRoutes.clicks,
    icon: MousePointerClick,
    go: 'k',
    load: () => import('./commerce/clicks/clicks-page.tsx'),
  },
  {
    name: 'prices',
    group: 'products',
    route: adminRoutes.prices,
    icon: Tags,
    go: 'v',
    load: () => import('./commerce/price-runs/price-runs-page.tsx'),
  },
  {
    name: 'launches',
    group: 'products',
    route: adminRoutes.launches,
    icon: Rocket,
    load: () => import('./commerce/launches/launches-page.tsx'),
  },
  {
    name: 'shopLinks',
    group: 'products',
    route: adminRoutes.shopLinks,
    icon: ShoppingBag,
    load: () => import('./commerce/shop-links/shop-links-page.tsx'),
  },
  {
    name: 'links',
    group: 'products',
    route: adminRoutes.links,
    icon: Link2,
    load: () => import('./writing/links/links-page.tsx'),
  },
  {
    name: 'imports',
    group: 'products',
    route: adminRoutes.imports,
    icon: FileInput,
    go: 'f',
    load: () => import('./commerce/imports/imports-page.tsx'),
  },
];
