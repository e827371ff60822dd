import type { Network } from '#contract/commerce/networks/network.ts';
import type { Db } from '#db/open.ts';
import type { EditionsService } from '#server/domain/running/editions/editions.service.ts';
import type { readAside } from '#server/lib/aside/read-aside.ts';
import type { Clock } from '#server/lib/time/clock.ts';
import type { Wait } from '#server/lib/time/wait.ts';
import type { ImportFiles } from '../import-files.ts';
import type { ImportFile } from '../imports.queries.ts';

export interface ImportParts {
  db: Db;
  clock: Clock;
  editions: EditionsService;
  files: ImportFiles;
  course: FeedCourse;
  listNetworks: () => Promise<readonly Network[]>;
  /** Other ones are for tests. */
  wait?: Wait | undefined;
  aside?: typeof readAside | undefined;
}

/** What becomes of files that came by themselves; their feeds know. */
export interface FeedCourse {
  /** Once every row was looked at: whether it may be taken in unasked, or why it waits. */
  judge(file: ImportFile): Promise<Pick<ImportFile, 'state' | 'held'>>;
  applied(tx: Db, file: ImportFile, at: Date): Promise<void>;
  undone(tx: Db, file: ImportFile): Promise<void>;
}
