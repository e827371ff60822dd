import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { editPostPath } from '#contract/site/addresses/admin-paths.ts';
import { isLocale, locales } from '#contract/site/locales.ts';
import { callApi } from '#web/admin/api/call.ts';
import { useTexts } from '#web/admin/context/texts.tsx';
import { Button } from '#web/admin/ui/button.tsx';
import { Form } from '#web/admin/ui/form/form.tsx';
import { SelectField } from '#web/admin/ui/form/select.tsx';
import { SubmitButton } from '#web/admin/ui/form/submit-button.tsx';
import { Dialog } from '#web/admin/ui/overlay/dialog.tsx';
import { allLocalesQuery } from '#web/shared/api/editions.ts';
import { toast } from '#web/shared/ui/toast/toast.ts';
import { useEditing } from './session/session-context.tsx';

/** The same article for an edition that does not have it yet. */
export function CopyDialog({ onClose }: { onClose: () => void }) {
  const { postEditor, posts, common } = useTexts();
  const { session, post } = useEditing();
  const navigate = useNavigate();
  const { data: known = [] } = useQuery(allLocalesQuery());
  const nameOf = (locale: string) => known.find((each) => each.locale === locale)?.siteName ?? locale;
  const free = locales.filter((locale) => post.siblings.every((each) => each.locale !== locale));
  const [first] = free;

  async function send(data: FormData): Promise<void> {
    const locale = data.get('locale');
    if (!isLocale(locale)) return;
    let copyId = 0;
    await session.step(async (before) => {
      const copy = await callApi('POST /api/admin/posts/:id/copy', { id: before.id, body: { locale } });
      copyId = copy.id;
      return { ...before, siblings: copy.siblings };
    });
    toast({
      title: postEditor.copied,
      description: postEditor.copiedText(nameOf(locale)),
      action: {
        label: postEditor.openCopy,
        run: () => void navigate(`${editPostPath(copyId)}?locale=${locale}`),
      },
    });
    onClose();
  }

  return (
    <Dialog open onClose={onClose} title={postEditor.copyTo} description={postEditor.copyAbout}>
      <Form onSend={send} className="dialog-form">
        <div className="dialog-body">
          {first ? (
            <SelectField
              name="locale"
              label={posts.editions}
              defaultValue={first}
              options={free.map((locale) => ({ value: locale, label: nameOf(locale) }))}
            />
          ) : (
            <p>{postEditor.everywhere}</p>
          )}
        </div>
        <div className="dialog-foot">
          <Button onClick={onClose}>{common.cancel}</Button>
          {first && <SubmitButton>{postEditor.copy}</SubmitButton>}
        </div>
      </Form>
    </Dialog>
  );
}
