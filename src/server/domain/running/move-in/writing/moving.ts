import type { FoundLanguage, MoveInTold } from '#contract/running/move-in/move-in.admin.schemas.ts';
import type { MovedKind, MoveInNumbers } from '#contract/running/move-in/move-in.words.ts';
import type { MoveInChoices } from '#contract/running/move-in/move-in-choices.schemas.ts';
import type { Locale } from '#contract/site/locales.ts';
import type { Db } from '#db/open.ts';
import type { AuditActor } from '#server/domain/people/audit/record-audit.ts';
import type { Left, SourceSite } from '../entries/brought.ts';
import type { EditionShops } from '../money/shop-href.ts';
import type { SourceIndex } from '../source-index.ts';
import { sentenceOf, type Why } from '../why.ts';

/** What everybody needs who brings a part of a site over. */
export interface Moving {
  db: Db;
  actor: AuditActor;
  clock: () => Date;
  site: SourceSite;
  locale: Locale;
  timeZone: string;
  /** To which shops it leads, and with whose tag. */
  edition: EditionShops;
  /** What is in the source; while its articles are read it is only read. */
  index: SourceIndex;
  /** What was found out on the way. */
  notes: SourceIndex;
  numbers: MoveInNumbers;
  /** How the articles stood with their readers. */
  states: MoveInTold['states'];
  /** Languages that entries are marked with: how many are, and where they go. */
  languages: Map<string, Pick<FoundLanguage, 'articles' | 'edition' | 'spoken'>>;
  choices: MoveInChoices;
  /** Told with every part: how many articles were written. It may refuse to go on. */
  beat: (tx: Db, done?: number) => Promise<void>;
  /** Undefined for a dry run: nothing is written. */
  runId: number | undefined;
}

export const count = ({ numbers }: Moving, how: keyof MoveInNumbers, kind: MovedKind, many = 1): void => {
  numbers[how][kind] += many;
};

export const tellLeft = ({ notes }: Pick<Moving, 'notes'>, ...lines: Left[]): void => {
  for (const line of lines) notes.tell('left', line);
};

/** A picture that is nowhere, and the article or product that misses it. */
export const tellMissing = (
  { notes }: Pick<Moving, 'notes'>,
  { url, article, place }: { url: string; article: string; place: string },
  reason: Why,
): void => notes.tell('missing', { url, reason: sentenceOf(reason), article, place, ...reason });

/** The number of something that a dry run would make: it leads nowhere that anything else does. */
export const NOT_YET = -1;
