import type { MoveInDetail, MoveInUndo, UndoLeft } from '#contract/running/move-in/move-in.admin.schemas.ts';
import { movedKinds } from '#contract/running/move-in/move-in.words.ts';
import { editPostPath } from '#contract/site/addresses/admin-paths.ts';
import { KindCounts } from './kind-counts.tsx';
import { useMoveInTexts } from './move-in-texts.ts';

function Name({ line: { kind, id, title } }: { line: UndoLeft }) {
  if (kind !== 'articles' || id === null) return <>{title}</>;
  return <a href={editPostPath(id)}>{title}</a>;
}

/** What is gone, what is as before, and what stays and why. */
export function UndoneReport({ run, undo }: { run: MoveInDetail; undo: MoveInUndo }) {
  const words = useMoveInTexts();
  const { gone, restored, stays, left } = undo;
  const total = movedKinds.reduce((sum, kind) => sum + stays[kind], 0);
  return (
    <section aria-labelledby="move-in-undone" className="flex flex-col gap-3">
      <h2 id="move-in-undone" className="text-base">
        {words.undoneTitle}
      </h2>
      {run.undoneBy && <p>{words.undoneBy(run.undoneBy)}</p>}
      <KindCounts
        kinds={movedKinds.filter(
          (kind) => gone[kind] + restored[kind] + stays[kind] > 0 || kind === 'articles',
        )}
        columns={[
          { header: words.gone, counts: gone },
          { header: words.restored, counts: restored },
          { header: words.stays, counts: stays },
        ]}
      />
      {total > 0 && (
        <>
          <h3 className="text-base">{words.staysTitle}</h3>
          <ul className="list-disc pl-5">
            {left.map((line) => (
              <li key={`${line.kind} ${line.id}`} className="wrap-anywhere">
                {words.kinds[line.kind]}: <Name line={line} />{' '}
                <span className="text-mute">({words.reasons[line.reason]})</span>
              </li>
            ))}
            {total > left.length && <li>{words.leftMore(total - left.length)}</li>}
          </ul>
        </>
      )}
    </section>
  );
}
