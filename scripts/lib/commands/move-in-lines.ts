import { type MovedKind, movedKinds, type UndoReason } from '#contract/running/move-in/move-in.words.ts';
import type { AskedNumbers } from '#server/domain/running/move-in/addresses/old-addresses.service.ts';
import type { MovedIn } from '#server/domain/running/move-in/move-in.service.ts';
import type { Services } from '#server/services.ts';

type Undone = Awaited<ReturnType<Services['moveInUndo']['undoNow']>>;

const NAMES: Record<MovedKind, string> = {
  articles: 'articles',
  authors: 'authors',
  categories: 'categories',
  pictures: 'pictures',
  products: 'products',
  offers: 'offers',
  redirects: 'old addresses',
};

export function linesOf({
  numbers: { made, changed, same },
  left,
  first,
  comments,
  dryRun,
  run,
  site,
  addresses,
}: MovedIn): string[] {
  const kinds = movedKinds.map(
    (kind) => `${NAMES[kind]}: ${made[kind]} new, ${changed[kind]} changed, ${same[kind]} the same`,
  );
  const total = Object.values(left).reduce((sum, each) => sum + each, 0);
  const counted = Object.entries(left).map(([kind, many]) => `${kind} ${many}`);
  return [
    `${site.name || site.identity}${dryRun ? ' would bring' : ' has brought'}:`,
    ...kinds,
    ...(total > 0 ? [`Left behind, or not as it was (${total}): ${counted.join(', ')}`] : []),
    ...first.map(({ kind, place, reason }) => `  ${kind}, ${place}: ${reason}`),
    ...(total > first.length
      ? [`  … and ${total - first.length} more: --report FILE.json tells all of it.`]
      : []),
    ...(addresses ? addressLines(addresses) : []),
    ...(comments > 0 ? [`${comments} comments are kept in the report's file.`] : []),
    dryRun ? 'Nothing was written: this was a trial.' : `Everything is in its place (run ${run}).`,
  ];
}

export const closedEdition = (edition: string): string =>
  `The edition ${edition} is not open: readers see none of this until somebody opens it at /admin/editions.`;

export function addressLines({ numbers, more, first }: AskedNumbers): string[] {
  return [
    `Old addresses: ${numbers['200']} answer, ${numbers['301']} lead on, ${numbers['404']} are missing${more ? ', and more than could be asked' : ''}.`,
    ...first.map((each) => `  missing: ${each.path}`),
  ];
}

const REASONS: Record<UndoReason, string> = {
  changed: 'somebody has worked on it since',
  in_use: 'something else needs it',
  unknown_before: 'what it was before is no longer known',
};

export function undoLines({ run, undo: { gone, restored, stays, left } }: Undone): string[] {
  const kinds = movedKinds.map(
    (kind) => `${NAMES[kind]}: ${gone[kind]} gone, ${restored[kind]} as before, ${stays[kind]} left`,
  );
  const total = movedKinds.reduce((sum, kind) => sum + stays[kind], 0);
  return [
    `Run ${run.id} (${run.siteName || run.site}) is taken back:`,
    ...kinds,
    ...left.map(({ kind, title, reason }) => `  ${NAMES[kind]}, “${title}”: ${REASONS[reason]}`),
    ...(total > left.length ? [`  … and ${total - left.length} more.`] : []),
  ];
}
