import { type Locale, locales } from '#contract/site/locales.ts';
import type { authors } from '#db/schema/writing/authors.ts';
import { authors as br } from './content/br/authors.ts';
import { authors as es } from './content/es/authors.ts';
import { authors as it } from './content/it/authors.ts';
import { authors as mx } from './content/mx/authors.ts';
import { authors as us } from './content/us/authors.ts';
import { type AuthorKey, type DemoAuthors, portraits } from './facts/authors.ts';
import { authorPictureUrl } from './pictures.ts';

const demoAuthors: Record<Locale, DemoAuthors> = { br, it, mx, es, us };

/** Everybody who writes for some edition, with what each edition says of them. */
export const authorRows = (): (typeof authors.$inferInsert)[] =>
  (Object.keys(portraits) as AuthorKey[]).map((slug) => {
    const said = locales.flatMap((locale) => {
      const author = demoAuthors[locale][slug];
      return author ? [{ locale, ...author }] : [];
    });
    return {
      slug,
      name: said[0]?.name ?? slug,
      imageUrl: authorPictureUrl(slug),
      words: Object.fromEntries(said.map(({ locale, words }) => [locale, words])),
      knows: Object.fromEntries(said.map(({ locale, knows }) => [locale, knows])),
    };
  });
