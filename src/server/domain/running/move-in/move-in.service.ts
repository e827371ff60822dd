import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Caller } from '#contract/people/accounts/caller.ts';
import { noNumbers } from '#contract/running/move-in/move-in.words.ts';
import { type GivenChoices, moveInChoicesSchema } from '#contract/running/move-in/move-in-choices.schemas.ts';
import { engineLimits } from '#contract/site/engine-limits.ts';
import { fallbackLocale, type Locale } from '#contract/site/locales.ts';
import type { Db } from '#db/open.ts';
import type { AuditActor } from '#server/domain/people/audit/record-audit.ts';
import type { FirstEditions } from '#server/domain/running/editions/first-editions.ts';
import { DomainError } from '#server/lib/errors.ts';
import type { Clock } from '#server/lib/time/clock.ts';
import type { AskedNumbers } from './addresses/old-addresses.service.ts';
import { type BringingParts, bringSite, editionFor } from './bring-site.ts';
import { finishRun } from './end-run.ts';
import type { SourceSite } from './entries/brought.ts';
import { beatRun, findRunning, insertRun, leaveRun, lockRuns, nameRun } from './move-in.queries.ts';
import { openUploads, type Uploads } from './pictures/uploads.ts';
import { refuseSource } from './reading/refuse-source.ts';
import { writeReport } from './report.ts';
import { SourceIndex } from './source-index.ts';
import { type GivenFile, placeOfFile, surveySource } from './survey-source.ts';
import { tellFound } from './tell-found.ts';
import type { Moving } from './writing/moving.ts';

interface Parts extends BringingParts {
  clock: Clock;
  /** A folder of this machine for what is needed for a while only. */
  scratch: string;
  /** What becomes of a list of old addresses, told into the notes. */
  askAddresses: (file: string, notes: SourceIndex) => Promise<AskedNumbers>;
}

export interface MoveInRequest {
  files: GivenFile[];
  edition?: Locale | undefined;
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
  choices?: GivenChoices | undefined;
  /** A list of old addresses: what becomes of each is told, too. */
  addresses?: string | undefined;
  /** Of a run that the desk has begun: its number, who is told of each part, and when to stop. */
  run?: number;
  beat?: Moving['beat'];
  signal?: AbortSignal;
}

/** How much of a run is one person's or command's: the rest is the same for everybody. */
interface Who {
  actor: AuditActor;
  caller: Caller;
}

/** Sites move in by this, at the desk as by the command: looked at first, brought part by part, and again whenever somebody likes. */
export function createMoveInService(parts: Parts) {
  const { db, clock, scratch } = parts;

  /** One at a time: two would give out the same addresses. What the desk has begun is there already. */
  const beginRun = (
    { identity: site, name: siteName }: SourceSite,
    locale: Locale,
    { actor }: Who,
    { run, total }: { run: number | undefined; total: number },
  ): Promise<number> =>
    db.transaction(async (tx) => {
      await lockRuns(tx);
      const now = clock();
      const since = new Date(now.getTime() - engineLimits.moveIn.lostAfter);
      if (await findRunning(tx, since, run))
        throw new DomainError('conflict', 'Another site is moving in.', { reason: 'move_in_under_way' });
      const facts = { site, siteName, locale, total };
      if (run !== undefined) {
        await nameRun(tx, run, facts);
        return run;
      }
      const moments = { startedAt: now, heartbeatAt: now };
      return insertRun(tx, { ...facts, ...moments, state: 'running', actorName: actor.name });
    });

  async function moveIn(who: Who, request: MoveInRequest, folder: string) {
    const choices = moveInChoicesSchema.parse(request.choices ?? {});
    const locale = request.edition ?? choices.edition ?? fallbackLocale;
    const { firstEditions } = request;
    const allowHost = request.allowHost ?? (choices.allowHost || undefined);
    const isDryRun = request.dryRun === true;
    const indexFile = path.join(folder, 'source.sqlite');
    const address = request.site?.replace(/\/$/, '');
    const { signal } = request;
    const asked = { indexFile, address, choices, signal };
    const { texts, site, total, pages } = await surveySource(request.files, asked);
    // Only now: a file that is refused leaves no edition behind.
    const edition = await editionFor(parts, locale, { isDryRun, firstEditions });
    const index = new SourceIndex(indexFile);
    const notes = new SourceIndex(path.join(folder, 'notes.sqlite'));
    let uploads: Uploads | undefined;
    let runId: number | undefined;
    try {
      // Ghost packs its pictures with its export.
      const packed = texts.find(({ entry }) => entry !== undefined)?.file;
      const given = request.uploads ?? packed;
      if (given !== undefined) uploads = await openUploads(given, notes, path.join(folder, 'uploads'));
      const { run } = request;
      runId = request.dryRun ? undefined : await beginRun(site, locale, who, { run, total });
      const beat = request.beat ?? ((tx: Db, done?: number) => beatRun(tx, runId ?? 0, clock(), done));
      const moving: Moving = {
        ...{ db, actor: who.actor, clock, site, ...edition, index, notes, runId, choices, beat },
        numbers: noNumbers(),
        states: { published: 0, scheduled: 0, draft: 0, trash: 0 },
        languages: new Map(),
      };
      await bringSite(parts, moving, {
        ...{ caller: who.caller, texts, indexFile, uploads, firstEditions, signal },
        allowHost,
        onPart: (done) => request.onProgress?.(done, total),
      });
      // Whoever works for the desk ends it together with what was told.
      if (runId !== undefined && request.run === undefined) {
        const { numbers } = moving;
        const ended = { runId, actor: who.actor, at: clock(), site, locale, numbers, allowHost };
        await db.transaction((tx) => finishRun(tx, ended));
      }
      const addresses = request.addresses && (await parts.askAddresses(request.addresses, notes));
      const { numbers } = moving;
      const facts = {
        site,
        edition: locale,
        dryRun: runId === undefined,
        run: runId ?? null,
        numbers,
        choices,
      };
      if (request.report !== undefined) await writeReport(request.report, facts, [index, notes]);
      return { ...facts, ...tellFound(moving, pages), addresses: addresses || undefined };
    } catch (error) {
      if (runId !== undefined && request.run === undefined) await leaveRun(db, runId);
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
      for (const file of request.files.map(placeOfFile))
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
