import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { limits } from '#contract/site/limits.ts';
import { hasPlaceholder, resolvePlaceholders } from '#i18n/placeholders.ts';
import { useTexts } from '#web/admin/context/texts.tsx';
import { editionQuery } from '#web/shared/api/editions.ts';
import { useEditing } from './session/session-context.tsx';

/** What a text with {{month}} in it reads like today, in the edition's own calendar. */
export function useShown(): (text: string) => string {
  const { post } = useEditing();
  const { data } = useQuery({ ...editionQuery(post.locale), staleTime: 60_000 });
  return (text) =>
    data && hasPlaceholder(text) ? resolvePlaceholders(text, post.locale, data.timeZone, new Date()) : text;
}

export function TitleField() {
  const { postEditor, posts } = useTexts();
  const { session, fields, problems, canEdit, goTo } = useEditing();
  const id = useId();
  const shown = useShown()(fields.title);
  const isNew = fields.title === posts.untitled;
  return (
    <div>
      <label htmlFor={id} className="sr-only">
        {postEditor.title}
      </label>
      <textarea
        id={id}
        name="title"
        rows={1}
        className="title-input"
        placeholder={postEditor.title}
        maxLength={limits.writing.title.max}
        readOnly={!canEdit}
        // A new post begins with its name.
        ref={(field) => {
          if (!field || field.dataset.seen) return;
          field.dataset.seen = 'true';
          if (!isNew) return;
          field.focus();
          field.select();
        }}
        aria-invalid={problems.title ? true : undefined}
        aria-describedby={`${id}-hint`}
        value={fields.title}
        onChange={({ target }) => session.change({ title: target.value.replace(/\s*\n\s*/g, ' ') })}
        onKeyDown={(event) => {
          // A title is one line; Enter that ends a word of an input method is still its own.
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          event.preventDefault();
          goTo('content');
        }}
        onBlur={() => session.titleDone()}
      />
      {problems.title && <p className="field-problem">{problems.title}</p>}
      <p id={`${id}-hint`} className="field-hint px-1">
        {shown === fields.title ? postEditor.titleHint : postEditor.titleShown(shown)}
      </p>
    </div>
  );
}
