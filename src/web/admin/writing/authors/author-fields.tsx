import { useInfiniteQuery } from '@tanstack/react-query';
import { authorPaths } from '#contract/site/addresses/author-paths.ts';
import { limits } from '#contract/site/limits.ts';
import type { AdminAuthor } from '#contract/writing/authors/authors.admin.schemas.ts';
import { apiList } from '#web/admin/api/call.ts';
import { useEdition } from '#web/admin/context/edition.ts';
import { useMay } from '#web/admin/context/me.tsx';
import { useTexts } from '#web/admin/context/texts.tsx';
import { useAuthorsTexts } from '#web/admin/ui/authors/use-authors.ts';
import { ComboboxField } from '#web/admin/ui/form/combobox-field.tsx';
import { TextAreaField, TextField } from '#web/admin/ui/form/field.tsx';
import { MediaField } from '#web/admin/writing/media/media-field.tsx';
import { type AuthorDraft, renamed } from './author-draft.ts';

const NONE = '-';

interface AuthorFieldsProps {
  author: AdminAuthor | undefined;
  draft: AuthorDraft;
  change: (fields: Partial<AuthorDraft>) => void;
  setDraft: (draft: AuthorDraft) => void;
}

/** What is the same of a person in every edition. */
export function AuthorFields({ author, draft, change, setDraft }: AuthorFieldsProps) {
  const texts = useAuthorsTexts();
  const [edition] = useEdition();
  const mayMove = useMay('editor');
  const moved = author !== undefined && draft.slug !== author.slug && author.editions.length > 0;
  return (
    <>
      <TextField
        name="name"
        label={texts.name}
        maxLength={limits.writing.authorChars}
        autoComplete="off"
        value={draft.name}
        onChange={({ target }) => setDraft(renamed(draft, target.value, !author))}
      />
      <TextField
        name="slug"
        label={texts.slug}
        maxLength={limits.writing.slug.max}
        autoComplete="off"
        spellCheck={false}
        readOnly={!mayMove}
        value={draft.slug}
        onChange={({ target }) => change({ slug: target.value.trim().toLowerCase() })}
        hint={
          <span className="wrap-anywhere">
            {texts.slugHint(authorPaths.author(edition, draft.slug))} {moved && texts.slugOld}
          </span>
        }
      />
      <MediaField label={texts.face} value={draft.imageUrl} onChange={(imageUrl) => change({ imageUrl })} />
    </>
  );
}

/** Where else they are, and whose account it is. */
export function AuthorTies({ draft, change }: Pick<AuthorFieldsProps, 'draft' | 'change'>) {
  const texts = useAuthorsTexts();
  const { common } = useTexts();
  const mayTie = useMay('editor');
  const { data: people = [] } = useInfiniteQuery({
    ...apiList('GET /api/admin/users', {}),
    enabled: mayTie,
  });
  return (
    <>
      <TextAreaField
        name="links"
        label={texts.links}
        optional={common.optional}
        hint={texts.linksHint}
        rows={2}
        spellCheck={false}
        value={draft.links}
        onChange={({ target }) => change({ links: target.value })}
      />
      {mayTie && (
        <ComboboxField
          name="accountId"
          label={texts.accountOf}
          optional={common.optional}
          hint={texts.accountHint}
          value={draft.accountId ?? NONE}
          options={[
            { value: NONE, label: texts.noAccount },
            ...people.map(({ id, name, username }) => ({ value: id, label: name, note: username })),
          ]}
          onChange={(value) => change({ accountId: value === NONE ? null : value })}
        />
      )}
    </>
  );
}
