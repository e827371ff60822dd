import { otherPaths } from '#contract/site/addresses/other-paths.ts';
import { paths } from '#contract/site/addresses/paths.ts';
import { limits } from '#contract/site/limits.ts';
import type { Db } from '#db/open.ts';
import { ago, type Clock } from '#server/lib/time/clock.ts';
import { listPublishedSince } from './indexnow.queries.ts';

export interface IndexNowSettings {
  /** Without one, nobody is told anything. */
  key?: string | undefined;
  /** Where search engines are told. */
  endpoint: string;
}

interface IndexNowParts extends IndexNowSettings {
  db: Db;
  clock: Clock;
  publicUrl: string;
}

/** `unreachable` where nobody answered, otherwise the answer's status. */
export type IndexNowAnswer = 'told' | 'unreachable' | { refused: number };

/** Tells search engines of new posts at once (indexnow.org); they fetch them when it suits them. */
export function createIndexNowService({ db, clock, key, endpoint, publicUrl }: IndexNowParts) {
  const origin = new URL(publicUrl).origin;
  return {
    /** Whoever holds the key to the site may speak for it: engines ask for this file. */
    keyFile: key && { path: otherPaths.indexNowKey(key), text: key },

    isSetUp: key !== undefined,

    async listNew(since: Date | undefined): Promise<string[]> {
      const from = since ?? ago(clock, limits.indexNow.firstLookBack);
      const found = await listPublishedSince(db, from, limits.indexNow.addresses);
      return found.map(({ locale, slug }) => `${origin}${paths.post(locale, slug)}`);
    },

    async tell(urlList: string[], signal: AbortSignal): Promise<IndexNowAnswer> {
      if (!key) throw new Error('IndexNow has no key.');
      const body = {
        host: new URL(origin).host,
        key,
        keyLocation: `${origin}${otherPaths.indexNowKey(key)}`,
        urlList,
      };
      try {
        const response = await fetch(endpoint, {
          method: 'POST',
          headers: { 'content-type': 'application/json; charset=utf-8' },
          body: JSON.stringify(body),
          redirect: 'error',
          signal: AbortSignal.any([signal, AbortSignal.timeout(limits.indexNow.patience)]),
        });
        await response.body?.cancel();
        return response.ok ? 'told' : { refused: response.status };
      } catch (error) {
        if (signal.aborted) throw error;
        return 'unreachable';
      }
    },
  };
}

export type IndexNowService = ReturnType<typeof createIndexNowService>;
