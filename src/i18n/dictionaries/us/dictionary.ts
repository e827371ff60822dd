import type { Dictionary } from '../br/dictionary.ts';
import { category } from './category.ts';
import { common } from './common.ts';
import { content } from './content.ts';
import { dates } from './dates.ts';
import { failures } from './failures.ts';
import { footer } from './footer.ts';
import { header } from './header.ts';
import { home } from './home.ts';
import { post } from './post.ts';
import { reviews } from './reviews.ts';

export const dictionary = {
  common,
  header,
  footer,
  home,
  dates,
  failures,
  content,
  post,
  category,
  reviews,
} satisfies Dictionary;
