import { locales } from '#contract/site/locales.ts';
import { productIdsOf } from '#contract/writing/content/content-products.ts';
import { loadDictionary } from '#i18n/load-dictionary.ts';
import { resolvePlaceholders } from '#i18n/placeholders.ts';
import { presentProductCard } from '#server/domain/commerce/products/products.presenter.ts';
import type { Edition, MovedOut, MoveOutParts, OutgoingWriter } from './move-out.parts.ts';
import {
  listOutgoingAuthors,
  listOutgoingCategories,
  listOutgoingPosts,
  listOutgoingReviews,
} from './outgoing.queries.ts';
import { type Outgoing, outgoingPost, outgoingReview } from './outgoing.ts';
import { plainBlocks } from './plain-blocks.ts';
import { createStaticSite } from './static-site/write-static-site.ts';
import { openMarkdown } from './write-markdown.ts';
import { openWxr } from './write-wxr.ts';

const writers = { wxr: openWxr, markdown: openMarkdown };
export type OutgoingForm = keyof typeof writers;
export const isOutgoingForm = (value: string): value is OutgoingForm => Object.hasOwn(writers, value);

/** Who wants to know how far it is, or to stop it between two parts. */
interface Watching {
  signal?: AbortSignal;
  onWritten?: (items: number) => void;
}

/** The way out: all that was written, in forms that other systems take. */
export function createMoveOut(parts: MoveOutParts) {
  const { db, clock, editions, products } = parts;

  async function* itemsOf({ locale }: Edition): AsyncGenerator<Outgoing[]> {
    for await (const rows of listOutgoingPosts(db, locale)) yield rows.map(outgoingPost);
    for await (const rows of listOutgoingReviews(db, locale)) yield rows.map(outgoingReview);
  }

  async function writeEdition(
    edition: Edition,
    writer: OutgoingWriter,
    { signal, onWritten }: Watching,
  ): Promise<void> {
    const { locale, timeZone } = edition;
    const { content: wording } = await loadDictionary(locale);
    const now = clock();
    const resolve = (text: string) => resolvePlaceholders(text, locale, timeZone, now);
    for await (const items of itemsOf(edition)) {
      signal?.throwIfAborted();
      const ids = new Set(items.flatMap(({ blocks }) => productIdsOf({ type: 'doc', content: blocks })));
      const found = await products.listCards(locale, [...ids]);
      const cards = new Map(found.map((card) => [card.product.id, presentProductCard(card)]));
      for (const item of items)
        await writer.write({
          item: {
            ...item,
            title: resolve(item.title),
            excerpt: resolve(item.excerpt),
            metaTitle: resolve(item.metaTitle),
            metaDescription: resolve(item.metaDescription),
          },
          blocks: plainBlocks(item.blocks, cards, wording),
          isSponsored: (address) => [...cards.values()].some(({ offer }) => offer?.url === address),
          resolve,
        });
      onWritten?.(items.length);
    }
  }

  return {
    /** All that readers can walk through, as files. */
    writeSite: createStaticSite(parts).write,

    /** Into a folder that is there and empty. Nothing of the site is changed. */
    async write(form: OutgoingForm, folder: string, watching: Watching = {}): Promise<MovedOut> {
      const moved: MovedOut = { files: 0, posts: 0, reviews: 0, pictures: 0, missing: [] };
      const authors = await listOutgoingAuthors(db);
      for (const locale of locales) {
        const edition = await editions.getEdition(locale);
        const categories = await listOutgoingCategories(db, locale);
        const writer = await writers[form]({ ...parts, folder, edition, authors, categories, moved });
        await writeEdition(edition, writer, watching);
        await writer.close();
      }
      return moved;
    },
  };
}
