import { useState } from 'react';
import type { AdminAuthor } from '#contract/writing/authors/authors.admin.schemas.ts';
import { useTexts } from '#web/admin/context/texts.tsx';
import { useAuthors, useAuthorsTexts } from '#web/admin/ui/authors/use-authors.ts';
import { Button } from '#web/admin/ui/button.tsx';
import { Notice } from '#web/admin/ui/feedback/notice.tsx';
import { Form } from '#web/admin/ui/form/form.tsx';
import { SubmitButton } from '#web/admin/ui/form/submit-button.tsx';
import { useLeaveQuestion } from '#web/admin/ui/form/use-leave-question.tsx';
import { useDeviceDraft } from '#web/admin/ui/kept-texts/use-device-draft.tsx';
import { Dialog } from '#web/admin/ui/overlay/dialog.tsx';
import { ApiError } from '#web/shared/api/api-error.ts';
import { AuthorAliases } from './author-aliases.tsx';
import { type AuthorDraft, changesOf, draftOf } from './author-draft.ts';
import { AuthorFields, AuthorTies } from './author-fields.tsx';
import { AuthorTexts } from './author-texts.tsx';
import { useSaveAuthor } from './use-save-author.ts';

interface AuthorDialogProps {
  /** Without one it is a new one. */
  author: AdminAuthor | undefined;
  onClose: () => void;
}

export function AuthorDialog({ author, onClose }: AuthorDialogProps) {
  const { common } = useTexts();
  const texts = useAuthorsTexts();
  const list = useAuthors();
  // As they were when the window opened: what others change meanwhile is theirs.
  const [before] = useState(() => draftOf(author));
  const [draft, setDraft] = useState(before);
  const [version, setVersion] = useState(author?.version ?? 1);
  const [other, setOther] = useState<string>();
  const change = (fields: Partial<AuthorDraft>) => setDraft({ ...draft, ...fields });
  const isChanged = Object.keys(changesOf(before, draft)).length > 0;
  const kept = useDeviceDraft(`author-${author?.id ?? 'new'}`, { typed: draft, isChanged, put: setDraft });
  const leave = () => {
    kept.forget();
    onClose();
  };
  const [close, question] = useLeaveQuestion(isChanged, leave);
  const save = useSaveAuthor(author, before);
  const canChange = !author || author.mayChange;
  /** Somebody was faster: what they changed beside this stays, and saving again counts on theirs. */
  async function send(): Promise<void> {
    try {
      await save(draft, version);
      leave();
    } catch (error) {
      if (!(author && error instanceof ApiError && error.status === 409)) throw error;
      const { data } = await list.refetch();
      const now = data?.find(({ id }) => id === author.id);
      if (!now) throw error;
      setVersion(now.version);
      setOther(now.updatedBy);
    }
  }
  return (
    <Dialog
      open
      wide
      title={author?.name ?? texts.createTitle}
      description={author ? texts.editAbout(author.posts.total, author.reviews.total) : texts.createAbout}
      onClose={close}
    >
      <Form className="dialog-form" onSend={send}>
        <div className="dialog-body">
          <fieldset className="flex min-w-0 flex-col gap-4" disabled={!canChange}>
            {kept.notice}
            {other && <Notice tone="warn">{texts.changedMeanwhile(other)}</Notice>}
            <AuthorFields author={author} draft={draft} change={change} setDraft={setDraft} />
            <AuthorTexts draft={draft} change={change} />
            <AuthorTies draft={draft} change={change} />
            {author && author.aliases.length > 0 && <AuthorAliases author={author} onDone={leave} />}
          </fieldset>
        </div>
        <div className="dialog-foot">
          <Button onClick={close}>{common.cancel}</Button>
          {canChange && <SubmitButton>{author ? common.save : texts.createAction}</SubmitButton>}
        </div>
      </Form>
      {question}
    </Dialog>
  );
}
