import { rowCountOf } from '../archive/manifest.ts';
import { BackupProblem } from '../backup-problem.ts';
import type { LocalArchive } from '../local-archive.ts';
import type { Watcher } from '../make-archive.ts';
import { withScratchRestore } from './scratch-restore.ts';

interface RehearsalParts extends Watcher {
  archive: LocalArchive;
  scratch: string;
}

export interface RehearsalFacts {
  tables: number;
  rows: number;
  pictures: number;
}

/** Restored into an embedded database of its own, whichever the site runs on, and compared there row by row. */
export function rehearseBackup(parts: RehearsalParts): Promise<RehearsalFacts> {
  const { manifest, head, pictures } = parts.archive;
  return withScratchRestore(parts, async (restored) => {
    const there = new Set(pictures);
    const missing = restored.pictures.filter((name) => !there.has(name));
    if (missing.length > 0) throw new BackupProblem('missing_pictures', missing.slice(0, 5).join(', '));
    return { tables: head.tables.length, rows: rowCountOf(manifest), pictures: pictures.length };
  });
}
