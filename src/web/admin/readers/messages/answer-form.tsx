import { useQueryClient } from '@tanstack/react-query';
import { useBeforeUnload } from 'react-router';
import type { Message } from '#contract/readers/messages/messages.admin.schemas.ts';
import { limits } from '#contract/site/limits.ts';
import { apiQuery, callApi } from '#web/admin/api/call.ts';
import { useMe } from '#web/admin/context/me.tsx';
import { buttonClass } from '#web/admin/ui/button.tsx';
import { FieldProblem } from '#web/admin/ui/feedback/explain-failure.ts';
import { Notice } from '#web/admin/ui/feedback/notice.tsx';
import { Field } from '#web/admin/ui/form/field.tsx';
import { Form } from '#web/admin/ui/form/form.tsx';
import { SubmitButton } from '#web/admin/ui/form/submit-button.tsx';
import { Icon } from '#web/admin/ui/icon.tsx';
import { toast } from '#web/shared/ui/toast/toast.ts';
import { keepDraft, useDraft } from './answer-drafts.ts';
import { useMessageTexts } from './message-texts.ts';
import { MESSAGES } from './messages-query.ts';

const mailTo = ({ email, subject }: Message) =>
  `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(/^re:/i.test(subject) ? subject : `Re: ${subject}`)}`;

/** An answer by mail; where there is none, why, and the way round. */
export function AnswerForm({ message }: { message: Message }) {
  const messages = useMessageTexts();
  const { mail } = useMe();
  if (mail) return <Write message={message} />;
  return (
    <Notice tone="info">
      <p className="font-semibold">{messages.noMail}</p>
      <p className="mt-1">{messages.noMailText}</p>
      <a href={mailTo(message)} className={buttonClass('quiet', 'mt-3')}>
        <Icon of="mail" size={16} />
        {messages.openMailProgram}
      </a>
    </Notice>
  );
}

function Write({ message }: { message: Message }) {
  const messages = useMessageTexts();
  const client = useQueryClient();
  const { id, email } = message;
  const text = useDraft(id);
  useBeforeUnload((event) => {
    if (text.trim() !== '') event.preventDefault();
  });
  async function send(): Promise<void> {
    if (text.trim() === '') throw new FieldProblem({ text: messages.answerEmpty });
    const answered = await callApi('POST /api/admin/messages/:id/reply', { id, body: { text } });
    keepDraft(id, '');
    client.setQueryData(apiQuery('GET /api/admin/messages/:id', { id }).queryKey, answered);
    void client.invalidateQueries({ queryKey: [MESSAGES] });
    toast({ title: messages.answerSent, description: messages.answerSentText(email) });
  }
  return (
    <Form onSend={send} label={messages.answer} className="flex flex-col gap-3">
      <Field name="text" label={messages.yourAnswer} hint={messages.answerHint(email)}>
        {({ mend, ...parts }) => (
          <textarea
            {...parts}
            rows={6}
            maxLength={limits.messages.replyChars}
            className="input"
            value={text}
            onChange={(event) => {
              mend();
              keepDraft(id, event.target.value);
            }}
          />
        )}
      </Field>
      <div>
        <SubmitButton>{messages.sendAnswer}</SubmitButton>
      </div>
    </Form>
  );
}
