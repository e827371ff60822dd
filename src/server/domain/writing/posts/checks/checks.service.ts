import type { Caller } from '#contract/people/accounts/caller.ts';
import type { Locale } from '#contract/site/locales.ts';
import { productIdsOf } from '#contract/writing/content/content-products.ts';
import type { PostFields } from '#contract/writing/posts/post-fields.schemas.ts';
import type { PostCheck } from '#contract/writing/posts/posts.admin.schemas.ts';
import type { PostCheckCode, PostTextKind } from '#contract/writing/posts/posts.words.ts';
import type { Db } from '#db/open.ts';
import type { ProductsService } from '#server/domain/commerce/products/products.service.ts';
import type { EditionsService } from '#server/domain/running/editions/editions.service.ts';
import { refusalBy } from '#server/lib/check-refusal.ts';
import { notFound } from '#server/lib/errors.ts';
import { requireRole } from '#server/lib/permissions.ts';
import type { Clock } from '#server/lib/time/clock.ts';
import { findDraft } from '../writing/drafts.queries.ts';
import { findPost } from '../writing/posts.write.queries.ts';
import type { CheckedProduct } from './check-facts.ts';
import { listSlugHolders } from './checks.queries.ts';
import { checkPost } from './post-checks.ts';

export interface Checkable extends PostFields {
  /** A post that does not exist yet has none. */
  id: number | undefined;
  locale: Locale;
}

interface Parts {
  db: Db;
  clock: Clock;
  editions: EditionsService;
  products: ProductsService;
}

export type PostChecksService = ReturnType<typeof createPostChecks>;

export const refusalOf = refusalBy<PostCheckCode>({
  title_missing: 'required',
  body_empty: 'required',
  cover_alt_missing: 'required',
  image_alt_missing: 'required',
  slug_reserved: 'reserved',
  slug_taken: 'taken',
  language_other: 'untranslated',
});

/** Looks at posts as their edition would show them. Not within a transaction: what it finds is checked again there. */
export function createPostChecks({ db, clock, editions, products }: Parts) {
  async function productsIn(locale: Locale, texts: PostFields[]): Promise<Map<number, CheckedProduct>> {
    const ids = new Set(texts.flatMap(({ content }) => productIdsOf(content)));
    const cards = await products.listCards(locale, [...ids]);
    return new Map(
      cards.map(({ product, review, offer }) => [
        product.id,
        {
          name: `${product.brand} ${product.name}`,
          hasOffer: offer !== undefined,
          hasReview: review !== null,
        },
      ]),
    );
  }

  /** In the order of the posts; as many queries for two hundred as for one, edition by edition. */
  async function checkAll(texts: Checkable[]): Promise<PostCheck[][]> {
    if (texts.length === 0) return [];
    const holders = await listSlugHolders(
      db,
      texts.map(({ slug }) => slug),
    );
    const locales = [...new Set(texts.map(({ locale }) => locale))];
    const factsIn = new Map(
      await Promise.all(
        locales.map(async (locale) => {
          const own = texts.filter((each) => each.locale === locale);
          const [edition, known] = await Promise.all([editions.getEdition(locale), productsIn(locale, own)]);
          return [locale, { edition, products: known }] as const;
        }),
      ),
    );
    return texts.map((fields) => {
      const facts = factsIn.get(fields.locale);
      if (!facts) return [];
      const slugTaken = holders.some(
        ({ id, locale, slug }) => slug === fields.slug && locale === fields.locale && id !== fields.id,
      );
      return checkPost({ fields, slugTaken, now: clock(), ...facts });
    });
  }

  return {
    checkAll,
    async check(post: Checkable): Promise<PostCheck[]> {
      const [checks = []] = await checkAll([post]);
      return checks;
    },
    /** For whoever asks: of the text that was saved, or of what they have typed since. */
    async look(caller: Caller, id: number, of: PostTextKind): Promise<PostCheck[]> {
      const actor = requireRole(caller, 'author');
      const post = await findPost(db, id);
      const draft = of === 'draft' ? await findDraft(db, id, actor.id) : undefined;
      if (!post || (of === 'draft' && !draft)) throw notFound(`Post ${id} (${of})`);
      const [checks = []] = await checkAll([{ ...post, ...draft?.fields }]);
      return checks;
    },
  };
}
