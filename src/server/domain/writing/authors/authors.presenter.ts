import { authorPaths } from '#contract/site/addresses/author-paths.ts';
import type { Locale } from '#contract/site/locales.ts';
import type { Author } from '#contract/writing/authors/authors.schemas.ts';
import type { BoxedAuthor } from '#contract/writing/authors/boxed-author.ts';
import { type CardSubject, shareCardUrl } from '#server/lib/pictures/share-card-address.ts';
import type { AuthorRow, AuthorsService } from './authors.service.ts';

type AuthorFacts = Awaited<ReturnType<AuthorsService['getAuthor']>>;

export const boxedAuthor = (author: AuthorRow | undefined, locale: Locale): BoxedAuthor | undefined =>
  author && {
    name: author.name,
    path: authorPaths.author(locale, author.slug),
    imageUrl: author.imageUrl,
    words: author.words[locale] ?? '',
  };

/** What their share card shows. */
export const authorCardSubject = ({ id, slug, name, imageUrl }: AuthorRow, locale: Locale): CardSubject => ({
  locale,
  kind: 'author',
  id,
  slug,
  title: name,
  imageUrl,
  score: null,
});

export const presentAuthor = ({ author, posts, reviews, editions }: AuthorFacts, locale: Locale): Author => ({
  id: author.id,
  slug: author.slug,
  name: author.name,
  imageUrl: author.imageUrl,
  words: author.words[locale] ?? '',
  knows: author.knows[locale] ?? [],
  links: author.links,
  posts,
  reviews,
  shareImageUrl: shareCardUrl(authorCardSubject(author, locale)),
  editions,
});
