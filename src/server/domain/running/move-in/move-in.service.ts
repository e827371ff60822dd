import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Caller } from '#contract/people/accounts/caller.ts';
import type { EditionRules } from '#contract/running/move-in/edition-rules.ts';
import { noNumbers } from '#contract/running/move-in/move-in.words.ts';
import { engineLimits } from '#contract/site/engine-limits.ts';
import { fallbackLocale, type Locale } from '#contract/site/locales.ts';
import type { Db } from '#db/open.ts';
import { type AuditActor, recordAudit } from '#server/domain/people/audit/record-audit.ts';
import type { EditionsService } from '#server/domain/running/editions/editions.service.ts';
import { ensureEditions, type FirstEditions } from '#server/domain/running/editions/first-editions.ts';
import type { createMediaLibraryService } from '#server/domain/writing/media/media.library.service.ts';
import { DomainError } from '#server/lib/errors.ts';
import { createGuardedFetch, type GuardedFetch } from '#server/lib/guarded-fetch/guarded-fetch.ts';
import type { Clock } from '#server/lib/time/clock.ts';
import type { Wait } from '#server/lib/time/wait.ts';
import type { SourceSite } from './entries/brought.ts';
import { bringCloaks } from './money/bring-cloaks.ts';
import { bringProducts } from './money/bring-products.ts';
import { shopsOf } from './money/shops-of.ts';
import { endRun, findRunning, insertRun, leaveRun, lockRuns } from './move-in.queries.ts';
import { createPictureBringer } from './pictures/bring-pictures.ts';
import { createPictureFetch, fetchAllowing } from './pictures/fetch-picture.ts';
import { InlinePictures, inlineFolderOf } from './pictures/inline-pictures.ts';
import { openUploads, type Uploads } from './pictures/uploads.ts';
import { readSourceAside } from './read-source-aside.ts';
import type { SourceText } from './reading/open-source.ts';
import { refuseSource } from './reading/refuse-source.ts';
import { summarise, writeReport } from './report.ts';
import { SourceIndex } from './source-index.ts';
import { bringAddresses } from './writing/bring-addresses.ts';
import { bringArticles } from './writing/bring-articles.ts';
import { bringAuthors, bringCategories, bringTags } from './writing/bring-terms.ts';
import type { Moving } from './writing/moving.ts';
import { planEntries } from './writing/plan-entries.ts';
import { sortEntries } from './writing/sort-entries.ts';

interface Parts {
  db: Db;
  clock: Clock;
  editions: EditionsService;
  library: ReturnType<typeof createMediaLibraryService>;
  /** How the old site is asked; another one is for tests. */
  guardedFetch: GuardedFetch | undefined;
  userAgentOf: (part: string) => string;
  wait: Wait;
  /** A folder of this machine for what is needed for a while only. */
  scratch: string;
}

export interface MoveInRequest {
  files: string[];
  edition?: Locale | undefined;
  /** Where entries go that a mark of the old site tells apart; every other goes to the edition. */
  editions?: EditionRules | undefined;
  /** A folder, or an archive of one. */
  uploads?: string | undefined;
  dryRun?: boolean | undefined;
  /** Where all that is told is written. */
  report?: string | undefined;
  /** Where the old site was, where its export does not say so. */
  site?: string | undefined;
  /** A host of a private network that may be asked for pictures, this once. */
  allowHost?: string | undefined;
  /** For a site that has no edition yet. */
  firstEditions?: FirstEditions;
  onProgress?: (done: number, total: number) => void;
}

/** How much of a run is one person's or command's: the rest is the same for everybody. */
interface Who {
  actor: AuditActor;
  caller: Caller;
}

/** Sites move in by this, at the desk as by the command: looked at first, brought part by part, and again whenever somebody likes. */
export function createMoveInService(parts: Parts) {
  const { db, clock, editions, scratch } = parts;

  async function survey(given: string[], indexFile: string, address: string | undefined) {
    const files = given.map((file) => ({ file, name: path.basename(file) }));
    let texts: SourceText[] = [];
    let found: { site: SourceSite; articles: number } | undefined;
    for await (const part of readSourceAside({ wanted: 'survey', files, indexFile, address })) {
      if ('texts' in part) texts = part.texts;
      if ('site' in part) found = part;
    }
    if (!found) throw refuseSource('The file is content of Vitrina.', 'content_of_vitrina');
    return { texts, total: found.articles, site: { ...found.site, address: address ?? found.site.address } };
  }

  /** One at a time: two would give out the same addresses. */
  const beginRun = (site: string, locale: Locale, { actor }: Who): Promise<number> =>
    db.transaction(async (tx) => {
      await lockRuns(tx);
      const now = clock();
      const since = new Date(now.getTime() - engineLimits.moveIn.lostAfter);
      if (await findRunning(tx, since))
        throw new DomainError('conflict', 'Another site is moving in.', { reason: 'move_in_under_way' });
      return insertRun(tx, {
        site,
        locale,
        state: 'running',
        actorName: actor.name,
        startedAt: now,
        heartbeatAt: now,
      });
    });

  async function bringAll(
    moving: Moving,
    texts: SourceText[],
    indexFile: string,
    who: Who,
    uploads: Uploads | undefined,
    request: MoveInRequest,
    total: number,
  ) {
    const { site, notes } = moving;
    const userAgent = parts.userAgentOf('MoveIn');
    const fetch = request.allowHost
      ? fetchAllowing(request.allowHost, userAgent)
      : (parts.guardedFetch ?? createGuardedFetch({ userAgent }));
    const pictures = {
      ...{ db, caller: who.caller, library: parts.library, site, notes, uploads },
      inline: new InlinePictures(inlineFolderOf(indexFile)),
      fetch: createPictureFetch({ fetch, wait: parts.wait }),
      isDryRun: moving.runId === undefined,
    };
    const editions = sortEntries(moving, request.editions ?? {});
    await bringAuthors(moving, createPictureBringer({ ...pictures, locale: moving.locale }));
    const movings: Moving[] = [];
    for (const each of editions)
      movings.push({
        ...moving,
        locale: each,
        timeZone: await zoneOf(each, request),
        edition: await shopsOf(parts.editions, each, request.firstEditions),
      });
    for (const each of movings) await bringCategories(each, editions);
    bringTags(moving);
    for (const each of movings) await planEntries(each);
    let done = 0;
    for (const each of movings) {
      const { locale, edition } = each;
      const bringPicture = createPictureBringer({ ...pictures, locale });
      await bringProducts(each, bringPicture);
      const task = { wanted: 'articles', texts, indexFile, site, locale, edition } as const;
      for await (const part of readSourceAside({ ...task, now: clock().toISOString() })) {
        if (!('left' in part)) continue;
        for (const line of part.left) notes.tell('left', line);
        await bringArticles(each, bringPicture, part.articles);
        done += part.articles.length;
        request.onProgress?.(done, total);
      }
    }
    await bringCloaks(moving);
    await bringAddresses(moving);
  }

  async function end({ runId, numbers, site, locale, actor }: Moving): Promise<void> {
    if (runId === undefined) return;
    await db.transaction(async (tx) => {
      await endRun(tx, runId, clock(), numbers);
      const details = { run: runId, made: numbers.made, changed: numbers.changed };
      await recordAudit(tx, actor, clock(), {
        action: 'created',
        subject: 'import',
        subjectId: String(runId),
        title: site.name || site.identity,
        locale,
        details,
      });
    });
  }

  /** A dry run brings no edition along: it is told as if it were there. */
  async function zoneOf(
    locale: Locale,
    { dryRun, firstEditions = () => [] }: MoveInRequest,
  ): Promise<string> {
    const first = firstEditions();
    const there = await ensureEditions(db, dryRun ? [] : first);
    const foreseen = there.length === 0 ? first.find((each) => each.locale === locale) : undefined;
    return foreseen?.timeZone ?? (await editions.getEdition(locale)).timeZone;
  }

  async function moveIn(who: Who, request: MoveInRequest, folder: string) {
    const locale = request.edition ?? fallbackLocale;
    const timeZone = await zoneOf(locale, request);
    const indexFile = path.join(folder, 'source.sqlite');
    const address = request.site?.replace(/\/$/, '');
    const { texts, site, total } = await survey(request.files, indexFile, address);
    const index = new SourceIndex(indexFile);
    const notes = new SourceIndex(path.join(folder, 'notes.sqlite'));
    let uploads: Uploads | undefined;
    let runId: number | undefined;
    try {
      // Ghost packs its pictures with its export.
      const packed = texts.find(({ entry }) => entry !== undefined)?.file;
      const given = request.uploads ?? packed;
      if (given !== undefined) uploads = await openUploads(given, notes, path.join(folder, 'uploads'));
      runId = request.dryRun ? undefined : await beginRun(site.identity, locale, who);
      const moving: Moving = {
        db,
        actor: who.actor,
        clock,
        site,
        locale,
        timeZone,
        edition: await shopsOf(editions, locale, request.firstEditions),
        index,
        notes,
        numbers: noNumbers(),
        runId,
      };
      await bringAll(moving, texts, indexFile, who, uploads, request, total);
      await end(moving);
      const { numbers } = moving;
      const facts = { site, edition: locale, dryRun: runId === undefined, run: runId ?? null, numbers };
      if (request.report !== undefined) await writeReport(request.report, facts, [index, notes]);
      return {
        ...facts,
        ...summarise([index, notes], engineLimits.moveIn.shown),
        comments: index.countTold('comments'),
      };
    } catch (error) {
      if (runId !== undefined) await leaveRun(db, runId);
      throw (error as NodeJS.ErrnoException).code === 'ENOSPC'
        ? refuseSource('The disk is full.', 'disk_full')
        : error;
    } finally {
      uploads?.close();
      index.close();
      notes.close();
    }
  }

  return {
    /** Whoever calls has looked who asks. */
    async run(who: Who, request: MoveInRequest) {
      for (const file of request.files)
        if (!existsSync(file)) throw refuseSource(`There is no file ${file}.`);
      await mkdir(scratch, { recursive: true });
      const folder = await mkdtemp(path.join(scratch, 'move-in-'));
      try {
        return await moveIn(who, request, folder);
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
  };
}

export type MovedIn = Awaited<ReturnType<ReturnType<typeof createMoveInService>['run']>>;
