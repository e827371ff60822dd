import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { HOUR } from '#contract/site/durations.ts';
import { callApi } from '#web/admin/api/call.ts';
import { useLanguage } from '#web/admin/context/texts.tsx';
import { Button } from '#web/admin/ui/button.tsx';
import { ChecksList } from '#web/admin/ui/checks-list.tsx';
import { FieldProblem } from '#web/admin/ui/feedback/explain-failure.ts';
import { Notice } from '#web/admin/ui/feedback/notice.tsx';
import { DateTimeField } from '#web/admin/ui/form/date-time-field.tsx';
import { Form } from '#web/admin/ui/form/form.tsx';
import { SubmitButton } from '#web/admin/ui/form/submit-button.tsx';
import { Dialog } from '#web/admin/ui/overlay/dialog.tsx';
import { exactMoment } from '#web/admin/ui/time/moments.ts';
import { editionQuery } from '#web/shared/api/editions.ts';
import { afterClosing } from './session/after-closing.ts';
import { useEditing } from './session/session-context.tsx';
import { useChecks } from './use-checks.ts';
import { useSteps } from './use-steps.ts';

/** The next full hour, an hour away at least: what most people mean by "later". */
const soon = () => new Date(Math.ceil((Date.now() + HOUR) / HOUR) * HOUR);

/** What should be mended first; then now, or at a time of the edition's own clock. */
export function PublishDialog({ onClose }: { onClose: () => void }) {
  const { texts, tag } = useLanguage();
  const { postEditor, common } = texts;
  const { session, post, forReaders, goTo } = useEditing();
  const { data: edition } = useQuery(editionQuery(post.locale));
  const { take, explain } = useSteps();
  const { checks, error } = useChecks();
  const isScheduled = post.status === 'scheduled';
  const [later, setLater] = useState(isScheduled);
  const timeZone = edition?.timeZone;
  const stands = checks?.some(({ severity }) => severity === 'error');

  async function send(data: FormData): Promise<void> {
    if (!later) {
      await take(
        ({ id, body }) => callApi('POST /api/admin/posts/:id/publish', { id, body: { ...body, forReaders } }),
        { title: postEditor.published, description: postEditor.publishedText },
      );
      session.tellReaders(false);
    } else {
      const at = String(data.get('at') ?? '');
      if (!at) throw new FieldProblem({ at: common.checkFields });
      await take(
        ({ id, body }) => callApi('POST /api/admin/posts/:id/schedule', { id, body: { ...body, at } }),
        {
          title: postEditor.scheduled,
          description: postEditor.scheduledText(exactMoment(new Date(at), tag, timeZone)),
        },
      );
    }
    onClose();
  }

  const choice = (value: boolean, label: string) => (
    <label className="flex items-center gap-2">
      <input
        type="radio"
        className="checkbox"
        name="when"
        checked={later === value}
        onChange={() => setLater(value)}
      />
      {label}
    </label>
  );
  return (
    <Dialog open wide onClose={onClose} title={isScheduled ? postEditor.reschedule : postEditor.publishTitle}>
      <Form onSend={send} className="dialog-form">
        <div className="dialog-body">
          <section aria-label={postEditor.checksTitle}>
            {error ? (
              <Notice tone="danger">{explain(error)}</Notice>
            ) : (
              <ChecksList
                checks={checks}
                words={postEditor.checks}
                onGo={(where) => {
                  onClose();
                  afterClosing(() => goTo(where));
                }}
              />
            )}
          </section>
          {checks && !stands && (
            <fieldset className="flex flex-col gap-3">
              <legend className="field-label mb-2">{postEditor.when}</legend>
              <span className="flex flex-wrap gap-x-6 gap-y-2">
                {choice(false, postEditor.now)}
                {choice(true, postEditor.later)}
              </span>
              {later && timeZone && (
                <DateTimeField
                  name="at"
                  label={postEditor.scheduleFor}
                  timeZone={timeZone}
                  min={new Date()}
                  defaultValue={post.scheduledFor ? new Date(post.scheduledFor) : soon()}
                />
              )}
            </fieldset>
          )}
        </div>
        <div className="dialog-foot">
          <Button onClick={onClose}>{common.cancel}</Button>
          {checks && !stands && (
            <SubmitButton>{later ? postEditor.schedule : postEditor.publishNow}</SubmitButton>
          )}
        </div>
      </Form>
    </Dialog>
  );
}
