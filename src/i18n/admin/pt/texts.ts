import { account } from './account.ts';
import { audit } from './audit.ts';
import { backups } from './backups.ts';
import { categories } from './categories.ts';
import { clicks } from './clicks.ts';
import { common } from './common.ts';
import { crawlers } from './crawlers.ts';
import { database } from './database.ts';
import { databaseChecks } from './database-checks.ts';
import { editions } from './editions.ts';
import { editor } from './editor.ts';
import { imports } from './imports.ts';
import { jobs } from './jobs.ts';
import { kit } from './kit.ts';
import { launches } from './launches.ts';
import { links } from './links.ts';
import { media } from './media.ts';
import { messages } from './messages.ts';
import { nav } from './nav.ts';
import { overview } from './overview.ts';
import { people } from './people.ts';
import { postEditor } from './post-editor.ts';
import { posts } from './posts.ts';
import { preRender } from './pre-render.ts';
import { preRenderDemo } from './pre-render-demo.ts';
import { prices } from './prices.ts';
import { productEditor } from './product-editor.ts';
import { products } from './products.ts';
import { redirects } from './redirects.ts';
import { replace } from './replace.ts';
import { reviewEditor } from './review-editor.ts';
import { roles } from './roles.ts';
import { settings } from './settings.ts';
import { shell } from './shell.ts';
import { shopLinks } from './shop-links.ts';
import { signIn } from './sign-in.ts';
import { table } from './table.ts';

export const texts = {
  account,
  audit,
  backups,
  categories,
  clicks,
  common,
  crawlers,
  database,
  databaseChecks,
  editions,
  editor,
  imports,
  jobs,
  kit,
  launches,
  links,
  media,
  messages,
  nav,
  overview,
  people,
  postEditor,
  posts,
  preRender,
  preRenderDemo,
  prices,
  productEditor,
  products,
  redirects,
  replace,
  reviewEditor,
  roles,
  settings,
  shell,
  shopLinks,
  signIn,
  table,
};

export type AdminTexts = typeof texts;
