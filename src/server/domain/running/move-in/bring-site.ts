import type { Caller } from '#contract/people/accounts/caller.ts';
import { engineLimits } from '#contract/site/engine-limits.ts';
import type { Locale } from '#contract/site/locales.ts';
import type { Db } from '#db/open.ts';
import type { EditionsService } from '#server/domain/running/editions/editions.service.ts';
import { ensureEditions, type FirstEditions } from '#server/domain/running/editions/first-editions.ts';
import type { createMediaLibraryService } from '#server/domain/writing/media/media.library.service.ts';
import { postsHaveGrown } from '#server/domain/writing/posts/bring-posts.ts';
import { fetchAllowing } from '#server/lib/guarded-fetch/fetch-allowing.ts';
import { createGuardedFetch, type GuardedFetch } from '#server/lib/guarded-fetch/guarded-fetch.ts';
import type { Wait } from '#server/lib/time/wait.ts';
import { bringCloaks } from './money/bring-cloaks.ts';
import { bringProducts } from './money/bring-products.ts';
import { shopsOf } from './money/shops-of.ts';
import { createPictureBringer } from './pictures/bring-pictures.ts';
import { createPictureFetch } from './pictures/fetch-picture.ts';
import { InlinePictures, inlineFolderOf } from './pictures/inline-pictures.ts';
import type { Uploads } from './pictures/uploads.ts';
import { readSourceAside } from './read-source-aside.ts';
import type { SourceText } from './reading/open-source.ts';
import type { ReadyArticle } from './writing/article-fields.ts';
import { bringAddresses } from './writing/bring-addresses.ts';
import { bringArticles, readyArticles } from './writing/bring-articles.ts';
import { bringAuthors, bringCategories, bringTags } from './writing/bring-terms.ts';
import type { Moving } from './writing/moving.ts';
import { planEntries } from './writing/plan-entries.ts';
import { sortEntries } from './writing/sort-entries.ts';

export interface BringingParts {
  db: Db;
  editions: EditionsService;
  library: ReturnType<typeof createMediaLibraryService>;
  /** How the old site is asked; another one is for tests. */
  guardedFetch: GuardedFetch | undefined;
  userAgentOf: (part: string) => string;
  wait: Wait;
}

/** What is there to be brought, and as who asked for it wants it. */
export interface Bringing {
  caller: Caller;
  texts: SourceText[];
  indexFile: string;
  uploads: Uploads | undefined;
  /** A host of a private network that may be asked for pictures, this once. */
  allowHost: string | undefined;
  firstEditions: FirstEditions | undefined;
  signal: AbortSignal | undefined;
  onPart: (done: number) => void;
}

/** What an edition is to whoever writes into it. A dry run brings no edition along: it is told as if it were there. */
export async function editionFor(
  { db, editions }: Pick<BringingParts, 'db' | 'editions'>,
  locale: Locale,
  { isDryRun, firstEditions = () => [] }: { isDryRun: boolean; firstEditions: FirstEditions | undefined },
): Promise<Pick<Moving, 'locale' | 'timeZone' | 'edition'>> {
  const first = firstEditions();
  const there = await ensureEditions(db, isDryRun ? [] : first);
  const foreseen = there.length === 0 ? first.find((each) => each.locale === locale) : undefined;
  return {
    locale,
    timeZone: foreseen?.timeZone ?? (await editions.getEdition(locale)).timeZone,
    edition: await shopsOf(editions, locale, firstEditions),
  };
}

/** Everything of a site, edition by edition: first what texts name, then the texts, then the addresses of all of it. */
export async function bringSite(parts: BringingParts, moving: Moving, bringing: Bringing): Promise<void> {
  const { site, notes, runId } = moving;
  const { caller, texts, indexFile, uploads, allowHost, firstEditions, signal } = bringing;
  const userAgent = parts.userAgentOf('MoveIn');
  const fetch = allowHost
    ? fetchAllowing([allowHost], userAgent)
    : (parts.guardedFetch ?? createGuardedFetch({ userAgent }));
  const fetchPicture = createPictureFetch({ fetch, wait: parts.wait });
  const bringerFor = (locale: Locale) =>
    createPictureBringer({
      ...{ db: parts.db, caller, library: parts.library, site, notes, uploads, locale, runId },
      inline: new InlinePictures(inlineFolderOf(indexFile)),
      fetch: async (address, maxBytes) => {
        signal?.throwIfAborted();
        return fetchPicture(address, maxBytes);
      },
    });
  const editions = sortEntries(moving, moving.choices.editions);
  await bringAuthors(moving, bringerFor(moving.locale));
  const asked = { isDryRun: runId === undefined, firstEditions };
  const movings: Moving[] = [];
  for (const each of editions) movings.push({ ...moving, ...(await editionFor(parts, each, asked)) });
  for (const each of movings) await bringCategories(each, editions);
  bringTags(moving);
  for (const each of movings) await planEntries(each);
  const { counted } = engineLimits.moveIn;
  let countNext: number = counted.first;
  let done = 0;
  for (const each of movings) {
    const { locale, edition } = each;
    const bringPicture = bringerFor(locale);
    await bringProducts(each, bringPicture);
    const now = moving.clock().toISOString();
    const task = { wanted: 'articles', texts, indexFile, site, locale, edition, now } as const;
    moving.index.hold();
    // One part is written while the next is made ready, and the one behind that is read.
    let writing = Promise.resolve();
    const write = async (ready: ReadyArticle[], behind: number) => {
      await bringArticles(each, ready, behind);
      if (runId !== undefined && behind >= countNext && behind <= counted.last) {
        await postsHaveGrown(parts.db);
        countNext = behind * counted.factor;
      }
      bringing.onPart(behind);
    };
    try {
      for await (const part of readSourceAside(task, { signal })) {
        if (!('left' in part)) continue;
        signal?.throwIfAborted();
        for (const line of part.left) notes.tell('left', line);
        const ready = await readyArticles(each, bringPicture, part.articles);
        await writing;
        done += part.articles.length;
        writing = write(ready, done);
        // Whoever waits for it hears of it.
        writing.catch(() => {});
      }
    } finally {
      await writing;
    }
  }
  await bringCloaks(moving);
  await bringAddresses(moving);
}
