import { useQuery } from '@tanstack/react-query';
import { limits } from '#contract/site/limits.ts';
import { formatDate } from '#i18n/date-format.ts';
import { useLanguage, useTexts } from '#web/admin/context/texts.tsx';
import { TextAreaField } from '#web/admin/ui/form/field.tsx';
import { editionQuery } from '#web/shared/api/editions.ts';
import { useEditing } from './session/session-context.tsx';

/** Which date readers see on a post that they know, and whether it moves with the next update (decision 089). */
export function ReadersDate() {
  const { texts, tag } = useLanguage();
  const { postEditor } = texts;
  const { session, post, fields, forReaders, canEdit } = useEditing();
  const { data: edition } = useQuery(editionQuery(post.locale));
  if (post.publishedAt === null || !edition) return null;
  // Whoever writes what changed has said that something did.
  const saysSo = fields.updateNote !== '' && fields.updateNote !== post.updateNote;
  const date = formatDate(new Date(post.readersUpdatedAt), tag, edition.timeZone);
  return (
    <section className="side-section" aria-label={postEditor.readersDate}>
      <div className="flex flex-col gap-1.5">
        <h2 className="field-label">{postEditor.readersDate}</h2>
        <p>{postEditor.readersDateIs(date)}</p>
        {canEdit && (
          <label className="flex items-start gap-2">
            <input
              type="checkbox"
              className="checkbox mt-0.5"
              checked={forReaders || saysSo}
              disabled={saysSo}
              onChange={({ target }) => session.tellReaders(target.checked)}
            />
            <span>{postEditor.newsForReaders}</span>
          </label>
        )}
        <p className="field-hint">{postEditor.readersDateHint}</p>
      </div>
      <UpdateNoteField />
    </section>
  );
}

/** Asked of those who change what readers have seen before. */
function UpdateNoteField() {
  const { postEditor } = useTexts();
  const { session, fields, canEdit } = useEditing();
  return (
    <TextAreaField
      name="updateNote"
      label={postEditor.updateNote}
      rows={2}
      maxLength={limits.writing.updateNoteChars}
      readOnly={!canEdit}
      value={fields.updateNote}
      hint={postEditor.updateNoteHint}
      onChange={({ target }) => session.change({ updateNote: target.value })}
    />
  );
}
