import type { FaultKind } from '#contract/running/database/database.words.ts';
import type { ContentDocument } from '#contract/writing/content/content.schemas.ts';
import type { MediaUse } from '#contract/writing/media/media.admin.schemas.ts';
import { pictureName } from '#contract/writing/media/pictures.ts';
import { rewriteProduct } from '#server/domain/commerce/catalog/products/rewrite-product.ts';
import { rewriteReview } from '#server/domain/commerce/catalog/reviews/rewrite-review.ts';
import { usesOfPicture } from '#server/domain/writing/media/picture-uses.ts';
import { rewritePost } from '#server/domain/writing/posts/writing/rewrite-post.ts';
import type { Check, CheckTools, Fault } from '../check.ts';
import { findProductOfReview, listKnownNames, listShownPictures } from './pictures.queries.ts';

/** What an author has typed and not saved yet is the author's own: it has no kind here. */
const kinds: Partial<Record<MediaUse['place'], FaultKind>> = {
  cover: 'cover_missing',
  text: 'picture_missing',
  product: 'product_picture_missing',
};

/** One without a row may still be kept, or drawn; one with a row and without a file is another check's. */
async function isMissing({ pictures }: Pick<CheckTools, 'pictures'>, name: string, known: Set<string>) {
  return !known.has(name) && !(await pictures.isThere(name));
}

function withoutPicture({ content, ...document }: ContentDocument, name: string): ContentDocument {
  const left = content.filter((block) => block.type !== 'image' || pictureName(block.attrs.src) !== name);
  return { ...document, content: left };
}

const unlessIt = (url: string | null, name: string) => (url && pictureName(url) === name ? null : url);

/** Pictures that something shows and that are nowhere. */
export const picturesCheck: Check = {
  id: 'pictures',
  async *find(tools) {
    const { db } = tools;
    const shown = (await listShownPictures(db)).flatMap((url) => pictureName(url) ?? []);
    const names = [...new Set(shown)];
    const known = await listKnownNames(db, names);
    for (const name of names) {
      if (!(await isMissing(tools, name, known))) continue;
      for (const { subject, id, place, title, locale } of await usesOfPicture(db, name)) {
        const kind = kinds[place];
        // A face is no part of this: whoever has none is shown by a letter.
        if (!kind || subject === 'author') continue;
        const screenId = subject === 'review' ? await findProductOfReview(db, id) : id;
        yield {
          key: `${subject} ${id} ${place} ${name}`,
          kind,
          values: { id, name },
          subject: { kind: subject, id: screenId, title, locale },
        } satisfies Fault;
      }
    }
  },
  async mend({ kind, values, subject }, mending) {
    const { tx, pictures } = mending;
    const id = Number(values.id);
    const name = String(values.name);
    if (!(await isMissing({ pictures }, name, await listKnownNames(tx, [name])))) return false;
    if (subject?.kind === 'product') {
      const written = await rewriteProduct(tx, id, mending, ({ imageUrl, images }) => ({
        imageUrl: unlessIt(imageUrl, name),
        images: images.filter(({ url }) => pictureName(url) !== name),
      }));
      return written !== undefined;
    }
    const written =
      subject?.kind === 'review'
        ? await rewriteReview(tx, id, mending, ({ body }) => ({ body: withoutPicture(body, name) }))
        : await rewritePost(tx, id, mending, ({ content, imageUrl }) =>
            kind === 'cover_missing'
              ? { imageUrl: unlessIt(imageUrl, name) }
              : { content: withoutPicture(content, name) },
          );
    return written !== undefined;
  },
};
