import type { JobLineFacts } from '#contract/running/jobs/jobs.admin.schemas.ts';
import type { JobRunState } from '#contract/running/jobs/jobs.words.ts';
import { useEditionNames } from '#web/admin/context/edition-names.ts';
import { useUpkeepLanguage } from '#web/admin/context/upkeep-texts.ts';
import { Progress } from '#web/admin/ui/feedback/progress.tsx';
import { Icon } from '#web/admin/ui/icon.tsx';
import type { DeskIcon } from '#web/admin/ui/icon-names.ts';
import { RelativeTime } from '#web/admin/ui/time/relative-time.tsx';
import { flagOf } from '#web/shared/ui/flag.tsx';
import { nameOf, outcomeOf } from './job-words.ts';
import { RunButton } from './run-button.tsx';

type CellState = JobRunState | 'paused' | 'never' | 'off';

const icons: Record<CellState, DeskIcon> = {
  waiting: 'clock',
  running: 'play',
  done: 'circle-check',
  failed: 'circle-x',
  cancelled: 'circle-stop',
  lost: 'circle-alert',
  paused: 'circle-pause',
  never: 'circle-dashed',
  off: 'circle-dashed',
};

function stateOf({ openRun, lastRun, enabled, obstacle }: JobLineFacts): CellState {
  if (openRun) return openRun.state;
  if (obstacle) return 'off';
  if (!enabled) return 'paused';
  return lastRun?.state ?? 'never';
}

/** When it was last, and when it will be; what has no hours is said in the window. */
function Times({ line }: { line: JobLineFacts }) {
  const { texts } = useUpkeepLanguage();
  const { lastRun, next, enabled, obstacle } = line;
  const [soon] = enabled && !obstacle ? next : [];
  if (!lastRun && !soon) return null;
  return (
    <span className="job-times">
      {lastRun && <RelativeTime moment={lastRun.finishedAt ?? lastRun.createdAt} />}
      {soon && (
        <span data-tip={texts.jobs.next} className="inline-flex items-center gap-1">
          <Icon of="arrow-right" size={12} />
          <span className="sr-only">{texts.jobs.next}</span>
          <RelativeTime moment={soon} />
        </span>
      )}
    </span>
  );
}

interface JobCellProps {
  line: JobLineFacts;
  onShow: () => void;
}

/** A job where it runs: how it stands, in a sign and a word, when it was and will be, and the button to run it. */
export function JobCell({ line, onShow }: JobCellProps) {
  const { texts } = useUpkeepLanguage();
  const { jobs } = texts;
  const inEdition = useEditionNames();
  const name = nameOf(line, texts, inEdition);
  const { edition, openRun, lastRun } = line;
  const state = stateOf(line);
  const words =
    state === 'never'
      ? jobs.notYet
      : state === 'paused'
        ? jobs.paused
        : state === 'off'
          ? jobs.off
          : jobs.states[state];
  const outcome = openRun ? outcomeOf(openRun, texts) : lastRun ? outcomeOf(lastRun, texts) : '';
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div className="job-cell" role="group" aria-label={name}>
      {edition && (
        <span className="board-edition">
          {flagOf(edition, 18)}
          {inEdition(edition)}
        </span>
      )}
      <span className="job-facts" data-wide={edition === null || undefined}>
        <button
          type="button"
          className="board-state job-state"
          data-state={state}
          aria-label={jobs.moreOf(name, words)}
          onClick={onShow}
        >
          <Icon of={icons[state]} size={14} />
          <span>{words}</span>
        </button>
        <Times line={line} />
        {!edition && outcome && <span className="text-mute min-w-0 text-xs wrap-anywhere">{outcome}</span>}
        {openRun && (
          <Progress
            label={outcome || jobs.states[openRun.state]}
            {...(openRun.total && { value: openRun.done, max: openRun.total })}
          />
        )}
      </span>
      <RunButton line={line} name={name} />
    </div>
  );
}
