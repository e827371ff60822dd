import { engineLimits } from '#contract/site/engine-limits.ts';
import type { Locale } from '#contract/site/locales.ts';
import type { RefusalReason } from '#contract/site/refusals.ts';
import { type AsideLimits, readAside, TooCostly } from '#server/lib/aside/read-aside.ts';
import type { BroughtArticle, Left, SourceSite } from './entries/brought.ts';
import type { SurveyChoices } from './entries/wordpress-survey.ts';
import type { EditionShops } from './money/shop-href.ts';
import type { SourceText } from './reading/open-source.ts';
import { refuseSource } from './reading/refuse-source.ts';

/** What a thread is asked: what there is in files, or their articles. */
export type SourceTask =
  | {
      wanted: 'survey';
      files: { file: string; name: string }[];
      indexFile: string;
      address: string | undefined;
      choices: SurveyChoices;
    }
  | {
      wanted: 'articles';
      texts: SourceText[];
      indexFile: string;
      site: SourceSite;
      locale: Locale;
      edition: EditionShops;
      now: string;
    };

export type SourcePart =
  | { texts: SourceText[] }
  | { read: number }
  | { site: SourceSite; articles: number; pages: number }
  | { articles: BroughtArticle[]; left: Left[] }
  | { refused: string; reason: RefusalReason | undefined };

/** What others wrote is read in a thread with limits, file after file and part after part. */
export async function* readSourceAside(
  task: SourceTask,
  {
    limits = engineLimits.moveIn.reading,
    signal,
  }: { limits?: AsideLimits; signal?: AbortSignal | undefined } = {},
): AsyncGenerator<Exclude<SourcePart, { refused: string }>> {
  const thread = new URL('./source-thread.ts', import.meta.url);
  try {
    for await (const part of readAside<SourcePart>({ thread, task, limits, signal })) {
      if ('refused' in part) throw refuseSource(part.refused, part.reason);
      yield part;
    }
  } catch (error) {
    throw error instanceof TooCostly ? refuseSource(error.message, 'source_too_costly') : error;
  }
}
