import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { editPostPath } from '#contract/site/addresses/admin-paths.ts';
import { type Locale, locales } from '#contract/site/locales.ts';
import { callApi } from '#web/admin/api/call.ts';
import { useTexts } from '#web/admin/context/texts.tsx';
import { Button } from '#web/admin/ui/button.tsx';
import { Form } from '#web/admin/ui/form/form.tsx';
import { SubmitButton } from '#web/admin/ui/form/submit-button.tsx';
import { Dialog } from '#web/admin/ui/overlay/dialog.tsx';
import { allLocalesQuery } from '#web/shared/api/editions.ts';
import { flagOf } from '#web/shared/ui/flag.tsx';
import { toast } from '#web/shared/ui/toast/toast.ts';
import { copyInto, type MadeCopy } from './copy-into.ts';
import { useEditing } from './session/session-context.tsx';

/** The same article for editions that do not have it yet: one of them, or several at once. */
export function CopyDialog({ onClose }: { onClose: () => void }) {
  const { postEditor, posts, common } = useTexts();
  const { session, post } = useEditing();
  const navigate = useNavigate();
  const { data: known = [] } = useQuery(allLocalesQuery());
  const nameOf = (locale: Locale) => known.find((each) => each.locale === locale)?.siteName ?? locale;
  const free = locales.filter((locale) => post.siblings.every((each) => each.locale !== locale));
  const [chosen, setChosen] = useState<Locale[]>(free.slice(0, 1));

  const choose = (locale: Locale, on: boolean) =>
    setChosen(free.filter((each) => (each === locale ? on : chosen.includes(each))));

  function tell(copies: MadeCopy[]): void {
    const [copy] = copies;
    if (!copy) return;
    const where = copies.map(({ locale }) => nameOf(locale)).join(', ');
    const open = () => void navigate(`${editPostPath(copy.id)}?locale=${copy.locale}`);
    toast({
      title: postEditor.copied,
      description: postEditor.copiedText(where, copies.length),
      ...(copies.length === 1 && { action: { label: postEditor.openCopy, run: open } }),
    });
  }

  async function send(): Promise<void> {
    let made: Awaited<ReturnType<typeof copyInto>> | undefined;
    await session.step(async (before) => {
      made = await copyInto(chosen, (locale) =>
        callApi('POST /api/admin/posts/:id/copy', { id: before.id, body: { locale } }),
      );
      return { ...before, siblings: made.siblings ?? before.siblings };
    });
    if (made) tell(made.copies);
    // What was made stays; why the next one was not is said in the window, which goes on offering it.
    if (made?.failure) throw made.failure;
    onClose();
  }

  return (
    <Dialog open onClose={onClose} title={postEditor.copyTo} description={postEditor.copyAbout}>
      <Form onSend={send} className="dialog-form">
        <div className="dialog-body">
          {free.length > 0 ? (
            <fieldset className="flex flex-col gap-2">
              <legend className="field-label mb-2">{posts.editions}</legend>
              {free.map((locale) => (
                <label key={locale} className="flex items-center gap-2">
                  <input
                    type="checkbox"
                    className="checkbox"
                    checked={chosen.includes(locale)}
                    onChange={({ target }) => choose(locale, target.checked)}
                  />
                  {flagOf(locale, 18)}
                  {nameOf(locale)}
                </label>
              ))}
            </fieldset>
          ) : (
            <p>{postEditor.everywhere}</p>
          )}
        </div>
        <div className="dialog-foot">
          <Button onClick={onClose}>{common.cancel}</Button>
          {chosen.length > 0 && <SubmitButton>{postEditor.copy}</SubmitButton>}
        </div>
      </Form>
    </Dialog>
  );
}
