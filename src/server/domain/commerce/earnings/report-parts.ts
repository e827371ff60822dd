import type { Network } from '#contract/commerce/networks/network.ts';
import type { Db } from '#db/open.ts';
import type { ImportFiles } from '#server/domain/commerce/imports/import-files.ts';
import type { EditionsService } from '#server/domain/running/editions/editions.service.ts';
import type { readAside } from '#server/lib/aside/read-aside.ts';
import type { Clock } from '#server/lib/time/clock.ts';

export interface ReportParts {
  db: Db;
  clock: Clock;
  editions: EditionsService;
  files: ImportFiles;
  /** Another one is for tests. */
  aside?: typeof readAside | undefined;
  listNetworks: () => Promise<readonly Network[]>;
}
