import {
  type CheckId,
  type CheckObstacle,
  type FaultKind,
  faultsForPeople,
} from '#contract/running/database/database.words.ts';
import type { Db } from '#db/open.ts';
import type { Rewriting } from '#server/domain/people/audit/rewriting.ts';
import type { EditionsService } from '#server/domain/running/editions/editions.service.ts';
import type { MediaService } from '#server/domain/writing/media/media.service.ts';
import type { Clock } from '#server/lib/time/clock.ts';
import type { FaultDetails } from '../integrity.queries.ts';

/** Something that is not as it should be. */
export interface Fault extends FaultDetails {
  /** The same fault has the same key the next time. */
  key: string;
  /** Left out: as its kind is. */
  mendable?: boolean;
}

export interface CheckTools {
  db: Db;
  clock: Clock;
  pictures: MediaService;
  editions: EditionsService;
}

export interface Mending extends Rewriting, CheckTools {
  /** The transaction; `db` must not be used while it is open. */
  tx: Db;
  /** For what no transaction can take back: it is done once everything else is certain. */
  afterwards: (work: () => Promise<void>) => void;
}

/** One thing to look for. A new one is a file beside this, a line in registry.ts, an id and its texts. */
export interface Check {
  id: CheckId;
  find: (tools: CheckTools) => AsyncIterable<Fault>;
  /** Looks again, and puts right what is still wrong; false where nothing is. */
  mend?: (fault: Fault, mending: Mending) => Promise<boolean>;
}

/** It cannot be known here. */
export class CheckSkipped extends Error {
  override readonly name = 'CheckSkipped';
  readonly obstacle: CheckObstacle;

  constructor(obstacle: CheckObstacle) {
    super(obstacle);
    this.obstacle = obstacle;
  }
}

export const isMendable = ({ mendable, kind }: { mendable?: boolean; kind: FaultKind }): boolean =>
  mendable ?? !faultsForPeople.has(kind);
