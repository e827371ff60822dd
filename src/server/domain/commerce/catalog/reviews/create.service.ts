import type { NewReview } from '#contract/commerce/reviews/reviews.admin.schemas.ts';
import { type TranslatedField, translatedFields } from '#contract/commerce/reviews/reviews.words.ts';
import type { Caller } from '#contract/people/accounts/caller.ts';
import type { Locale } from '#contract/site/locales.ts';
import type { Actor } from '#contract/site/roles.ts';
import type { Db } from '#db/open.ts';
import { reviewSearchText } from '#server/domain/commerce/reviews/review-search.ts';
import { recordAudit } from '#server/domain/people/audit/record-audit.ts';
import { bylineOf, ownByline } from '#server/domain/writing/authors/byline.ts';
import { assertReferences, categoryIn } from '#server/domain/writing/posts/writing/references.ts';
import { conflict, invalidFields } from '#server/lib/errors.ts';
import { requireRole } from '#server/lib/permissions.ts';
import type { Clock } from '#server/lib/time/clock.ts';
import type { ProductRow } from '../products/products.admin.queries.ts';
import { holdProduct } from '../products/products.write.queries.ts';
import { lockReview } from './lock-review.ts';
import { cleanFields, type ReviewFields } from './review-fields.ts';
import { scoreOf } from './review-score.ts';
import { freeSlug, refuseReserved, unlessTaken } from './review-slugs.ts';
import * as queries from './reviews.write.queries.ts';
import { auditOfReview } from './write-review.ts';

const blank: Omit<ReviewFields, 'title' | 'slug' | 'author' | 'authorId'> = {
  verdict: '',
  score: null,
  breakdown: [],
  pros: [],
  cons: [],
  bestFor: '',
  notFor: '',
  body: { type: 'doc', content: [] },
  categoryId: null,
  updates: [],
};

/** Whether there is anything in a field that somebody could translate. */
function says({ body, ...texts }: queries.StoredReview, field: (typeof translatedFields)[number]): boolean {
  return field === 'body' ? body.content.length > 0 : texts[field].length > 0;
}

/** What a copy takes along to be translated: every text, so that none is lost that is added later. */
const textsOf = (source: queries.StoredReview) =>
  Object.fromEntries(translatedFields.map((field) => [field, source[field]])) as Pick<
    queries.StoredReview,
    TranslatedField
  >;

export function createReviewCreation({ db, clock }: { db: Db; clock: Clock }) {
  async function insert(
    tx: Db,
    actor: Actor,
    product: ProductRow,
    fields: ReviewFields,
    more: Pick<queries.NewReviewRow, 'locale'> & Partial<queries.NewReviewRow>,
  ): Promise<queries.StoredReview> {
    const at = clock();
    const review = await queries.insertReview(tx, {
      ...fields,
      ...more,
      productId: product.id,
      score: scoreOf(fields.breakdown, fields.score),
      searchText: reviewSearchText(product, fields),
      createdAt: at,
      updatedAt: at,
      updatedBy: actor.name,
    });
    const { copiedFromId } = review;
    const born = copiedFromId === null ? 'created' : 'copied';
    const details = { version: 1, productId: product.id, ...(copiedFromId && { copiedFrom: copiedFromId }) };
    await recordAudit(tx, actor, at, { action: born, ...auditOfReview(review), details });
    return review;
  }

  return {
    /** A draft. Without a title or an address it gets the product's name. */
    async create(caller: Caller, { productId, locale, ...given }: NewReview): Promise<queries.StoredReview> {
      const actor = requireRole(caller, 'editor');
      const fields = cleanFields(given);
      refuseReserved(fields.slug);
      const work = db.transaction(async (tx) => {
        const product = await holdProduct(tx, productId);
        if (!product) throw invalidFields({ productId: { code: 'invalid' } });
        await assertReferences(tx, locale, { ...fields, content: fields.body }, 'body');
        const called = `${product.brand} ${product.name}`;
        const slug = fields.slug ?? (await freeSlug(tx, locale, called));
        const byline = fields.author === undefined ? await ownByline(tx, actor) : { author: fields.author };
        const named = {
          title: called,
          authorId: null,
          ...byline,
          ...fields,
          ...(await bylineOf(tx, fields)),
          slug,
        };
        return insert(tx, actor, product, { ...blank, ...named }, { locale });
      });
      return unlessTaken(work);
    },

    /** The same review for another edition: its text as a draft to translate, the edition's own category, a free address. */
    async copy(caller: Caller, id: number, locale: Locale): Promise<queries.StoredReview> {
      const actor = requireRole(caller, 'editor');
      const work = db.transaction(async (tx) => {
        const { review: source, product } = await lockReview(tx, id);
        if (source.locale === locale) throw conflict(`Review ${id} is of ${locale} already.`);
        const category = await categoryIn(tx, locale, source.categoryId);
        const slug = await freeSlug(tx, locale, source.slug);
        const { score, breakdown } = source;
        const own = { score, breakdown, slug, ...(await ownByline(tx, actor)), categoryId: category };
        const fields = { ...blank, ...textsOf(source), ...own };
        return insert(tx, actor, product, fields, {
          locale,
          toTranslate: translatedFields.filter((field) => says(source, field)),
          copiedFromId: id,
          copiedFromVersion: source.version,
        });
      });
      return unlessTaken(work);
    },
  };
}
