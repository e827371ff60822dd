import type { MoveOut } from '#contract/running/move-out/move-out.admin.schemas.ts';
import { useLanguage } from '#web/admin/context/texts.tsx';
import { buttonClass } from '#web/admin/ui/button.tsx';
import { Progress } from '#web/admin/ui/feedback/progress.tsx';
import { Icon } from '#web/admin/ui/icon.tsx';
import { useMoveInTexts } from './move-in-texts.ts';

const MEGABYTE = 1024 * 1024;

/** One copy: how far it is, or where it can be fetched, or why there is none. */
export function MoveOutLine({ copy }: { copy: MoveOut }) {
  const { id, form, state, done, total, bytes, keptUntil, problem, startedAt, startedBy } = copy;
  const { out: words, by } = useMoveInTexts();
  const { tag } = useLanguage();
  const day = new Intl.DateTimeFormat(tag, { dateStyle: 'medium' });
  const when = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short' });
  const size = new Intl.NumberFormat(tag, { maximumFractionDigits: 1 });
  const isCounted = state === 'running' && total !== null && total > 0;
  return (
    <li className="flex flex-col items-start gap-3 px-4 py-3 sm:flex-row sm:items-center sm:justify-between">
      <div className="min-w-0 flex-1 self-stretch">
        <p>{words.forms[form]}</p>
        <p className="text-mute text-sm">
          {when.format(new Date(startedAt))} · {by(startedBy)}
          {keptUntil && ` · ${words.keptUntil(day.format(new Date(keptUntil)))}`}
        </p>
        {problem && <p className="text-sm">{problem}</p>}
        {(state === 'waiting' || state === 'running') && (
          <div role="status" className="mt-2">
            <Progress label={words.states[state]} {...(isCounted && { value: done, max: total })} />
            <span className="text-mute text-sm">
              {isCounted
                ? words.progress[form === 'static' ? 'addresses' : 'texts'](done, total)
                : words.states[state]}
            </span>
          </div>
        )}
      </div>
      {state === 'ready' && (
        <a className={buttonClass('quiet')} href={`/api/admin/move-outs/${id}/file`} download>
          <Icon of="download" size={16} />
          {words.download(size.format((bytes ?? 0) / MEGABYTE))}
        </a>
      )}
    </li>
  );
}
