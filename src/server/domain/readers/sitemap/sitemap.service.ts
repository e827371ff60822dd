import { otherPaths } from '#contract/site/addresses/other-paths.ts';
import { paths } from '#contract/site/addresses/paths.ts';
import { engineLimits } from '#contract/site/engine-limits.ts';
import type { Locale } from '#contract/site/locales.ts';
import type { Db } from '#db/open.ts';
import { noteSeen } from '#server/domain/pages/invalidations/seen.ts';
import { tags } from '#server/domain/pages/invalidations/tags.ts';
import type { EditionsService } from '#server/domain/running/editions/editions.service.ts';
import type { CategoriesService } from '#server/domain/writing/categories/categories.service.ts';
import { notFound } from '#server/lib/errors.ts';
import type { Clock } from '#server/lib/time/clock.ts';
import { createPageLister, latest, type SitemapEntry } from './sitemap.pages.ts';
import { listReviewRanges } from './sitemap.queries.ts';
import { createRangeKeeper } from './sitemap.ranges.ts';
import { streamPosts, streamReviews } from './sitemap.streams.ts';

export type { SitemapEntry };

export interface SitemapFile {
  path: string;
  changedAt: Date | undefined;
}

interface Parts {
  db: Db;
  clock: Clock;
  categories: CategoriesService;
  editions: EditionsService;
}

const SIZE = engineLimits.sitemap.idsPerFile;

/**
 * What search engines may find. A file holds what has ids of one range, so a post never moves from one to
 * another; the first also holds the pages that are neither posts nor reviews.
 */
export function createSitemapService({ db, clock, categories, editions }: Parts) {
  const { rangesOf, hear } = createRangeKeeper({ db, clock });
  const listPages = createPageLister({ db, clock, categories, editions });

  async function getEdition(locale: Locale) {
    const edition = await editions.getEdition(locale);
    if (edition.status === 'inactive') throw notFound(`The sitemap of ${locale}`);
    // Each of thousands would say no more: with any of them another day stands in it.
    noteSeen(tags.any('post'), tags.any('review'), tags.any('author'), tags.launches(locale));
    return edition;
  }

  async function listParts(locale: Locale) {
    const edition = await getEdition(locale);
    const open = edition.status === 'active';
    const { posts, reviews } = open ? await rangesOf(locale) : { posts: [], reviews: [] };
    const pages = await listPages(edition, latest(reviews.map(({ changedAt }) => changedAt)));
    const changes = new Map<number, (Date | null | undefined)[]>([
      [1, pages.map(({ changedAt }) => changedAt)],
    ]);
    for (const { range, changedAt } of [...posts, ...reviews]) {
      changes.set(range, [...(changes.get(range) ?? []), changedAt]);
    }
    return [...changes]
      .sort(([a], [b]) => a - b)
      .map(([part, moments]) => ({ part, changedAt: latest(moments) }));
  }

  const listFiles = async (locale: Locale): Promise<SitemapFile[]> =>
    (await listParts(locale)).map(({ part, changedAt }) => ({
      path: otherPaths.sitemapFile(locale, part),
      changedAt,
    }));

  const listFound = async (): Promise<Locale[]> =>
    (await editions.listAll()).filter(({ status }) => status !== 'inactive').map(({ locale }) => locale);

  async function* entriesOf(locale: Locale, part: number): AsyncGenerator<SitemapEntry> {
    const edition = await getEdition(locale);
    const open = edition.status === 'active';
    if (part === 1) {
      const reviews = open ? await listReviewRanges(db, locale, SIZE) : [];
      yield* await listPages(edition, latest(reviews.map(({ changedAt }) => changedAt)));
    }
    if (!open) return;
    const range = { after: (part - 1) * SIZE, last: part * SIZE };
    yield* streamReviews(db, locale, range);
    yield* streamPosts(db, locale, range);
  }

  return {
    listFiles,

    follow(): void {},
    hear,

    /** The files of every edition that can be found. */
    async listAllFiles(): Promise<SitemapFile[]> {
      return (await Promise.all((await listFound()).map(listFiles))).flat();
    },

    /** A file's entries, a batch of rows in memory at a time; one that holds nothing does not exist. */
    async openFile(locale: Locale, part: number): Promise<AsyncGenerator<SitemapEntry>> {
      const entries = entriesOf(locale, part);
      const first = await entries.next();
      if (first.done) throw notFound(`Part ${part} of the sitemap of ${locale}`);
      return (async function* () {
        yield first.value;
        yield* entries;
      })();
    },

    /** Every address that can be found, the editions' one after the other, a batch of rows in memory at a time. */
    async *walk(): AsyncGenerator<string> {
      yield paths.landing();
      for (const locale of await listFound())
        for (const { part } of await listParts(locale))
          for await (const { path } of entriesOf(locale, part)) yield path;
    },

    /** The one page outside any edition; it shows the editions, and changes with them. */
    async getLandingEntry(): Promise<SitemapEntry> {
      const all = await editions.listAll();
      return {
        path: paths.landing(),
        changedAt: latest(all.map(({ updatedAt }) => updatedAt)),
        siblings: [],
      };
    },
  };
}

export type SitemapService = ReturnType<typeof createSitemapService>;
