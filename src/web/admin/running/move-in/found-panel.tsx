import type { MoveInDetail, MoveInTold } from '#contract/running/move-in/move-in.admin.schemas.ts';
import { type MoveInNumbers, movedKinds } from '#contract/running/move-in/move-in.words.ts';
import { useLanguage } from '#web/admin/context/texts.tsx';
import { buttonClass } from '#web/admin/ui/button.tsx';
import { Icon } from '#web/admin/ui/icon.tsx';
import { KindCounts } from './kind-counts.tsx';
import { useMoveInTexts } from './move-in-texts.ts';
import { SaidReason } from './said-reason.tsx';

interface Props {
  run: MoveInDetail;
  told: MoveInTold;
  numbers: MoveInNumbers;
}

/** What stays behind, kind by kind with its first lines. */
function LeftKinds({ left }: { left: MoveInTold['left'] }) {
  const words = useMoveInTexts();
  const { tag } = useLanguage();
  const format = new Intl.NumberFormat(tag);
  if (left.length === 0) return <p>{words.leftNone}</p>;
  return (
    <div className="panel panel-list">
      {left.map(({ kind, count, first }) => (
        <details key={kind} className="px-4 py-2">
          <summary className="cursor-pointer">
            <span className="font-medium">{words.leftKinds[kind] ?? kind}</span>{' '}
            <span className="text-mute">{format.format(count)}</span>
          </summary>
          <ul className="problem-list">
            {first.map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two lines may say the same, and none ever moves
              <li key={index}>
                <span className="text-mute">{line.place}:</span> <SaidReason of={line} />
              </li>
            ))}
          </ul>
          {count > first.length && <p className="text-mute mt-1">{words.leftMore(count - first.length)}</p>}
        </details>
      ))}
    </div>
  );
}

/** What a look has found, or a run has brought. */
export function FoundPanel({ run, told, numbers }: Props) {
  const words = useMoveInTexts();
  const { published, scheduled, draft, trash } = told.states;
  const rows = movedKinds.filter(
    (kind) => numbers.made[kind] + numbers.changed[kind] + numbers.same[kind] > 0 || kind === 'articles',
  );
  return (
    <section aria-labelledby="move-in-found" className="flex flex-col gap-3">
      <h2 id="move-in-found" className="text-base">
        {run.state === 'looked' ? words.foundTitle : words.broughtTitle}
      </h2>
      <KindCounts
        kinds={rows}
        columns={[
          { header: words.made, counts: numbers.made },
          { header: words.changed, counts: numbers.changed },
          { header: words.same, counts: numbers.same },
        ]}
      />
      <p className="text-mute">
        {[words.standing(published, scheduled, draft, trash)].filter(Boolean).map((said) => `${said}. `)}
        {told.pages > 0 && `${words.pagesFound(told.pages)} `}
        {told.comments > 0 && words.comments(told.comments)}
      </p>
      <h3 className="text-base">{words.leftTitle}</h3>
      <LeftKinds left={told.left} />
      {run.hasReport && (
        <div>
          <a className={buttonClass('quiet')} href={`/api/admin/move-ins/${run.id}/report`} download>
            <Icon of="download" size={16} />
            {words.download}
          </a>
        </div>
      )}
    </section>
  );
}
