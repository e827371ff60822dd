import { createHash } from 'node:crypto';
import { postFieldsSchema } from '#contract/writing/posts/post-fields.schemas.ts';
import { namesOfPeople } from '#server/domain/writing/authors/byline.ts';
import type { BroughtPost } from '#server/domain/writing/posts/bring-post.ts';
import type { AuthorFact, BroughtArticle, TermFact } from '../entries/brought.ts';
import { isOfSite } from '../entries/links.ts';
import { isAmazonsPicture } from '../money/amazon-places.ts';
import type { BringPicture, BroughtAs } from '../pictures/bring-pictures.ts';
import { filesIn, linkedAs, type NewPlace, picturesIn, placePictures } from '../pictures/place-pictures.ts';
import { leftLine, sentenceOf, why, whyBecause } from '../why.ts';
import { groupIn } from './article-group.ts';
import { type Moving, tellLeft, tellMissing } from './moving.ts';
import { rememberMedia } from './remember-media.ts';

export interface ReadyArticle {
  article: BroughtArticle;
  post: BroughtPost;
  hash: string;
  /** Files of the old site, and where each is now. */
  files: { path: string; target: string }[];
  /** Pictures that are nowhere. */
  missing: { url: string; reason: string; isCover: boolean }[];
}

const isCounted = (src: string, { site }: Moving): boolean =>
  URL.canParse(src) && isOfSite(site, new URL(src));

interface Wanted {
  alt: string;
  as: BroughtAs;
  /** Where it is nowhere, what the report says of it; a link to it is told of by whoever checks links. */
  whenDead: 'picture' | 'file' | undefined;
}

/** Everything that an article shows, offers or leads to, and that is not a page: by its address. */
function wantedBy({ content, picture, place }: BroughtArticle, moving: Moving): Map<string, Wanted> {
  const wanted = new Map<string, Wanted>();
  for (const { src, isOffered } of filesIn(content)) {
    const as = isOffered ? 'file' : linkedAs(src);
    if (as && isCounted(src, moving))
      wanted.set(src, { alt: '', as, whenDead: isOffered ? 'file' : undefined });
    else if (isOffered && !src.startsWith('/'))
      tellLeft(moving, leftLine('file', place, why('file_elsewhere', { address: src })));
  }
  // A picture of ours, in a text that came out of here once, is where it is.
  for (const { src, alt } of [...picturesIn(content), ...(picture ? [picture] : [])])
    if (isAmazonsPicture(src))
      tellLeft(moving, leftLine('picture', place, why('amazon_picture', { address: src })));
    else if (!src.startsWith('/')) wanted.set(src, { alt, as: 'picture', whenDead: 'picture' });
  return wanted;
}

/** Where each picture and file of an article is; what is nowhere is told, with the article that misses it. */
async function placesOf(moving: Moving, bringPicture: BringPicture, article: BroughtArticle) {
  const { place, title } = article;
  const places = new Map<string, NewPlace>();
  const files: ReadyArticle['files'] = [];
  const missing: ReadyArticle['missing'] = [];
  for (const [src, { alt, as, whenDead }] of wantedBy(article, moving)) {
    const { place: found, isFirst } = await bringPicture(src, alt, as);
    if ('dead' in found) {
      if (whenDead)
        tellLeft(moving, leftLine(whenDead, place, whyBecause('lost_at', found.dead, { address: src })));
      if (whenDead === 'picture') {
        tellMissing(moving, { url: src, article: title, place }, found.dead);
        missing.push({ url: src, reason: sentenceOf(found.dead), isCover: src === article.picture?.src });
      }
      continue;
    }
    places.set(src, found);
    if (isCounted(src, moving)) files.push({ path: new URL(src).pathname, target: found.address });
    if (isFirst) await rememberMedia(moving, src, found);
  }
  return { places, files, missing };
}

const authorOf = ({ index }: Moving, { author }: BroughtArticle): AuthorFact | undefined =>
  author === undefined ? undefined : index.get<AuthorFact>('author', author);

type People = Map<number, string>;

/** What those are called here who wrote some articles. */
export const peopleOf = (moving: Moving, articles: BroughtArticle[]): Promise<People> =>
  namesOfPeople(
    moving.db,
    articles.map((article) => authorOf(moving, article)?.newId ?? 0).filter((id) => id > 0),
  );

/** Somebody who is gone by now is a line. */
function bylineIn(moving: Moving, article: BroughtArticle, people: People) {
  const { name = '', newId = 0 } = authorOf(moving, article) ?? {};
  const known = people.get(newId);
  return known === undefined ? { author: name, authorId: null } : { author: known, authorId: newId };
}

/** What was brought, without what time alone changes: a post that was due by then has not changed. */
function hashOf(
  { fields, status, publishedAt, isTrashed, handedInAt }: BroughtPost,
  date: string | undefined,
): string {
  const { slug: _own, ...text } = fields;
  const isPublic = status === 'published' || status === 'scheduled';
  const facts = [
    text,
    isPublic ? 'public' : status,
    date === undefined ? null : publishedAt,
    isTrashed,
    handedInAt !== null,
  ];
  return createHash('sha256').update(JSON.stringify(facts)).digest('hex');
}

/** An article as it would be typed here; undefined where no form would take it, which is told. */
export async function readyArticle(
  moving: Moving,
  bringPicture: BringPicture,
  article: BroughtArticle,
  people: People,
): Promise<ReadyArticle | undefined> {
  const { places, files, missing } = await placesOf(moving, bringPicture, article);
  const category =
    article.category === undefined ? undefined : moving.index.get<TermFact>('category', article.category);
  const categoryId = category?.here?.[moving.locale]?.id ?? 0;
  const { title, slug, excerpt, metaTitle, metaDescription, keyword, picture } = article;
  const { success, data, error } = postFieldsSchema.safeParse({
    ...{ title, slug, excerpt, metaTitle, metaDescription, keyword },
    content: placePictures(article.content, (src) => places.get(src)),
    imageUrl: (picture && places.get(picture.src)?.address) ?? null,
    imageAlt: picture?.alt ?? '',
    categoryId: categoryId > 0 ? categoryId : null,
    ...bylineIn(moving, article, people),
    updateNote: '',
  });
  if (!success) {
    const fields = [...new Set(error.issues.map(({ path }) => String(path[0])))].join(', ');
    tellLeft(moving, leftLine('article', article.place, why('article_refused', { fields })));
    return undefined;
  }
  const now = moving.clock();
  const date = article.publishedAt ?? article.updatedAt;
  const at = date === undefined ? now : new Date(date);
  const { status, isTrashed, isHandedIn } = article;
  const written = article.updatedAt === undefined ? at : new Date(article.updatedAt);
  const updatedAt = new Date(Math.min(written.getTime(), now.getTime()));
  const post: BroughtPost = {
    fields: data,
    status,
    isTrashed,
    publishedAt: status === 'published' ? at : null,
    scheduledFor: status === 'scheduled' ? at : null,
    updatedAt,
    handedInAt: isHandedIn ? updatedAt : null,
    groupId: groupIn(moving, article),
  };
  return { article, post, hash: hashOf(post, date), files, missing };
}
