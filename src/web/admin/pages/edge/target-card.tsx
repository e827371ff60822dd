import { useQueryClient } from '@tanstack/react-query';
import type { EdgeTargetStanding } from '#contract/pages/edge/edge.admin.schemas.ts';
import type { EdgeState } from '#contract/pages/edge/edge.words.ts';
import { callApi } from '#web/admin/api/call.ts';
import { useMay } from '#web/admin/context/me.tsx';
import { Badge, type Tone } from '#web/admin/ui/badge.tsx';
import { Button } from '#web/admin/ui/button.tsx';
import { useToldAction } from '#web/admin/ui/feedback/use-told-action.ts';
import { KeyValues } from '#web/admin/ui/key-values.tsx';
import { RelativeTime } from '#web/admin/ui/time/relative-time.tsx';
import { useEdgeTexts } from './edge-texts.ts';

const tones: Record<EdgeState, Tone> = {
  told: 'ok',
  failing: 'warn',
  behind: 'warn',
  stopped: 'danger',
  unheard: 'danger',
  asks: 'ok',
};

/** One cache: how it stands in a word and in a sentence, and what it said last where it failed. */
export function TargetCard({ target }: { target: EdgeTargetStanding }) {
  const texts = useEdgeTexts();
  const mayTell = useMay('editor');
  const client = useQueryClient();
  const [busy, act] = useToldAction(() => client.invalidateQueries({ queryKey: ['/api/admin/edge'] }));
  const { name, state, problem, failures, failedAt } = target;
  const moment = (at: string | null) => (at ? <RelativeTime moment={at} /> : texts.never);
  const resume = () =>
    act(() => callApi('POST /api/admin/edge/resume', { body: { target: name } }), {
      title: texts.resumed,
      description: texts.resumedText,
    });
  return (
    <li className="panel flex flex-col gap-3 px-4 py-3">
      <h2 className="flex flex-wrap items-center justify-between gap-2 text-base font-semibold">
        <span className="min-w-0 wrap-anywhere">{name}</span>
        <Badge tone={tones[state]}>{texts.states[state]}</Badge>
      </h2>
      <p className="text-mute text-sm">{texts.notes[state]}</p>
      {state !== 'asks' && (
        <KeyValues
          facts={[
            { name: texts.caughtUp, value: moment(target.caughtUpAt) },
            { name: texts.lastSent, value: moment(target.lastSentAt) },
            { name: texts.waiting, value: target.waiting },
          ]}
        />
      )}
      {problem && failures > 0 && (
        <div className="text-sm">
          <p className="font-medium">
            {texts.answer} ({texts.tries(failures)}
            {failedAt && (
              <>
                , <RelativeTime moment={failedAt} />
              </>
            )}
            )
          </p>
          <p className="wrap-anywhere mt-1 font-mono">
            {problem === 'no answer' ? texts.noAnswerText : problem}
          </p>
        </div>
      )}
      {state === 'stopped' && mayTell && (
        <p className="mt-auto">
          <Button icon="refresh-cw" busy={busy} onClick={resume}>
            {texts.resume}
          </Button>
        </p>
      )}
    </li>
  );
}
