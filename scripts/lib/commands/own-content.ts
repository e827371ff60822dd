import { writeFile } from 'node:fs/promises';
import type { ContentKind } from '#contract/running/content-transfer/content-kinds.ts';
import { type MovedKind, noNumbers } from '#contract/running/move-in/move-in.words.ts';
import type { AuditActor } from '#server/domain/people/audit/record-audit.ts';
import { hasClashes, type TakenContent } from '#server/domain/running/content-transfer/import-content.ts';
import type { Services } from '#server/services.ts';
import { UsageError } from './explain-command.ts';

/** What each table of ours is to a report; the others are told beside it. */
const KINDS: Partial<Record<ContentKind, MovedKind>> = {
  posts: 'articles',
  authors: 'authors',
  categories: 'categories',
  media: 'pictures',
  products: 'products',
  offers: 'offers',
  slug_redirects: 'redirects',
};

function contentLines({ kinds, pictures }: TakenContent): string[] {
  const lines = Object.entries(kinds).map(([kind, { given, added, changed, clashes }]) => {
    const clash = clashes.length > 0 ? `, in the way: ${clashes.join(', ')}` : '';
    return `${kind}: ${given} in the file, ${added} new${changed ? `, ${changed} changed` : ''}${clash}`;
  });
  return [...lines, `pictures: ${pictures} in the file`];
}

/** The same report as for other sites. */
function reportOf(taken: TakenContent, dryRun: boolean) {
  const { made, changed, same } = noNumbers();
  const isRefused = hasClashes(taken);
  for (const [kind, counts] of Object.entries(taken.kinds)) {
    const moved = KINDS[kind as ContentKind];
    if (!moved || isRefused) continue;
    made[moved] = counts.added;
    changed[moved] = counts.changed;
    same[moved] = counts.given - counts.added - counts.changed;
  }
  const left = Object.entries(taken.kinds).flatMap(([kind, { clashes }]) =>
    clashes.map((id) => ({ kind, place: `${kind} ${id}`, reason: 'It is here already as something else.' })),
  );
  return { made, changed, same, site: { program: 'vitrina' }, dryRun, run: null, content: taken.kinds, left };
}

const IN_THE_WAY =
  'These rows are there already as something else. Import into a site without content (SEED=none).';

/** Content of this program, wherever it was written: all of it or nothing, with its numbers. */
export async function bringOwnContent(
  { import: bring }: Services['contentTransfer'],
  files: string[],
  { actor, dryRun, report }: { actor: AuditActor; dryRun: boolean; report?: string | undefined },
): Promise<string[]> {
  const [file = '', another] = files;
  if (another) throw new UsageError('Content of this program comes in one file: give one at a time.');
  const taken = await bring(file, actor, { dryRun });
  if (report) await writeFile(report, `${JSON.stringify(reportOf(taken, dryRun), null, 2)}\n`);
  if (hasClashes(taken))
    throw new UsageError(`Nothing was imported.\n${contentLines(taken).join('\n')}\n${IN_THE_WAY}`);
  return [
    ...contentLines(taken),
    dryRun ? 'Nothing was changed: this was a trial.' : 'Everything is in its place.',
  ];
}
