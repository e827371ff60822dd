import { createHash } from 'node:crypto';
import { postFieldsSchema } from '#contract/writing/posts/post-fields.schemas.ts';
import type { Db } from '#db/open.ts';
import { formerByline } from '#server/domain/writing/authors/byline.ts';
import type { BroughtPost } from '#server/domain/writing/posts/bring-post.ts';
import type { AuthorFact, BroughtArticle, TermFact } from '../entries/brought.ts';
import { isOfSite } from '../entries/links.ts';
import { putMoved } from '../move-in.queries.ts';
import type { BringPicture } from '../pictures/bring-pictures.ts';
import { picturesIn, placePictures } from '../pictures/place-pictures.ts';
import { count, type Moving, tellLeft } from './moving.ts';

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

/** Where each picture of an article is; what is nowhere is told, with the article that misses it. */
async function placesOf(
  moving: Moving,
  bringPicture: BringPicture,
  { content, picture, place, title }: BroughtArticle,
) {
  const places = new Map<string, string>();
  const files: ReadyArticle['files'] = [];
  const missing: ReadyArticle['missing'] = [];
  const wanted = new Map(
    [...picturesIn(content), ...(picture ? [picture] : [])].map(({ src, alt }) => [src, alt]),
  );
  for (const [src, alt] of wanted) {
    // A picture of ours, in a text that came out of here once.
    if (src.startsWith('/')) continue;
    const { place: found, isFirst } = await bringPicture(src, alt);
    if ('dead' in found) {
      tellLeft(moving, { kind: 'picture', place, reason: `${found.dead}: ${src}` });
      moving.notes.tell('missing', { url: src, reason: found.dead, article: title, place });
      missing.push({ url: src, reason: found.dead, isCover: src === picture?.src });
      continue;
    }
    places.set(src, found.address);
    if (isCounted(src, moving)) files.push({ path: new URL(src).pathname, target: found.address });
    if (!isFirst) continue;
    count(moving, found.isNew ? 'made' : 'same', 'pictures');
    if (moving.runId !== undefined && found.id !== undefined) {
      const { site, locale, runId } = moving;
      const row = {
        site: site.identity,
        locale,
        kind: 'pictures' as const,
        sourceId: src,
        subjectId: found.id,
      };
      await putMoved(moving.db, { ...row, hash: '', version: 0, made: found.isNew, runId });
    }
  }
  return { places, files, missing };
}

async function bylineIn(db: Db, { index }: Moving, key: string | undefined) {
  const author = key === undefined ? undefined : index.get<AuthorFact>('author', key);
  if (!author) return { author: '', authorId: null };
  const { newId, name } = author;
  const known = newId && newId > 0 ? newId : null;
  return {
    author: name,
    authorId: null,
    ...(await formerByline(db, { author: name, authorId: known }, { author: '', authorId: null })),
  };
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
): Promise<ReadyArticle | undefined> {
  const { places, files, missing } = await placesOf(moving, bringPicture, article);
  const category =
    article.category === undefined ? undefined : moving.index.get<TermFact>('category', article.category);
  const { title, slug, excerpt, metaTitle, metaDescription, keyword, picture } = article;
  const { success, data, error } = postFieldsSchema.safeParse({
    ...{ title, slug, excerpt, metaTitle, metaDescription, keyword },
    content: placePictures(article.content, (src) => places.get(src)),
    imageUrl: (picture && places.get(picture.src)) ?? null,
    imageAlt: picture?.alt ?? '',
    categoryId: category?.newId && category.newId > 0 ? category.newId : null,
    ...(await bylineIn(moving.db, moving, article.author)),
    updateNote: '',
  });
  if (!success) {
    const fields = [...new Set(error.issues.map(({ path }) => String(path[0])))].join(', ');
    tellLeft(moving, {
      kind: 'article',
      place: article.place,
      reason: `No form here would take it (${fields}).`,
    });
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
  };
  return { article, post, hash: hashOf(post, date), files, missing };
}
