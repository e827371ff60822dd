import type { AdminTexts } from '../pt/texts.ts';
import { productEditor } from './commerce/product-editor.ts';
import { products } from './commerce/products.ts';
import { reviewEditor } from './commerce/review-editor.ts';
import { common } from './common.ts';
import { nav } from './nav.ts';
import { account } from './people/account.ts';
import { audit } from './people/audit.ts';
import { passkeys } from './people/passkeys.ts';
import { roles } from './people/roles.ts';
import { signIn } from './people/sign-in.ts';
import { shell } from './shell.ts';
import { table } from './table.ts';
import { editor } from './writing/editor.ts';
import { keptTexts } from './writing/kept-texts.ts';
import { media } from './writing/media.ts';
import { postEditor } from './writing/post-editor.ts';
import { posts } from './writing/posts.ts';

export const texts: AdminTexts = {
  account,
  audit,
  common,
  editor,
  keptTexts,
  media,
  nav,
  passkeys,
  postEditor,
  posts,
  productEditor,
  products,
  reviewEditor,
  roles,
  shell,
  signIn,
  table,
};
