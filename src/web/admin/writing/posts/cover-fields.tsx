import { limits } from '#contract/site/limits.ts';
import { useTexts } from '#web/admin/context/texts.tsx';
import { TextField } from '#web/admin/ui/form/field.tsx';
import { MediaField } from '#web/admin/writing/media/media-field.tsx';
import { useEditing } from './session/session-context.tsx';

export function CoverFields() {
  const { postEditor } = useTexts();
  const { session, post, fields, problems, canEdit } = useEditing();
  return (
    <fieldset className="side-section" disabled={!canEdit} data-field="imageUrl">
      <legend className="sr-only">{postEditor.cover}</legend>
      <MediaField
        label={postEditor.cover}
        locale={post.locale}
        value={fields.imageUrl}
        onChange={(imageUrl, alt) =>
          session.change({ imageUrl, ...(alt && !fields.imageAlt.trim() && { imageAlt: alt }) })
        }
      />
      {problems.imageUrl && <p className="field-problem">{problems.imageUrl}</p>}
      {fields.imageUrl && (
        <TextField
          name="imageAlt"
          label={postEditor.coverAlt}
          hint={postEditor.coverAltHint}
          maxLength={limits.writing.imageAltChars}
          value={fields.imageAlt}
          onChange={({ target }) => session.change({ imageAlt: target.value })}
        />
      )}
    </fieldset>
  );
}
