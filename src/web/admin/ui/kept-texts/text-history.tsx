import './versions.css';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { KeptSubject } from '#contract/writing/kept-texts/kept-texts.words.ts';
import { apiList, apiQuery } from '#web/admin/api/call.ts';
import { useTexts } from '#web/admin/context/texts.tsx';
import { diffText } from '#web/admin/ui/audit/diff-text.ts';
import { FieldDiff } from '#web/admin/ui/audit/field-diff.tsx';
import { Button } from '#web/admin/ui/button.tsx';
import { explainFailure } from '#web/admin/ui/feedback/explain-failure.ts';
import { Spinner } from '#web/admin/ui/feedback/spinner.tsx';
import { Dialog } from '#web/admin/ui/overlay/dialog.tsx';
import { RelativeTime } from '#web/admin/ui/time/relative-time.tsx';
import { toast } from '#web/shared/ui/toast/toast.ts';

interface TextHistoryProps<F extends object> {
  place: { subject: KeptSubject; id: number };
  /** As it stands in the form. */
  form: F;
  formOf: (fields: Record<string, unknown>) => F;
  labels: Record<keyof F & string, string>;
  words: (form: F, name: keyof F & string) => string;
  canEdit: boolean;
  onPutBack: (form: F) => void;
  onClose: () => void;
}

/** Every saved version, what has changed since, and the way back: into the form, where it is saved like anything typed. */
export function TextHistory<F extends object>({ place, onClose, ...shown }: TextHistoryProps<F>) {
  const texts = useTexts();
  const { keptTexts, table, common, audit, posts } = texts;
  const list = useInfiniteQuery(apiList('GET /api/admin/history/:subject/:id', place));
  const [chosen, setChosen] = useState<number>();
  const openId = chosen ?? list.data?.[0]?.id;
  const revision = useQuery({
    ...apiQuery('GET /api/admin/history/:subject/:id/:revisionId', { ...place, revisionId: openId ?? 0 }),
    enabled: openId !== undefined,
  });
  const failure = list.error ?? revision.error;
  const then = revision.data && shown.formOf(revision.data.fields);
  function putBack(): void {
    if (!then) return;
    shown.onPutBack(then);
    toast({ title: keptTexts.putBackDone, description: keptTexts.putBackText });
    onClose();
  }
  return (
    <Dialog
      open
      wide="extra"
      onClose={onClose}
      title={keptTexts.history}
      description={keptTexts.historyAbout}
    >
      <div className="dialog-body">
        {failure && (
          <p role="alert" className="text-danger">
            {explainFailure(failure, texts).message}
          </p>
        )}
        {!list.data && !failure && <Spinner label={common.loading} />}
        {list.data?.length === 0 && <p className="text-mute">{keptTexts.noVersions}</p>}
        {list.data && list.data.length > 0 && (
          <div className="history">
            <section className="history-list" aria-label={keptTexts.versions}>
              {list.data.map(({ id, action, by, createdAt }) => (
                <button
                  key={id}
                  type="button"
                  className="history-item"
                  aria-pressed={id === openId}
                  onClick={() => setChosen(id)}
                >
                  <span className="font-medium">{audit.actions[action]}</span>
                  <span className="text-mute text-sm">
                    <RelativeTime moment={createdAt} /> {by && `· ${posts.by(by)}`}
                  </span>
                </button>
              ))}
              {list.hasNextPage && (
                <Button busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
                  {table.loadMore}
                </Button>
              )}
            </section>
            {then ? <Differences then={then} {...shown} /> : <Spinner label={common.loading} />}
          </div>
        )}
      </div>
      {shown.canEdit && then && (
        <div className="dialog-foot">
          <Button look="primary" onClick={putBack}>
            {keptTexts.putBack}
          </Button>
        </div>
      )}
    </Dialog>
  );
}

type DifferencesProps<F extends object> = Pick<TextHistoryProps<F>, 'form' | 'labels' | 'words'> & {
  then: F;
};

/** From that version to what is in the form. */
function Differences<F extends object>({ then, form, labels, words }: DifferencesProps<F>) {
  const { keptTexts } = useTexts();
  const names = (Object.keys(labels) as (keyof F & string)[]).filter(
    (name) => words(then, name) !== words(form, name),
  );
  return (
    <section className="flex min-w-0 flex-col gap-3" aria-label={keptTexts.compared}>
      <p className="text-mute text-sm">{names.length === 0 ? keptTexts.same : keptTexts.compared}</p>
      {names.map((name) => (
        <div key={name} className="flex flex-col gap-1.5">
          <p className="field-label">{labels[name]}</p>
          <FieldDiff
            pieces={diffText(words(then, name).split('\n'), words(form, name).split('\n'))}
            label={labels[name]}
          />
        </div>
      ))}
    </section>
  );
}
