import { contentKinds } from '#contract/running/content-transfer/content-kinds.ts';
import type { ContentReport } from '#contract/running/content-transfer/content-transfer.admin.schemas.ts';
import { hasClashes, type TakenContent } from './import-content.ts';

export const presentContentReport = (taken: TakenContent, trial: boolean): ContentReport => ({
  imported: !trial && !hasClashes(taken),
  program: taken.head.program,
  madeAt: taken.head.madeAt,
  editions: taken.head.editions,
  pictures: taken.pictures,
  kinds: contentKinds.flatMap((kind) => {
    const counts = taken.kinds[kind];
    return counts ? [{ kind, ...counts }] : [];
  }),
});
