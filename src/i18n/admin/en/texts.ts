import type { AdminTexts } from '../pt/texts.ts';
import { productEditor } from './commerce/product-editor.ts';
import { products } from './commerce/products.ts';
import { reviewEditor } from './commerce/review-editor.ts';
import { common } from './common.ts';
import { nav } from './nav.ts';
import { account } from './people/account.ts';
import { audit } from './people/audit.ts';
import { passkeys } from './people/passkeys.ts';
import { people } from './people/people.ts';
import { roles } from './people/roles.ts';
import { signIn } from './people/sign-in.ts';
import { messages } from './readers/messages.ts';
import { editions } from './running/editions.ts';
import { settings } from './running/settings.ts';
import { shell } from './shell.ts';
import { table } from './table.ts';
import { categories } from './writing/categories.ts';
import { editor } from './writing/editor.ts';
import { keptTexts } from './writing/kept-texts.ts';
import { links } from './writing/links.ts';
import { media } from './writing/media.ts';
import { postEditor } from './writing/post-editor.ts';
import { posts } from './writing/posts.ts';

export const texts: AdminTexts = {
  account,
  audit,
  categories,
  common,
  editions,
  editor,
  keptTexts,
  links,
  media,
  messages,
  nav,
  passkeys,
  people,
  postEditor,
  posts,
  productEditor,
  products,
  reviewEditor,
  roles,
  settings,
  shell,
  signIn,
  table,
};
