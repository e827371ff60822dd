import type { Locale } from '#contract/site/locales.ts';
import { documentText } from '#contract/writing/content/content-text.ts';
import type { PostFields } from '#contract/writing/posts/post-fields.schemas.ts';
import { searchFieldsOf } from '../posts.search.ts';

interface Reading {
  locale: Locale;
  timeZone: string;
  now: Date;
}

/** The fields with everything that is made of them: readers' lists and the search have only that to go by. */
export const storedText = (fields: PostFields, reading: Reading) => ({
  ...fields,
  contentText: documentText(fields.content),
  ...searchFieldsOf(fields, reading),
});
